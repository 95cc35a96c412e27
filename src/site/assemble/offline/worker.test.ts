import { runInNewContext } from 'node:vm'
import { beforeEach, expect, it } from 'vitest'
import { composeWorker } from './compose-worker.ts'

const site = 'a'.repeat(12)
const origin = 'https://shop.example'
const page = `<!doctype html><html data-site="${site}"></html>`

interface Worker {
  /** Installs the worker, and fails where it would drop itself. */
  readonly install: () => Promise<unknown>
  /** Answers a navigation to a path. */
  readonly open: (path: string) => Promise<Response>
  /** The responses of the device's caches, by path. */
  readonly kept: Map<string, Response>
}

let isOffline = false
beforeEach(() => {
  isOffline = false
})

/** Runs the worker of a site over a cache and a network in memory. */
function startWorker(answer: (path: string) => Response): Worker {
  const kept = new Map<string, Response>()
  const listeners = new Map<string, (event: object) => void>()
  const pathOf = (asked: string | { readonly url: string }): string =>
    new URL(typeof asked === 'string' ? asked : asked.url, origin).pathname
  const cache = {
    match: async (asked: string) => copyOf(kept.get(pathOf(asked))),
    put: async (asked: string, response: Response) => void kept.set(pathOf(asked), response),
    keys: async () => [],
  }
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) =>
      void listeners.set(type, listener),
  }
  const fetch = async (asked: string | { readonly url: string }): Promise<Response> => {
    if (isOffline) throw new TypeError('Failed to fetch')
    return answer(pathOf(asked))
  }
  const caches = { open: async () => cache, keys: async () => [] }
  const location = { origin, href: `${origin}/worker.js` }
  const text = composeWorker(site, [])
  runInNewContext(text, { self, caches, fetch, location, Response, URL })
  const send = (type: string, event: object): Promise<unknown> =>
    new Promise((resolve) => {
      listeners.get(type)?.({ ...event, waitUntil: resolve, respondWith: resolve })
    })
  return {
    install: () => send('install', {}),
    open: async (path) => {
      const request = {
        url: origin + path,
        method: 'GET',
        mode: 'navigate',
        headers: new Headers(),
      }
      return (await send('fetch', { request })) as Response // what respondWith was given
    },
    kept,
  }
}

/** A copy as a cache gives it, with the mark of the response. */
function copyOf(response: Response | undefined): Response | undefined {
  const { redirected = false } = response ?? {}
  return response && Object.defineProperty(response.clone(), 'redirected', { value: redirected })
}

/** A response that a redirect led to, as `fetch` gives it. */
function redirected(body: string): Response {
  const headers = { 'content-type': 'text/html', 'content-security-policy': "default-src 'none'" }
  return Object.defineProperty(new Response(body, { headers }), 'redirected', { value: true })
}

it('answers every page of a host that redirects its home while the worker installs', async () => {
  const worker = startWorker(() => redirected(page))
  await worker.install()
  for (const path of ['/', '/m/home', '/m/login']) {
    const answer = await worker.open(path)
    expect(answer.redirected).toBe(false)
    expect(await answer.text()).toBe(page)
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'")
  }
})

it('answers with the copy of a device that an earlier worker kept with its redirect', async () => {
  const worker = startWorker(() => new Response(page))
  worker.kept.set('/m/home', redirected(page))
  expect((await worker.open('/m/help')).redirected).toBe(false)
})

it('shows the offline page where the page was lost, also if a redirect led to it', async () => {
  const worker = startWorker(() => redirected(page))
  await worker.install()
  worker.kept.delete('/m/home')
  isOffline = true
  expect((await worker.open('/m/help')).redirected).toBe(false)
})

it('drops itself where the page is of another release', async () => {
  const worker = startWorker(() => new Response('<html data-site="other"></html>'))
  await expect(worker.install()).rejects.toThrow('another release')
})
