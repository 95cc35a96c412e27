import { describe, expect, test } from 'vitest'
import { applyFixes } from '../apply-fixes.ts'
import { checkMerchants } from '../check-merchants.ts'
import type { Finding } from '../finding.ts'
import { filesOf } from '../testing.ts'

const locale = { $language: { name: 'English', code: 'EN', fallback: [] } }
const merchant = {
  schemaVersion: 1,
  languages: { default: 'en', supported: ['en'] },
  safety: { rememberedLogin: 'username' },
}

/** Checks a merchant with a file of its look. */
function check(css: string, part = 'row', more: object = {}): Finding[] {
  return checkMerchants(
    filesOf({
      'merchants/shop/art/a.svg': svg,
      'locales/en/common.json': locale,
      'merchants/shop/merchant.json': { ...merchant, code: 'shop' },
      [`merchants/shop/look/${part}.css`]: css,
      ...more,
    }),
  )
}

/** Checks declarations of a row, and returns each finding as `code "what was typed"`. */
function inRow(declarations: string, selector = '[data-kit="row"]'): string[] {
  return check(`${selector} { ${declarations} }`).map(nameOf)
}

function nameOf({ code, message }: Finding): string {
  return `${code} ${/"[^"]*"/.exec(message)?.[0] ?? ''}`
}

test('a look that uses only what the kit publishes has no finding', () => {
  const css = `
    [data-kit="row"] { background: var(--surface-raised); border-radius: var(--radius-card); }
    [data-kit="row"][data-state="chosen"]:not([data-kind="filter"]) [data-part="title"] { font: 600 17px/24px var(--font-display); }
    @supports selector(:has(*)) { [data-kit="row"]:has([data-part="note"]) > :is([data-part="words"], [data-part="end"]) { padding-block: 12px; } }
    [data-kit="row"][aria-checked="true"]:focus-within::before { content: ""; position: absolute; inset: 0; background: url("art/edge.svg"); }
    [data-kit="row"]:lang(zh, ja) [data-part="value"] { writing-mode: vertical-rl; }
    [data-kit="group"] > [data-kit="row"]:first-child { margin-block-start: 8px; }
    @media (min-width: 480px) and (prefers-reduced-motion: no-preference) {
      [data-kit="row"] { transition: transform var(--motion-touch) steps(3); &:active { transform: translateY(1px); } }
    }
    @supports (text-wrap: pretty) { [data-kit="row"] [data-part="note"] { text-wrap: pretty; } }
    @font-face { font-family: "Own"; src: url("art/own.woff2") format("woff2"); unicode-range: U+0020-007F; }`
  expect(
    check(css, 'row', { 'merchants/shop/art/edge.svg': svg, 'merchants/shop/art/own.woff2': 'x' }),
  ).toEqual([])
})

test('a look may leave out what words beside it say, and nothing else', () => {
  const left = (selector: string, part = 'row') =>
    check(`${selector} { display: none; }`, part).map(nameOf)
  expect(left('[data-kit="row"] > [data-part="mark"]')).toEqual([])
  expect(left('[data-kit="row"] > [data-kit="icon"]')).toEqual([])
  expect(left('[data-kit="field"] [data-part="hint"][data-state="rest"]', 'field')).toEqual([])
  const refused = ['look-hidden "display: none"']
  expect(left('[data-kit="icon"]', 'icon')).toEqual(refused)
  expect(left('[data-kit="icon-button"] [data-kit="icon"]', 'icon-button')).toEqual(refused)
  expect(left('[data-kit="row"] [data-part="title"]')).toEqual(refused)
  expect(left('[data-kit="field"] [data-part="hint"]', 'field')).toEqual(refused)
})

test('a date in words may be cut away where its day is a leaf of a calendar', () => {
  const cut = (piece: string) =>
    check(`[data-kit="day-head"] [data-part="${piece}"] { clip-path: inset(50%); }`, 'day-head')
  expect(cut('date')).toEqual([])
  expect(cut('aside').map(nameOf)).toEqual(['look-hidden "clip-path: inset(50%)"'])
})

