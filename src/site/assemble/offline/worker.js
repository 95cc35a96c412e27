/* The service worker of a published site. `composeWorker` puts the constant `site` before it, so each site has its own. */
// biome-ignore-all lint/correctness/noUndeclaredVariables: `site`, and the globals of a worker
const shared = 'livery-shared'
const own = `livery-${site.name}`
/* The most files that are cached, of all releases together. */
const maxFiles = 400

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') self.skipWaiting()
  if (Array.isArray(data)) keepAll(data.map(String))
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.headers.has('authorization') || request.headers.has('range')) return
  if (isShared(pathname)) event.respondWith(answerShared(event))
  else if (request.mode === 'navigate' && isPage(pathname)) event.respondWith(answerPage(request))
})

/* Installs one whole release or fails: the host may switch to another between two requests. */
async function install() {
  const page = await fetch(site.home, { cache: 'no-cache', credentials: 'omit' })
  const text = await page.clone().text()
  if (!page.ok || !text.includes(`data-site="${site.name}"`)) throw new Error('another release')
  const offline = await fetch(site.offline, { cache: 'no-cache', credentials: 'omit' })
  if (!offline.ok) throw new Error('no offline page')
  const cache = await caches.open(own)
  await cache.put(site.home, withoutRedirect(page))
  await cache.put(site.offline, withoutRedirect(offline))
  await keepAll(site.files)
}

async function activate() {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('livery-') && name !== own && name !== shared)
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.clients.claim()
}

function isShared(path) {
  return /^\/(assets|fonts|files)\//.test(path)
}

function isPage(path) {
  return site.paths.includes(path) || path.startsWith('/m/')
}

async function answerPage(request) {
  const cache = await caches.open(own)
  const kept = await cache.match(site.home, { ignoreVary: true })
  if (kept) return withoutRedirect(kept)
  try {
    return await fetch(request)
  } catch {
    const offline = await cache.match(site.offline, { ignoreVary: true })
    return offline ? withoutRedirect(offline) : Response.error()
  }
}

/* A browser refuses to answer a navigation with a response that was redirected (Fetch, 4.3). The */
/* release of a page is checked before it is cached, so the address that it came from does not matter. */
function withoutRedirect(response) {
  if (!response.redirected) return response
  const { body, status, statusText, headers } = response
  return new Response(body, { status, statusText, headers })
}

async function answerShared(event) {
  const { url } = event.request
  const cache = await caches.open(shared)
  const kept = await cache.match(url, { ignoreVary: true })
  if (kept) return kept
  const answer = await fetch(event.request)
  if (answer.status === 200 && answer.type === 'basic')
    event.waitUntil(keep(cache, url, answer.clone()))
  return answer
}

/* If the disk is full, the answer is shown without being cached. */
async function keep(cache, url, answer) {
  try {
    await cache.put(url, answer)
    const kept = await cache.keys()
    await Promise.all(kept.slice(0, -maxFiles).map((request) => cache.delete(request)))
  } catch {}
}

/* Caches files that the page loaded before this worker ran. It uses the page's credentials mode: */
/* a browser caches requests without credentials separately, and would fetch the files again. */
async function keepAll(addresses) {
  const cache = await caches.open(shared)
  for (const address of addresses) {
    const { origin, pathname, href } = new URL(address, location.href)
    if (origin !== location.origin || !isShared(pathname) || (await cache.match(href))) continue
    const answer = await fetch(href, { credentials: 'same-origin' }).catch(() => undefined)
    if (answer?.status === 200 && answer.type === 'basic') await keep(cache, href, answer)
  }
}
