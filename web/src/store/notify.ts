/** Notices of the browser: only when somebody asked for them and allowed them. */

/** Whether this browser knows notices at all; many on phones do not. */
export function canNotify(): boolean {
  return typeof Notification !== 'undefined'
}

/** Asks for permission; whether it was given. */
export async function allowNotices(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted'
}

/** One notice for each table: a newer one takes the place of the older. */
export function notify(title: string, body: string, tag: string): void {
  if (!canNotify() || Notification.permission !== 'granted') return
  try {
    const notice = new Notification(title, { body, tag, icon: '/icon.svg' })
    notice.onclick = () => {
      window.focus()
      notice.close()
    }
  } catch {
    // Some browsers have the word but not the thing: the title and the sound remain.
  }
}
