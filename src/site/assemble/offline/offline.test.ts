import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import type { Skin } from '../../../core/contract/skin.ts'
import { composeWorker } from './compose-worker.ts'
import { composeOfflinePage } from './offline-page.ts'

// The part of a skin that offline pages read.
const skin = {
  languages: {
    default: 'th',
    supported: [
      { tag: 'en', code: 'EN' },
      { tag: 'th', code: 'TH' },
    ],
  },
  brand: { logo: '/files/logo.svg' },
  look: { ornaments: { offline: '/files/cable.svg' } },
} as unknown as Skin

const messages = new Map([
  [
    'en',
    {
      common: {
        app: { noInternet: 'No <Internet>', pageFailedDetail: 'Check' },
        common: { retry: 'Again' },
      },
    },
  ],
  [
    'th',
    {
      common: {
        app: { noInternet: 'ไม่มี', pageFailedDetail: 'ตรวจสอบ' },
        common: { retry: 'ลองอีก' },
      },
    },
  ],
])

const compose = () =>
  composeOfflinePage({ skin, title: 'Siam "Star"', themeCss: ':root{--text:#111}', messages })

test('an offline page shows the default language and contains every other one', () => {
  const { html } = compose()
  const parts = html.match(/<section[^>]*>/g)
  expect(parts).toEqual([
    '<section lang="th" data-code="TH">',
    '<section lang="en" data-code="EN" hidden>',
  ])
  expect(html).toContain('<h1>No &lt;Internet&gt;</h1>')
  expect(html).toContain('alt="Siam &quot;Star&quot;"')
})

test('a policy can allow its style and its script by their hashes', () => {
  const { html, styleHash, scriptHash } = compose()
  const hashOf = (element: string): string => {
    const [, inside = ''] = new RegExp(`<${element}>([\\s\\S]*?)</${element}>`).exec(html) ?? []
    return createHash('sha256').update(inside).digest('base64')
  }
  expect(hashOf('style')).toBe(styleHash)
  expect(hashOf('script')).toBe(scriptHash)
})

test('the worker caches the pictures of the offline page', () => {
  const { html, pictures } = compose()
  expect(pictures).toEqual(['/files/logo.svg', '/files/cable.svg'])
  for (const picture of pictures) expect(html).toContain(`src="${picture}"`)
  expect(composeWorker('acme-1', pictures)).toContain(JSON.stringify(pictures))
})

test('each site has a worker of its own, and the same site always the same one', () => {
  expect(composeWorker('acme-1', [])).toBe(composeWorker('acme-1', []))
  expect(composeWorker('acme-1', [])).not.toBe(composeWorker('acme-2', []))
})

test('a worker requests files with the page’s credentials mode, so that the browser does not fetch them twice', async () => {
  const heard = new Map<string, (event: object) => void>()
  const fetched: unknown[] = []
  const cache = { match: async () => undefined, put: async () => undefined, keys: async () => [] }
  const surroundings = {
    self: { addEventListener: (kind: string, hear: () => void) => heard.set(kind, hear) },
    location: new URL('https://acme.test/worker.js'),
    caches: { open: async () => cache },
    fetch: async (href: string, { credentials }: RequestInit) => {
      fetched.push([href, credentials])
      return { status: 200, type: 'basic' }
    },
    URL,
  }
  runInNewContext(composeWorker('acme-1', []), surroundings)
  heard.get('message')?.({ data: ['/assets/a.js', '/fonts/b.woff2', '/wps/system/status'] })
  await expect
    .poll(() => fetched)
    .toEqual([
      ['https://acme.test/assets/a.js', 'same-origin'],
      ['https://acme.test/fonts/b.woff2', 'same-origin'],
    ])
})
