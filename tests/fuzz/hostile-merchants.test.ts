import { join } from 'node:path'
import { expect, test } from 'vitest'
import { composeSkin } from '../../src/core/config/compose-skin.ts'
import { type Files, listMerchants, merchantFile } from '../../src/core/config/files.ts'
import { resolveMerchant } from '../../src/core/config/resolve-merchant.ts'
import { themeCss } from '../../src/core/config/theme/theme-css.ts'
import { composePage } from '../../src/site/assemble/page-html.ts'
import { contentSecurityPolicy } from '../../src/site/assemble/security-headers.ts'
import { openDiskFiles } from '../../src/site/disk/disk-files.ts'
import { howOften } from '../support/how-often.ts'
import { createRandom } from '../support/mutate-text.ts'

const tries = howOften({ check: 150, all: 3000, soak: 20_000 })
const files = openDiskFiles(join(import.meta.dirname, '../..'))
const template = '<!doctype html><html lang="en"><head><title></title></head><body></body></html>'
const payloads = [
  'javascript:alert(1)',
  '"><img src=x onerror=alert(2)>',
  '<script>alert(3)</script>',
  '<svg onload=alert(4)>',
  '</style><style>*{display:none}</style>',
  'red;}*{display:none}',
  "x; script-src 'unsafe-inline' *",
  '{"__proto__":{"polluted":true}}',
]

/** Lists every text value of a file with its place, names of fields left out. */
function listTexts(json: string): { readonly at: number; readonly length: number }[] {
  return [...json.matchAll(/("(?:[^"\\]|\\.)*")(\s*:)?/g)].flatMap(
    ({ 1: text = '', 2: colon, index }) =>
      colon === undefined ? [{ at: index, length: text.length }] : [],
  )
}

const places = listMerchants(files).flatMap((code) =>
  listTexts(files.read(merchantFile(code)) ?? '').flatMap((text) =>
    payloads.map((payload) => ({ code, payload, ...text })),
  ),
)

/** SPEC §12.31. */
test(`${Math.min(tries, places.length)} hostile texts in the files of merchants are reported, or written as text only`, () => {
  const random = createRandom(20_261_127)
  const chosen = places
    .map((place) => ({ place, order: random() }))
    .sort((one, other) => one.order - other.order)
    .slice(0, tries)
  let served = 0
  for (const { place } of chosen) {
    const { code, payload, at, length } = place
    const file = merchantFile(code)
    const json = files.read(file) ?? ''
    const hostile = json.slice(0, at) + JSON.stringify(payload) + json.slice(at + length)
    // Without what tells by a stamp that a file is as it was.
    const changed: Files = {
      list: files.list,
      read: (path) => (path === file ? hostile : files.read(path)),
    }
    const { merchant, findings } = resolveMerchant(changed, code)
    expect(merchant !== undefined || findings.length > 0).toBe(true)
    if (!merchant) continue
    served += 1
    const skin = composeSkin({ merchant }, { art: () => '/art.svg', sprite: '', languages: [] })
    const css = themeCss(merchant.theme)
    const name = Object.values(skin.brand.name).join()
    const { gateway } = skin
    const { html } = composePage({
      ...{ template, skin, themeCss: css, title: name, fontScript: '/fonts.js' },
      ...{ icon: skin.brand.mark, fonts: {}, skinAddress: '/skin.json' },
    })
    const label = `${code} ${payload} at ${at}`
    expect(html.replaceAll(css, ''), label).not.toMatch(/<(img|svg)|<script>|<\/style><style>/)
    expect(css, label).not.toMatch(/<|display:none/)
    const policy = contentSecurityPolicy({
      ...{ styleHashes: [], scriptHashes: [], worker: true, gatewayOrigin: gateway.origin },
      ...{ imageHosts: gateway.imageHosts, frameHosts: gateway.frameHosts },
      fallbackOrigins: gateway.fallbackOrigins,
    })
    expect(policy.split('script-src ')[1]?.split(';')[0], label).not.toContain("'unsafe-inline'")
    expect(policy, label).not.toContain('alert')
    expect(Reflect.get({}, 'polluted'), label).toBeUndefined()
  }
  expect(served).toBeGreaterThan(tries / 10)
})