test('only what holds other pieces may leave its place in the layout to them', () => {
  const lent = (selector: string, part: string) =>
    check(`${selector} { display: contents; }`, part).map(nameOf)
  expect(lent('[data-kit="group"] > [data-part="head"]', 'group')).toEqual([])
  const refused = ['look-value "contents"']
  expect(lent('[data-kit="group"]', 'group')).toEqual(refused)
  expect(lent('[data-kit="group"] [data-part="label"]', 'group')).toEqual(refused)
  // The head of the filters is a button.
  expect(lent('[data-kit="filters"] [data-part="head"]', 'filters')).toEqual(refused)
})

test('a rule inside of another is about the part that the outer one names', () => {
  const css = '[data-kit="group"] > [data-kit="rows"] { &::before { inset: 0; content: ""; } }'
  expect(check(css, 'group')).toEqual([])
  expect(check('[data-kit="rows"] { &::before { content: ""; } }', 'group').map(nameOf)).toEqual([
    'look-selector "[data-kit="',
  ])
})

test('a ticked box is selected as the browser knows it', () => {
  const css =
    '[data-kit="checkbox"] [data-part="input"]:checked + [data-part="box"] { color: var(--on-light); }'
  expect(check(css, 'checkbox')).toEqual([])
})

test('what the least browsers lack is named, unless they skip it or keep another value', () => {
  const turned = check('[data-kit="row"] [data-part="mark"] { rotate: 3deg; }')
  expect(turned.map(({ code, severity, message }) => [code, severity, message])).toEqual([
    [
      'look-newer',
      'warning',
      '"rotate" came with Chrome 104, and players also come with Chrome 100 and iOS 15.4. Write what they get, and put this into @supports (rotate: 3deg) after it.',
    ],
  ])
  const guarded =
    '@supports (rotate: 3deg) { [data-kit="row"] [data-part="mark"] { rotate: 3deg; } }'
  expect(check(guarded)).toEqual([])
  expect(inRow('gap: round(10px, 3px);')).toEqual(['look-newer "round()"'])
  expect(inRow('gap: 9px; gap: round(10px, 3px);')).toEqual([])
  expect(check('[data-kit="row"]:has([data-part="nope"]) { gap: 12px; }').map(nameOf)).toEqual([
    'look-newer ":has()"',
    'look-name "row"',
  ])
})

test('a colour that no build can compute is reported, and one that it can is not', () => {
  const tint = 'background: color-mix(in oklab, var(--own) 20%, var(--surface-raised));'
  expect(inRow(`--own: var(--primary); ${tint}`)).toEqual([])
  const two = `[data-kit="row"] { --own: var(--primary); ${tint} } [data-kit="row"]:active { --own: var(--accent); }`
  expect(check(two).map(({ message }) => message)).toEqual([
    '"color-mix(in oklab, var(--own) 20%, var(--surface-raised))" is computed from "--own", which has more than one value, and cannot be a part of "background". Write it with a token in each rule.',
  ])
  expect(
    inRow('border-color: color-mix(in srgb, currentcolor 20%, transparent);').map((line) =>
      line.slice(0, 10),
    ),
  ).toEqual(['look-value'])
  expect(inRow('background: oklch(from currentColor l c h / 50%);')).toHaveLength(1)
})

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z"/></svg>'

