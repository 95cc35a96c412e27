import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { PrerenderedHome } from '../../../core/contract/prerender.ts'
import type { Skin } from '../../../core/contract/skin.ts'
import { composeFirstPaint, composeHomeFile } from './first-paint.ts'

const languages = {
  default: 'th',
  supported: [
    { tag: 'th', code: 'TH', messages: { account: '/a', common: '/c', home: '/h' } },
    { tag: 'en', code: 'EN', messages: { common: '/ec' } },
  ],
}
const template = [
  '<head><script src="/assets/legacy-1.js" data-legacy></script>',
  '<script type="module" crossorigin src="/assets/index-1.js"></script>',
  '<link rel="modulepreload" crossorigin href="/assets/libraries-1.js">',
  '<link rel="stylesheet" crossorigin href="/assets/start.css"></head>',
].join('')
// The part of a skin that first paints read.
const gateway = { merchantCode: "O'NEIL", agentExcludedTypes: [1, 6], trialTypes: [6] }
const skin = { languages, gateway } as unknown as Skin

function home(more: Partial<PrerenderedHome> = {}): PrerenderedHome {
  return {
    html: '<main>บ้าน</main>',
    images: [],
    styles: [],
    requests: [],
    blocks: [],
    areas: ['common', 'home'],
    turns: [],
    ...more,
  }
}

function compose(
  homes: Readonly<Record<string, PrerenderedHome>>,
  files: readonly string[] = [],
  time = 0,
  memberFiles: readonly string[] = files,
) {
  return composeFirstPaint({
    skin,
    time,
    homes: new Map(Object.entries(homes)),
    files: { guest: files, member: memberFiles },
    addressOf: (name) => `/files/${name.replace(' ', '-')}.html`,
    fonts: { th: ['/fonts/thai.woff2'], en: [] },
    template,
    site: 'acme-1',
    offline: { scriptHash: 'offline', styleHash: 'style' },
  })
}

test('the root holds the home in the default language, and the loading screen follows it', () => {
  const { root, css } = compose({ th: home(), en: home({ html: 'home' }) })
  expect(root).toBe(
    '<div id="root" data-home="th" data-areas="common home"><main>บ้าน</main></div><div id="waiting">',
  )
  expect(css).toContain('#waiting,[data-own] #root{display:none}')
})

test('the hash for the policy is that of the script in the head', () => {
  const { head, scriptHashes } = compose({ th: home(), en: home() })
  const [, script = ''] = /<script [^>]*>([\s\S]*?)<\/script>/.exec(head) ?? []
  expect(createHash('sha256').update(script).digest('base64')).toBe(scriptHashes[0])
})

test('the data of the script survives the quotes of its attribute', () => {
  const requests = [{ url: '/wps/system/status?a=1&b=2', module: 'common' }]
  const { head } = compose({ th: home({ requests }), en: home() })
  const [, written = ''] = /data-start='([^']*)'>/.exec(head) ?? []
  const data = JSON.parse(written.replaceAll('&#39;', "'").replaceAll('&amp;', '&'))
  expect(data).toMatchObject({ first: 'th', merchant: "O'NEIL", homes: { en: '/files/en.html' } })
  expect(data.asks.th).toEqual(requests)
  expect(data.rightToLeft).toEqual([])
  expect(data.words).toEqual({ th: ['/c', '/h'], en: ['/ec'] })
})

test('styles of a home become rules of the page, except those that could end a rule', () => {
  const { css } = compose({
    th: home({ styles: ['height:9rem', '--count:5;--active:0'] }),
    en: home({ styles: ['height:9rem', 'background:url(&quot;x&quot;)', '}</style>'] }),
  })
  expect(css.match(/\[data-style="height:9rem"\]\{height:9rem\}/g)).toHaveLength(1)
  expect(css).toContain('[data-style="--count:5;--active:0"]{--count:5;--active:0}')
  expect(css).not.toMatch(/url|<\/style>/)
})

test('a page loads its styles at once and its code after the first paint', () => {
  const paint = compose({ th: home(), en: home() }, ['assets/a.js', 'assets/b.css'])
  expect(paint.head).toContain('<link rel="stylesheet" crossorigin href="/assets/b.css">')
  expect(paint.head).not.toContain('href="/assets/a.js"')
  expect(paint.template).not.toMatch(/module/)
  expect(paint.template).toContain('<script defer src="/assets/legacy-1.js" data-legacy>')
  expect(paint.template).toContain('<link rel="stylesheet" crossorigin href="/assets/start.css">')
  expect(paint.head).toContain(
    '"scripts":["/assets/index-1.js","/assets/libraries-1.js"],"blocks":["/assets/a.js"]',
  )
})

test('the script learns who is a member, and what only a member’s home needs', () => {
  const member = home({ areas: ['common', 'account'], requests: [], turns: [7] })
  const homes = { th: home(), en: home(), 'th member': member, 'en member': member }
  const own = ['assets/a.js', 'assets/a.css', 'assets/member.js', 'assets/member.css']
  const { head, root } = compose(homes, ['assets/a.js', 'assets/a.css'], 0, own)
  const [, written = ''] = /data-start='([^']*)'>/.exec(head) ?? []
  const data = JSON.parse(written.replaceAll('&#39;', "'").replaceAll('&amp;', '&'))
  expect(data.member).toEqual({
    types: [1],
    areas: 'common account',
    blocks: ['/assets/a.js', '/assets/member.js'],
    words: { th: ['/c', '/a'], en: ['/ec'] },
    styles: ['/assets/member.css'],
  })
  expect(data.homes).toMatchObject({ 'th member': '/files/th-member.html' })
  expect(data.turns).toEqual({ 'th member': [7], 'en member': [7] })
  expect(head).not.toContain('href="/assets/member.css"')
  expect(root).toContain('data-areas="common home"')
})

test('the page of a merchant without member types knows of no member', () => {
  const { head } = compose({ th: home(), en: home() })
  expect(head).not.toContain('"member":')
})

test('the document of a home declares its character encoding', () => {
  expect(composeHomeFile(home())).toMatch(/^<!doctype html><meta charset="utf-8"><body><main>/)
})

test('the page has the moment for which its home was rendered, and the moment when that ends', () => {
  const homes = { th: home({ turns: [200, 300] }), en: home() }
  const { root, head } = compose(homes, [], 100)
  expect(root).toContain('data-time="100"')
  expect(head).toContain('"turns":{"th":[200,300]}')
})
