// Without a connection: a kind page instead of the browser's. Nothing else is ever answered from here, so that
// nobody plays on yesterday's table; files with a hash in their name are kept by the browser itself.
const KEPT = 'feerie-offline-1'
const PAGES = ['/offline.html', '/offline.css', '/icon.svg']

addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.addAll(PAGES))
      .then(() => skipWaiting()),
  )
})

addEventListener('activate', (event) => {
  const old = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
  event.waitUntil(old.then(() => clients.claim()))
})

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match('/offline.html')))
  else if (PAGES.includes(pathname)) event.respondWith(fetch(request).catch(() => caches.match(pathname)))
})
