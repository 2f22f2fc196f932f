// Without a connection the page still opens, with whatever was kept of it; with one, everything is asked for as ever, so
// that nobody plays yesterday's games. Tables are never answered from here.
const KEPT = 'feerie-2'
const LAST_RESORT = ['/offline.html', '/offline.css', '/icon.svg']
/** Files with a hash in their name never change. */
const HASHED = '/assets/'

addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.addAll(['/', ...LAST_RESORT]).then(() => shell(cache)))
      .then(() => skipWaiting()),
  )
})

/** What the first page is made of, in both languages. Most of it has just been loaded; what fails can wait. */
async function shell(cache) {
  const list = await fetch('/shell.json').catch(() => undefined)
  if (list?.ok) await cache.addAll(await list.json()).catch(() => undefined)
}

/** The kept page, if all that it begins with is there too. */
async function keptPage(cache) {
  const known = await cache.match('/')
  const text = (await known?.clone().text()) ?? ''
  const parts = [...text.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path]) => cache.match(path))
  return (await Promise.all(parts)).every((part) => part !== undefined) ? known : undefined
}

addEventListener('activate', (event) => {
  const old = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
  event.waitUntil(old.then(() => clients.claim()))
})

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (['/api/', '/metrics', '/healthz', '/ws'].some((own) => pathname.startsWith(own))) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (pathname.startsWith(HASHED)) event.respondWith(once(request))
  else event.respondWith(newest(request))
})

/** Keeps a copy of an answer. A device without room loses nothing but that: the answer is there. */
async function store(cache, request, answer) {
  await cache.put(request, answer.clone()).catch(() => undefined)
}

/** The page, whatever its address: it is the same for all of them. */
async function page(request) {
  const cache = await caches.open(KEPT)
  try {
    const answer = await fetch(request)
    if (answer.ok) {
      const isPage = (answer.headers.get('content-type') ?? '').includes('html')
      if (isPage && !answer.redirected) await store(cache, '/', answer)
      return answer
    }
    // A proxy whose server is gone, or a host that has files only: the page itself knows what to say.
  } catch {
    // Nobody is there.
  }
  return (await keptPage(cache)) ?? (await cache.match('/offline.html'))
}

async function once(request) {
  const cache = await caches.open(KEPT)
  const known = await cache.match(request)
  if (known !== undefined) return known
  const answer = await fetch(request)
  if (answer.ok) await store(cache, request, answer)
  return answer
}

async function newest(request) {
  const cache = await caches.open(KEPT)
  try {
    const answer = await fetch(request)
    if (answer.ok) await store(cache, request, answer)
    return answer
  } catch (error) {
    const known = await cache.match(request)
    if (known === undefined) throw error
    return known
  }
}

/** The page asks to keep these files; it is told how far that is. */
addEventListener('message', (event) => {
  const { data, source } = event
  if (data?.t === 'keep') event.waitUntil(keep(data.files, (message) => source?.postMessage(message)))
})

/** A file; a server that asks for patience gets it, a few times. */
async function patiently(file, tries = 5) {
  const answer = await fetch(file)
  if (answer.ok) return answer
  if (answer.status !== 429 || tries === 0) throw new Error(file)
  const seconds = Number(answer.headers.get('retry-after')) || 1
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  return patiently(file, tries - 1)
}

async function keep(files, tell) {
  const cache = await caches.open(KEPT)
  let done = 0
  try {
    for (const file of files) {
      if (!(file.startsWith(HASHED) && (await cache.match(file)))) {
        await cache.put(file, await patiently(file))
      }
      done += 1
      tell({ t: 'keeping', done, of: files.length })
    }
    // What an older edition left behind.
    const wanted = new Set(files)
    for (const { url } of await cache.keys()) {
      const { pathname } = new URL(url)
      if (pathname.startsWith(HASHED) && !wanted.has(pathname)) await cache.delete(url)
    }
    tell({ t: 'kept' })
  } catch {
    tell({ t: 'failed' })
  }
}