describe('names of the kit', () => {
  test.each([
    ['[data-kit="rwo"]', 'look-name "rwo"'],
    ['[data-kit="row"] [data-part="titel"]', 'look-name "row"'],
    ['[data-kit="row"][data-state="chosn"]', 'look-name "row"'],
    ['[data-kit="row"][data-kind="choise"]', 'look-name "row"'],
    ['[data-kit="row"][data-stat="chosen"]', 'look-name "data-stat"'],
    ['[data-kit="row"][aria-cheked="true"]', 'look-name "aria-cheked"'],
    ['[data-kit="row"]:hover', 'look-name ":hover"'],
    ['[data-kit="row"]:before', 'look-name ":before"'],
    ['[data-kit="row"]::first-line', 'look-name "::first-line"'],
    ['[data-kit="row"]:not([data-state="nope"])', 'look-name "row"'],
    ['[data-kit="field"] + [data-kit="row"] [data-part="hint"]', 'look-name "row"'],
    ['.row', 'look-selector ".row"'],
    ['[data-kit="row"] #a', 'look-selector "#a"'],
    ['[data-kit="row"] > div', 'look-selector "div"'],
    ['[data-kit="row"] *', 'look-selector "*"'],
    ['[data-kit^="ro"]', 'look-selector "[data-kit^="'],
    ['[data-kit="row" i]', 'look-selector "[data-kit="'],
    ['[data-part="title"]', 'look-selector "[data-part="'],
    ['[data-kit="button"]', 'look-selector "[data-kit="'],
    [':root', 'look-name ":root"'],
  ])('%s is reported', (selector, expected) => {
    expect(inRow('color: var(--text)', selector)).toEqual([expected])
  })

  test('are compared as a browser reads them: without escapes and comments, whatever their case', () => {
    expect(inRow('COLOR: var(--text)', '[D\\61ta-KIT/**/="ro\\77"]')).toEqual([])
    expect(inRow('d\\69splay: n\\6fne')).toEqual(['look-hidden "display: none"'])
    expect(inRow('p\\6fsition/**/: FIXED')).toEqual(['look-value "FIXED"'])
    expect(check('@\\69mport "a.css";').map(nameOf)).toEqual(['look-at-rule "@import"'])
    expect(inRow('background: \\75rl(//example.com/a.png)')).not.toEqual([])
  })

  test('are corrected by a fix at their place', () => {
    const css = `[data-kit='rwo'] [data-part=titel]:fist-child { colr: inherit; color: var(--text-mutd); border: 1px soild }`
    const fixes = check(css).flatMap(({ fix }) => fix ?? [])
    expect(applyFixes(css, fixes).text).toBe(
      `[data-kit="row"] [data-part=titel]:first-child { color: inherit; color: var(--text-muted); border: 1px solid }`,
    )
  })
})

describe('what hides, moves away or reorders', () => {
  test.each([
    'display: none',
    'visibility: hidden',
    'opacity: 0',
    'opacity: 5%',
    'color: transparent',
    'inset-inline-start: -9999px',
    'text-indent: -200vw',
    'translate: 300% 0',
    'transform: translateX(-80rem)',
    'inline-size: 0',
    'max-height: 0',
    'r: 0',
    'clip-path: inset(50%)',
    'clip-path: circle(0)',
    'clip-path: polygon(0 0)',
    'content: url("art/a.svg")',
  ])('%s is reported', (declaration) => {
    const codes = inRow(declaration).map((name) => name.split(' ')[0])
    expect(codes).toContain('look-hidden')
  })

  test.each([
    ['display: contents', 'look-value'],
    ['position: sticky', 'look-value'],
    ['flex-direction: row-reverse', 'look-value'],
    ['flex-flow: wrap-reverse', 'look-value'],
    ['z-index: 1000', 'look-value'],
    ['opacity: var(--share)', 'look-value'],
    ['pointer-events: none', 'look-value'],
    ['rotate: 0.5turn', 'look-value'],
    ['transform: rotate(10deg)', 'look-value'],
    ['filter: blur(9px)', 'look-value'],
    ['mix-blend-mode: difference', 'look-value'],
    ['writing-mode: vertical-rl', 'look-value'],
    ['order: 1', 'look-property'],
    ['all: unset', 'look-property'],
    ['-webkit-mask: none', 'look-property'],
    ['behavior: url(a.htc)', 'look-property'],
    ['direction: rtl', 'look-property'],
    ['scale: 0.1', 'look-small'],
    ['transform: scale(0)', 'look-small'],
    ['line-height: 0', 'look-small'],
  ])('%s is reported as %s', (declaration, code) => {
    expect(inRow(`--x: 0.9; ${declaration}`).map((name) => name.split(' ')[0])).toContain(code)
  })

  test('is also reported behind a custom property or its fallback', () => {
    expect(inRow('--x: none; display: var(--x)')).toEqual(['look-hidden "display: none"'])
    expect(inRow('--x: var(--y); --y: 4px; font-size: var(--x)')).toEqual([
      'look-small "font-size: 4px"',
    ])
    expect(inRow('margin-left: var(--space-4, -9999px)')).toEqual([
      'look-hidden "margin-left: var(--space-4,-9999px)"',
    ])
  })

  test('may be done with what only decorates', () => {
    expect(
      inRow(
        'content: ""; transform: rotate(45deg); opacity: 0.2; display: none',
        '[data-kit="row"]::after',
      ),
    ).toEqual([])
    expect(
      check(
        '[data-kit="menu"] [data-part="ornament"] { transform: rotate(45deg); opacity: 0.2 }',
        'menu',
      ),
    ).toEqual([])
  })
})

