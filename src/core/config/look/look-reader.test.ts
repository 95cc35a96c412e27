import { describe, expect, test } from 'vitest'
import { checkMerchants } from '../check-merchants.ts'
import { createLayerReader } from '../resolve-layers.ts'
import { filesOf } from '../testing.ts'
import { createLookReader } from './look-reader.ts'

const locale = { $language: { name: 'English', code: 'EN', fallback: [] } }
const common = {
  schemaVersion: 1,
  languages: { default: 'en', supported: ['en'] },
  safety: { rememberedLogin: 'username' },
}

/** Creates merchants from their settings, and files of looks by `code/part`, whose text is CSS or tokens. */
function picture(
  merchants: Readonly<Record<string, object>>,
  looks: Readonly<Record<string, string | object>>,
) {
  const files = Object.entries(merchants).map(([code, own]) => [
    `merchants/${code}/merchant.json`,
    { ...common, code, ...own },
  ])
  const sheets = Object.entries(looks).map(([name, text]) => {
    const [code, file] = name.split('/')
    return typeof text === 'string'
      ? [`merchants/${code}/look/${file}.css`, text]
      : [`merchants/${code}/look/tokens.json`, { tokens: text }]
  })
  return filesOf({ 'locales/en/common.json': locale, ...Object.fromEntries([...files, ...sheets]) })
}

/** Returns the merchant whose file draws each part of a look. */
function usedOf(
  files: ReturnType<typeof picture>,
  code: string,
): Record<string, string | undefined> {
  const { parts } = createLookReader(files, createLayerReader(files)).resolve(code)
  return Object.fromEntries(parts.map(({ part, used }) => [part, used?.owner]))
}

const row = '[data-kit="row"] { color: var(--text) }'
const button = '[data-kit="button"] { border: 0 }'

describe('the depth of a theme', () => {
  const flat = { theme: { depth: 'flat' } }
  const glow = { theme: { depth: 'glow' } }
  const merchants = { top: flat, shiny: glow, plain: glow, child: { extends: 'top', ...glow } }
  const looks = { 'top/row': row, 'shiny/row': row }
  const check = (more: object = {}, files: object = looks) =>
    checkMerchants(picture({ ...merchants, ...more }, { ...files }), ['child']).map(
      ({ code, severity, file, message }) => `${severity} ${code} ${file} ${message}`,
    )

  test('that is not the one of the look that is inherited is reported, with the look to write', () => {
    expect(check()).toEqual([
      'warning look-depth merchants/child/merchant.json "theme.depth" is "glow", which sets only shadows and edges: the parts are drawn by the look of "top", which is made for another depth. Write "look": "shiny" into "theme" to draw them as "shiny" does, or "look": "top" if only the depth is wanted.',
    ])
    expect(check({}, { 'top/row': row })[0]).toContain(
      'Put files into "look/", or "look": "top" if only the depth is wanted.',
    )
  })

  test('is reported no more where the merchant has chosen a look, or draws by itself', () => {
    for (const look of ['shiny', 'top'])
      expect(check({ child: { extends: 'top', theme: { depth: 'glow', look } } })).toEqual([])
    expect(check({}, { ...looks, 'child/tag': '[data-kit="tag"] { margin: 0 }' })).toEqual([])
    expect(check({ child: { extends: 'top' } })).toEqual([])
    expect(check({}, { 'shiny/row': row })).toEqual([])
  })
})

describe('a look', () => {
  test('is inherited part by part: a file of the child replaces that of its parent', () => {
    const files = picture(
      { top: {}, child: { extends: 'top' } },
      { 'top/row': row, 'top/button': button, 'child/row': row },
    )
    expect(usedOf(files, 'child')).toEqual({ row: 'child', button: 'top' })
    expect(usedOf(files, 'top')).toEqual({ row: 'top', button: 'top' })
  })

  test('of another merchant is taken instead of the inherited one, below the own files', () => {
    const files = picture(
      {
        top: {},
        other: { extends: 'top' },
        taker: { extends: 'top', theme: { look: 'other' } },
        child: { extends: 'taker' },
        plain: { extends: 'taker', theme: { $replace: true } },
      },
      {
        'top/row': row,
        'other/button': button,
        'taker/field': '[data-kit="field"] { margin: 0 }',
        'child/button': button,
      },
    )
    expect(usedOf(files, 'taker')).toEqual({ row: 'top', button: 'other', field: 'taker' })
    expect(usedOf(files, 'child')).toEqual({ row: 'top', button: 'child', field: 'taker' })
  })

  test('falls back to the file of the parent where the own one has an error, and to the kit without one', () => {
    const files = picture(
      { top: {}, child: { extends: 'top' } },
      { 'top/row': row, 'child/row': `${row} .x {}`, 'child/button': '@import "x";' },
    )
    expect(usedOf(files, 'child')).toEqual({ row: 'top', button: undefined })
    expect(checkMerchants(files, ['child']).map(({ file, code }) => `${file} ${code}`)).toEqual([
      'merchants/child/look/button.css look-at-rule',
      'merchants/child/look/row.css look-selector',
    ])
  })

  test('that leads in a circle or to nobody is reported, and the inherited look is used', () => {
    const files = picture(
      {
        one: { theme: { look: 'two' } },
        two: { theme: { look: 'one' } },
        lost: { theme: { look: 'tow' } },
        self: { theme: { look: 'self' } },
      },
      { 'one/row': row, 'lost/row': row },
    )
    expect(checkMerchants(files).map(({ file, code }) => `${file.split('/')[1]} ${code}`)).toEqual([
      'lost look-missing',
      'one look-cycle',
      'self look-cycle',
      'two look-cycle',
    ])
    expect(usedOf(files, 'one')).toEqual({ row: 'one' })
    expect(usedOf(files, 'lost')).toEqual({ row: 'lost' })
    expect(checkMerchants(files, ['lost'])[0]?.fix?.insert).toBe('"two"')
  })
})

