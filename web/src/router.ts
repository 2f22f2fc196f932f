/** Addresses of the screens. */

export type Route =
  | { screen: 'home' }
  | { screen: 'setup'; game: string }
  | { screen: 'learn'; game: string }
  | { screen: 'table'; id: string; link?: string }
  | { screen: 'replay'; id: string; seq?: number }
  | { screen: 'rules'; game?: string; clause?: string }
  | { screen: 'print'; game: string }
  | { screen: 'lab'; game?: string }
  | { screen: 'book'; game?: string }
  | { screen: 'mine' }
  | { screen: 'account' }
  | { screen: 'watch' }
  | { screen: 'lost' }

export function parse(path: string, search: string, hash: string): Route {
  const [first, second, ...rest] = path
    .split('/')
    .filter((part) => part !== '')
    .map(decode)
  const query = new URLSearchParams(search)
  if (rest.length > 0) return { screen: 'lost' }
  switch (first) {
    case undefined:
      return { screen: 'home' }
    case 'play':
      return second === undefined ? { screen: 'home' } : { screen: 'setup', game: second }
    case 'learn':
      return second === undefined ? { screen: 'home' } : { screen: 'learn', game: second }
    case 'table': {
      if (second === undefined) return { screen: 'lost' }
      // What follows the # stays in the browser: an invitation is in nobody's log.
      const link = new URLSearchParams(hash.slice(1)).get('link')
      return link === null ? { screen: 'table', id: second } : { screen: 'table', id: second, link }
    }
    case 'replay': {
      if (second === undefined) return { screen: 'mine' }
      const seq = Number(query.get('at') ?? '')
      return query.get('at') !== null && Number.isInteger(seq) && seq >= 0
        ? { screen: 'replay', id: second, seq }
        : { screen: 'replay', id: second }
    }
    case 'rules':
      return {
        screen: 'rules',
        ...(second === undefined ? {} : { game: second }),
        ...(hash === '' ? {} : { clause: decode(hash.slice(1)) }),
      }
    case 'print':
      return second === undefined ? { screen: 'lost' } : { screen: 'print', game: second }
    case 'lab':
      return { screen: 'lab', ...(second === undefined ? {} : { game: second }) }
    case 'book':
      return { screen: 'book', ...(second === undefined ? {} : { game: second }) }
    case 'games':
      return { screen: 'mine' }
    case 'me':
      return { screen: 'account' }
    case 'watch':
      return { screen: 'watch' }
    default:
      return { screen: 'lost' }
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export const paths = {
  home: '/',
  setup: (game: string) => `/play/${game}`,
  learn: (game: string) => `/learn/${game}`,
  table: (id: string) => `/table/${id}`,
  replay: (id: string, seq?: number) => `/replay/${id}${seq === undefined ? '' : `?at=${seq}`}`,
  rules: (game?: string, clause?: string) =>
    `/rules${game === undefined ? '' : `/${game}`}${clause === undefined ? '' : `#${clause}`}`,
  print: (game: string) => `/print/${game}`,
  lab: (game?: string) => `/lab${game === undefined ? '' : `/${game}`}`,
  book: (game?: string) => `/book${game === undefined ? '' : `/${game}`}`,
  mine: '/games',
  account: '/me',
  watch: '/watch',
}