describe('sizes', () => {
  test.each(['11px', '0.7rem', '8pt', '0.5em', '60%', 'x-small', 'clamp(8px, 2vw, 20px)'])(
    'a text of %s is too small',
    (size) => {
      expect(inRow(`font-size: ${size}`)).toEqual([
        `look-small "font-size: ${size}"`.replaceAll(', ', ','),
      ])
    },
  )

  test('a control is at least 44 pixels high, as far as its length is written', () => {
    const css = (value: string): string => `[data-kit="button"] { min-block-size: ${value} }`
    expect(check(css('40px'), 'button').map(({ code }) => code)).toEqual(['look-small'])
    expect(check(css('0'), 'button').map(({ code }) => code)).toEqual(['look-small'])
    for (const fine of ['44px', '3rem', 'var(--touch)', 'calc(60px - 10px)'])
      expect(check(css(fine), 'button')).toEqual([])
  })
})

describe('a control', () => {
  const inButton = (declaration: string, when = ''): string[] =>
    check(`[data-kit="button"]${when} { ${declaration} }`, 'button').map(nameOf)

  test.each(['auto', 'min-content', 'unset', '0%', '60%', 'var(--space-2)', 'var(--edge, 50px)'])(
    'has no least size of %s, which may be any',
    (size) => {
      for (const property of ['min-block-size', 'min-width'])
        expect(inButton(`${property}: ${size}`).map((name) => name.split(' ')[0])).toContain(
          'look-small',
        )
    },
  )

  test.each(['48px', 'var(--touch)', 'var(--field)', 'calc(var(--touch) + 2px)', 'revert-layer'])(
    'may have a least size of %s',
    (size) => {
      expect(inButton(`min-block-size: ${size}`)).toEqual([])
    },
  )

  test('is not drawn in a line of text, where it has no least size', () => {
    expect(inButton('display: inline')).toEqual(['look-value "inline"'])
    expect(inButton('display: inline-block')).toEqual([])
  })

  test('is not drawn smaller, but while it is pressed', () => {
    expect(inButton('transform: scale(0.95)')).toEqual(['look-small "transform: scale(0.95)"'])
    expect(inButton('transform: scale(0.95)', ':active')).toEqual([])
    expect(inButton('transform: scale(1.05) translateY(1px)')).toEqual([])
  })

  test('keeps the area around it that a finger presses', () => {
    for (const taken of ['overflow: hidden', 'overflow-x: clip', 'position: static'])
      expect(inButton(taken)).toEqual([`look-value "${taken.split(': ')[1]}"`])
    expect(inButton('overflow: visible; position: relative; overflow-wrap: anywhere')).toEqual([])
    expect(check('[data-kit="button"] [data-part="label"] { overflow: hidden }', 'button')).toEqual(
      [],
    )
  })
})