describe('the tokens of a look', () => {
  const foam = { value: 'color-mix(in oklab, var(--primary) 20%, var(--surface-page))' }
  const use = '[data-kit="row"] { background: var(--foam) }'

  test('are known to its files and to those of children, and replaced by name', () => {
    const files = picture(
      { top: {}, child: { extends: 'top' } },
      {
        'top/tokens': { foam, wave: { value: 'var(--foam)' } },
        'child/tokens': { foam: { value: '#ffffff' } },
        'child/row': use,
      },
    )
    expect(checkMerchants(files)).toEqual([])
    const { tokens } = createLookReader(files, createLayerReader(files)).resolve('child')
    expect([...tokens.values()].map(({ name, owner }) => `${name} ${owner}`)).toEqual([
      'foam child',
      'wave top',
    ])
  })

  test.each([
    ['value', { foam: { value: 'blurple' } }, 'look-token'],
    ['value', { foam: { value: 'color-mix(in hwb, red, blue)' } }, 'look-token'],
    ['value', { foam: { value: 'url(a)' } }, 'look-token'],
    ['value', { foam: { value: 'var(--foam)' } }, 'look-token'],
    ['value', { foam: { value: 'var(--primry)' } }, 'look-name'],
    ['name', { text: { value: '#ffffff' } }, 'look-token'],
    ['name', { count: { value: '#ffffff' } }, 'look-token'],
    ['name', { 'Foam Two': { value: '#ffffff' } }, 'wrong-id'],
    ['list', { foam: { ...foam, textOn: ['surfce'] } }, 'look-name'],
    ['setting', { foam: { ...foam, textOnn: [] } }, 'unknown-setting'],
  ])('are checked: a wrong %s of %j', (_, tokens, code) => {
    const files = picture({ shop: {} }, { 'shop/tokens': tokens })
    expect(checkMerchants(files).map((finding) => finding.code)).toEqual([code])
  })

  test('keep the contrast that they declare, in the colours of each merchant that takes the look', () => {
    const files = picture(
      { top: {}, dark: { extends: 'top', theme: { mode: 'dark' } } },
      { 'top/tokens': { foam: { value: '#f4f7f8', backgroundOf: ['text'] } } },
    )
    const [finding, ...others] = checkMerchants(files)
    expect(others).toEqual([])
    expect(finding).toMatchObject({ code: 'look-contrast', file: 'merchants/top/look/tokens.json' })
    expect(finding?.message).toMatch(
      /^"text" on "foam" has a contrast of 1\.\d+:1 in the colours of "dark"; .*Use "var\(--[a-z-]+\)"/,
    )
  })
})