describe('what a finger presses somewhere', () => {
  test.each([
    ['row', '[data-kit="row"]'],
    ['row', '[data-kit="group"] > [data-kit="row"][data-kind="setting"]'],
    ['game-card', '[data-kit="game-card"]'],
    ['filters', '[data-kit="filters"] [data-part="head"]'],
    ['chips', '[data-kit="chips"] [data-part="chip"]'],
  ])('in %s, %s is no smaller than 44 pixels', (part, selector) => {
    for (const property of ['block-size', 'min-block-size', 'max-height'])
      expect(check(`${selector} { ${property}: 20px }`, part).map(nameOf)).toEqual([
        `look-small "${property}: 20px"`,
      ])
    expect(check(`${selector} { min-block-size: 3rem }`, part)).toEqual([])
  })

  test('is not what only has the same name in another part', () => {
    expect(check('[data-kit="group"] [data-part="head"] { block-size: 20px }', 'group')).toEqual([])
    expect(inRow('block-size: 20px', '[data-kit="row"] [data-part="mark"]')).toEqual([])
  })
})

describe('values', () => {
  test.each([
    ['border: 1px soild', 'look-value "soild"'],
    ['background: var(--surface), url("art/a.svg") lft', 'look-value "lft"'],
    ['padding: 1px 2qx', 'look-value "2qx"'],
    ['width: attr(data-x px)', 'look-name "attr"'],
    ['background: paint(a)', 'look-name "paint"'],
    ['color: var(--txt)', 'look-name "--txt"'],
    ['color: #ffffff', 'look-colour "#ffffff"'],
    ['color: RED', 'look-colour "red"'],
    ['background: rgb(1 2 3)', 'look-colour "rgb(1 2 3)"'],
    ['--x: hsl(1 2% 3%)', 'look-colour "hsl(1 2% 3%)"'],
    ['background: color-mix(in oklab, var(--text), white)', 'look-colour "white"'],
    ['--text: inherit', 'look-property "--text"'],
    ['color: var(--text) !important', 'look-important "color"'],
    ['background: url("art/none.svg")', 'art-missing "art/none.svg"'],
    ['background: url("art/../../secret.svg")', 'look-address "art/../../secret.svg"'],
    ['background: url("data:image/png;base64,AA")', 'look-address "data:image/png;base64,AA"'],
    ['list-style: "x"', 'look-words "x"'],
  ])('%s is reported', (declaration, expected) => {
    expect(inRow(declaration)).toEqual([expected])
  })

  test('words stay out of drawn elements', () => {
    for (const value of ['"New"', 'open-quote', 'counter(a) "."'])
      expect(inRow(`content: ${value}`, '[data-kit="row"]::before')).toHaveLength(1)
    expect(inRow('--x: "New"; content: var(--x)', '[data-kit="row"]::before')).toHaveLength(1)
    expect(inRow('--x: "Own"; font-family: var(--x), serif')).toEqual([])
    for (const value of ['""', 'counter(a)', 'none'])
      expect(inRow(`content: ${value}`, '[data-kit="row"]::before')).toEqual([])
  })

  test('colours may be computed from tokens, and masks may use any', () => {
    expect(inRow('color: oklch(from var(--text) calc(l - 0.1) c h)')).toEqual([])
    expect(inRow('background: color-mix(in oklab, var(--primary) 8%, transparent)')).toEqual([])
    expect(inRow('mask: linear-gradient(#000, transparent)')).toEqual([])
    expect(inRow('color: CanvasText')).toEqual(['look-colour "canvastext"'])
    expect(
      check('@media (forced-colors: active) { [data-kit="row"] { color: CanvasText } }'),
    ).toEqual([])
  })

  test('a colour that is that of a token is replaced by the token', () => {
    const files = {
      'merchants/shop/merchant.json': {
        ...merchant,
        code: 'shop',
        theme: { tokens: { link: '#123456' } },
      },
    }
    const css = '[data-kit="row"] { border: 1px solid #123456 }'
    const fixes = check(css, 'row', files).flatMap(({ fix }) => fix ?? [])
    expect(applyFixes(css, fixes).text).toBe('[data-kit="row"] { border: 1px solid var(--link) }')
  })
})

describe('what has a size of its own', () => {
  const codesIn = (part: string, rule: string): string[] =>
    check(`[data-kit="${part}"]${rule}`, part).map(({ code }) => code)

  test.each([
    ['page', ' { max-block-size: 1em }', 'look-value'],
    ['page', ' { block-size: 20rem }', 'look-value'],
    ['row', ' [data-part="note"] { max-block-size: 2rem }', 'look-value'],
    ['button', ' { min-inline-size: 1px }', 'look-small'],
    ['bar', '::before { content: ""; display: block; inline-size: 100vw }', 'look-large'],
    ['bar', '::before { content: ""; min-width: 20rem }', 'look-large'],
    ['notices', ' { position: absolute }', 'look-value'],
    ['card', ' { opacity: 0.9 }', 'look-hidden'],
  ])('is refused where it takes the room of others or fades words: %s%s', (part, rule, code) => {
    expect(codesIn(part, rule)).toContain(code)
  })

  test.each([
    ['page', ' { min-block-size: 20rem }'],
    ['page-close', ' { block-size: 6rem }'],
    ['card', ' > [data-kit="tag"] { position: absolute }'],
    ['row', ' [data-part="note"] { max-block-size: none }'],
    ['bar', '::before { content: ""; position: absolute; inline-size: 100% }'],
    ['bar', '::before { content: ""; inline-size: 2rem; block-size: 2rem }'],
    ['menu', ' [data-part="mark"] { opacity: 0.6 }'],
    ['button', '[aria-disabled="true"] { opacity: 0.6 }'],
  ])('and not elsewhere: %s%s', (part, rule) => {
    expect(codesIn(part, rule)).toEqual([])
  })
})

describe('motion', () => {
  const moving = '[data-kit="row"] { transition: color 1s }'
  const still = '@media (prefers-reduced-motion: reduce) { [data-kit="row"] { transition: none } }'

  test('needs a form without it', () => {
    expect(check(moving).map(({ code }) => code)).toEqual(['look-motion'])
    expect(check(moving + still)).toEqual([])
    expect(check(`@media (prefers-reduced-motion: no-preference) { ${moving} }`)).toEqual([])
  })

  test('needs it also where a query is about others too', () => {
    for (const query of [
      'not (prefers-reduced-motion: no-preference)',
      '(width > 1px), (prefers-reduced-motion: no-preference)',
    ])
      expect(check(`@media ${query} { ${moving} }`).map(({ code }) => code)).toEqual([
        'look-motion',
      ])
    expect(check(still.replace('none', 'color 1s')).map(({ code }) => code)).toEqual([
      'look-motion',
    ])
  })

  test('may begin with what is not there yet, and ends with all of it', () => {
    const frames = (last: string): string =>
      `@keyframes rise { from { opacity: 0 } to { opacity: ${last} } }`
    expect(check(frames('1'))).toEqual([])
    expect(check(frames('0')).map(({ code }) => code)).toEqual(['look-hidden'])
  })

  const inMotion = (declaration: string, selector = '[data-kit="row"]'): string[] =>
    check(`@media (prefers-reduced-motion: no-preference) { ${selector} { ${declaration} } }`).map(
      ({ code, message }) => `${code} ${message.split('. ')[1]}`,
    )

  test.each([
    ['animation: rise 0.5s infinite', 'It never ends'],
    ['animation-play-state: paused', 'It never ends'],
    ['animation: rise 0.5s reverse', 'It could end with the first frame'],
    ['animation-direction: alternate', 'It could end with the first frame'],
    ['animation: rise 0.5s both', 'It keeps the last frame'],
    ['animation-fill-mode: forwards', 'It keeps the last frame'],
    ['animation-duration: 2s', 'Write times up to 0.5s, so that nobody waits for what moves.'],
    ['animation-delay: -4000ms', 'Write times up to 0.5s, so that nobody waits for what moves.'],
    ['transition: opacity 0.2s 9s', 'Write times up to 1s, so that nobody waits for what moves.'],
    [
      '--long: 9s; transition-delay: var(--long)',
      'Write times up to 1s, so that nobody waits for what moves.',
    ],
    [
      'animation-iteration-count: 0.5',
      'What is read plays once: write 1, or animate a decoration.',
    ],
    [
      'animation-iteration-count: 400',
      'What is read plays once: write 1, or animate a decoration.',
    ],
  ])('is refused where it does not end soon with what is there: %s', (declaration, advice) => {
    expect(inMotion(declaration)).toEqual([`look-value ${advice}`])
    expect(inMotion(declaration, '[data-kit="row"]::before')).toEqual([])
  })

  test('may be short, and play once', () => {
    for (const declaration of [
      'animation: rise 0.3s cubic-bezier(0.2, 0.8, 0.2, 1) 1 backwards',
      'transition: opacity 1s ease-out 200ms, color var(--motion-touch)',
      'animation: none',
    ])
      expect(inMotion(declaration)).toEqual([])
  })

  test('is not bound to something that may never move', () => {
    expect(inMotion('animation-timeline: none').map((line) => line.split(' ')[0])).toEqual([
      'look-property',
    ])
  })
})