describe('the contrast of the pairs that rules make', () => {
  const found = (css: string, more: Readonly<Record<string, object>> = {}): string[] =>
    checkMerchants(picture({ shop: {} }, { 'shop/row': css, ...more })).map(
      ({ code, line, message }) => `${code} ${line} ${message.split(' has ')[0]}`,
    )

  /** Sets the words that the kit writes in colours of its own. */
  const rest = (colour: string, around = ''): string =>
    `[data-kit="row"]${around} { color: var(--${colour});
      & [data-part="note"], & [data-part="value"], & [data-part="value-note"] { color: var(--${colour}) } }`

  test('is that of a piece on the background of its part', () => {
    expect(
      found(
        '[data-kit="row"] { background: var(--primary) }\n[data-kit="row"] [data-part="note"] { color: var(--text) }',
      ),
    ).toEqual(['look-contrast 2 "text" on "primary"'])
    expect(found(`[data-kit="row"] { background: var(--primary) } ${rest('on-primary')}`)).toEqual(
      [],
    )
  })

  test('is that of a piece on its own background', () => {
    expect(
      found(`[data-kit="row"] { background: var(--primary) } ${rest('on-primary')}
        [data-kit="row"] [data-part="note"] { color: var(--text); background: var(--surface) }`),
    ).toEqual([])
  })

  test('is computed again for a state that changes one of the two', () => {
    expect(
      found(`[data-kit="row"] { background: var(--surface) }
        [data-kit="row"] [data-part="note"] { color: var(--text) }
        [data-kit="row"][data-state="chosen"] { background: var(--primary) }`),
    ).toEqual(['look-contrast 3 "text" on "primary"'])
    expect(
      found(`[data-kit="row"] { background: var(--surface) }
        [data-kit="row"] [data-part="note"] { color: var(--text) }
        [data-kit="row"][data-state="chosen"] { background: var(--primary) }
        ${rest('on-primary', '[data-state="chosen"]')}`),
    ).toEqual([])
  })

  test('counts the darkest and the lightest of several layers', () => {
    const layers = (stops: string): string =>
      `[data-kit="row"] { color: var(--text); background: linear-gradient(${stops}), var(--surface) }`
    expect(found(layers('var(--surface), var(--primary)'))).toHaveLength(1)
    expect(found(layers('var(--surface), transparent'))).toEqual([])
  })

  test('follows custom properties, tokens of the look and computed colours', () => {
    expect(
      found('[data-kit="row"] { --x: var(--primary); background: var(--x); color: var(--text) }'),
    ).toHaveLength(1)
    expect(
      found('[data-kit="row"] { background: var(--deep); color: var(--text) }', {
        'shop/tokens': { deep: { value: 'oklch(from var(--text) calc(l + 0.05) c h)' } },
      }),
    ).toHaveLength(1)
    expect(
      found(
        '[data-kit="row"] { background: color-mix(in srgb, var(--text) 90%, var(--surface)); color: var(--text) }',
      ),
    ).toHaveLength(1)
  })

  describe('with what the kit paints', () => {
    const inPart = (part: string, css: string): string[] =>
      checkMerchants(picture({ shop: {} }, { [`shop/${part}`]: `[data-kit="${part}"]${css}` })).map(
        ({ code, line, column, message }) =>
          `${code} ${line}:${column} ${message.replace(/ has a contrast of .* needed\./, ':')}`,
      )

    test.each([
      [
        'toast',
        ' { color: var(--text) }',
        'look-contrast 1:29 "text" on "surface-inverse", which the kit paints behind it,: Use',
      ],
      [
        'toast',
        ' { background: var(--surface) }',
        'look-contrast 1:34 The kit writes this part in "text-inverse", which on "surface": Set "color" in the same rule too:',
      ],
      [
        'row',
        ' { color: var(--on-primary) }',
        'look-contrast 1:27 "on-primary" on "surface-page", which the kit paints behind it,: Use',
      ],
      [
        'row',
        ' { background: var(--primary); color: var(--on-primary) }',
        'look-contrast 1:32 The kit writes "note" in "text-muted", which on "primary": Set "color" of [data-part="note"] too:',
      ],
      [
        'button',
        '[data-kind="primary"] { background: none }',
        'look-contrast 1:56 The kit writes this part in "on-primary", which on "surface-page": Set',
      ],
      [
        'rail',
        '[data-kind="filters"] [data-part="choice"] { color: var(--text-muted) }',
        'look-contrast 1:70 "text-muted" on "primary", which the kit paints behind it,: Use',
      ],
    ])('in a file of %s: %s', (part, css, expected) => {
      const [first, ...others] = inPart(part, css)
      expect(first?.slice(0, expected.length)).toBe(expected)
      expect(others).toEqual([])
    })

    test.each([
      ['toast', ' { background: var(--surface); color: var(--text) }'],
      ['row', ' { color: var(--text-muted) }'],
      ['row', ' { background: var(--surface-high) }'],
      ['row', ' { background-image: none }'],
      ['button', '[data-kind="primary"] { background: none; color: var(--link) }'],
      ['button', '[data-kind="plain"] { color: var(--text) }'],
      ['rail', '[data-kind="tabs"] [data-part="choice"] { color: var(--text) }'],
      [
        'rail',
        ':not([data-kind="links"], [data-kind="filters"]) [data-part="choice"] { background: var(--surface) }',
      ],
      ['icon', ' { color: var(--on-primary) }'],
      [
        'letter',
        ' { background: linear-gradient(90deg, transparent 4px, var(--accent) 4px 6px, transparent 6px) }',
      ],
      [
        'field',
        ' [data-part="control"] { background: var(--error); &::before { position: absolute; z-index: -1; inset: 2px; background: var(--surface); content: ""; } }',
      ],
    ])('and none in a file of %s: %s', (part, css) => {
      expect(inPart(part, css)).toEqual([])
    })
  })

  test('is that of a mark for what is drawn, and none for what only decorates', () => {
    const css = (piece: string): string =>
      `[data-kit="menu"] [data-part="${piece}"] { color: var(--border-control); background: var(--surface) }`
    const inMenu = (piece: string) =>
      checkMerchants(picture({ shop: {} }, { 'shop/menu': css(piece) })).map(({ code }) => code)
    expect(inMenu('label')).toEqual(['look-contrast'])
    expect(inMenu('mark')).toEqual([])
    expect(inMenu('ornament')).toEqual([])
  })
})