describe('files', () => {
  test('have the name of a part', () => {
    const [finding] = check('', 'rows-list')
    expect(finding).toMatchObject({
      code: 'look-name',
      file: 'merchants/shop/look/rows-list.css',
      line: 1,
      column: 1,
    })
    expect(check('', 'buton')[0]?.message).toContain('Change it to "button.css".')
  })

  test.each([
    ['an unclosed block', '[data-kit="row"] { color: var(--text)', 'syntax'],
    ['an unclosed text', '[data-kit="row"] { --x: "abc }', 'syntax'],
    ['an unclosed comment', '/* [data-kit="row"] {}', 'syntax'],
    ['a bracket too many', '[data-kit="row"] { } }', 'syntax'],
    ['the end of a style element', '/* </style><script> */', 'syntax'],
    ['an HTML comment', '<!-- [data-kit="row"] { } -->', 'syntax'],
    [
      'deep nesting',
      `[data-kit="row"] { width: ${'calc('.repeat(5000)}1px${')'.repeat(5000)} }`,
      'syntax',
    ],
    ['deep rules', '[data-kit="row"] {'.repeat(1500), 'syntax'],
    ['a broken selector', '[data-kit= { color: var(--text) }', 'syntax'],
    ['a NUL', '[data-kit="row"] { color: var(--te\0xt) }', 'hidden-character'],
    ['another encoding', '\0[\0d', 'syntax'],
    ['more than it may have', ' '.repeat(32_001), 'file-too-large'],
    ['a megabyte', '[data-kit="row"]{}'.repeat(60_000), 'file-too-large'],
  ])('with %s end in one finding', (_, css, code) => {
    expect(check(css).map((finding) => finding.code)).toEqual([code])
  })

  test('with custom properties inside of each other end in findings', () => {
    const many = Array.from(
      { length: 40 },
      (_, at) => `--x${at}: ${`var(--x${at + 1}) `.repeat(20)};`,
    )
    expect(
      Array.isArray(inRow(`${many.join('')} margin: var(--x0); --a: var(--a); display: var(--a)`)),
    ).toBe(true)
  })
})

describe('what takes the room of others', () => {
  test.each([
    'padding: 400px',
    'margin-block-start: -10rem',
    'gap: 9999px',
    'border-width: 40px',
    'letter-spacing: 40px',
    'font-size: 400px',
    'line-height: 40',
    'box-shadow: 0 0 0 9999px var(--surface)',
    'outline: 900px solid var(--surface)',
    'translate: -470px',
    'scale: 9',
    'min-inline-size: 300vw',
    'flex-basis: 9999px',
    'grid-template-columns: 900px',
  ])('is a finding: "%s"', (declaration) => {
    expect(inRow(declaration).map((found) => found.split(' ')[0])).toContain('look-large')
  })

  test('is allowed to what only decorates, and in what is never larger', () => {
    expect(inRow('transform: translateX(-300px); content: ""', '[data-kit="row"]::before')).toEqual(
      [],
    )
    expect(inRow('font-size: clamp(12px, 40vw, 20px); padding: min(400px, 4px)')).toEqual([])
  })

  test('or lets nothing through is a finding too', () => {
    expect(inRow('mask: linear-gradient(transparent, transparent)')).toEqual([
      'look-hidden "mask: linear-gradient(transparent,transparent)"',
    ])
    expect(inRow('mask: linear-gradient(transparent, currentcolor)')).toEqual([])
  })

  test('or leaves none to what is read is a finding too', () => {
    const refused = (value: string) => [`look-small "block-size: ${value}"`]
    for (const value of ['3px', 'min(2px,100%)', 'calc(1px + 1px)'])
      expect(inRow(`block-size: ${value}`, '[data-kit="row"] [data-part="words"]')).toEqual(
        refused(value),
      )
    expect(inRow('block-size: 3px', '[data-kit="row"] [data-part="sign"]')).toEqual([])
  })
})

test('no rule goes on after a pseudo-element, and none is about the place that a finger presses', () => {
  const codes = (css: string, part = 'row') => check(css, part).map(nameOf)
  expect(codes('[data-kit="row"]::after::before { padding: 0; }')).toEqual([
    'look-selector "::before"',
  ])
  expect(codes('[data-kit="row"]::before { & [data-part="title"] { padding: 0; } }')).toHaveLength(
    1,
  )
  expect(codes('[data-kit="button"]::after { block-size: 4px; }', 'button')).toEqual([
    'look-selector "::after"',
  ])
  expect(codes('[data-kit="button"] { &::after { inset: 0; } }', 'button')).toHaveLength(1)
  expect(codes('[data-kit="button"]::before { inset: 0; }', 'button')).toEqual([])
})

test('what is counted by a selector is of the kit too', () => {
  expect(check('[data-kit="row"]:nth-child(2n of .a) { padding: 0; }').map(nameOf)).toEqual([
    'look-selector ".a"',
  ])
  expect(check('[data-kit="row"]:nth-child(2n of [data-kind="setting"]) { gap: 0; }')).toEqual([])
})

test('each selector of a rule brings its conditions to the rules inside', () => {
  const css = `
    [data-kit="row"] { color: var(--text); background: var(--surface); }
    [data-kit="row"][data-state="chosen"], [data-kit="row"]:active { & { background: var(--text); } }`
  expect(check(css).map(nameOf)).toEqual(['look-contrast "text"'])
})

test('a box that is drawn over a whole part lies below its words', () => {
  const over = (declarations: string) => inRow(declarations, '[data-kit="row"]::before')
  const box = 'content: ""; position: absolute; inset: 0; background: var(--accent);'
  expect(over(box)).toEqual(['look-hidden "background: var(--accent)"'])
  expect(over(`${box} z-index: -1;`)).toEqual([])
  expect(over(`${box} inline-size: 3px;`)).toEqual([])
  expect(over(`${box.replace('accent', 'gradient-edge')}`)).toEqual([])
})

test('the shadow of a text is that of its letters or of a shadow', () => {
  expect(inRow('text-shadow: 1px 0 currentcolor, 0 1px 2px var(--shadow)')).toEqual([])
  expect(inRow('text-shadow: 1px 1px var(--text)')).toEqual(['look-value "1px 1px var(--text)"'])
})
