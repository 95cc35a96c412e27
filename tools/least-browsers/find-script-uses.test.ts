import { describe, expect, it } from 'vitest'
import { findScriptUses } from './find-script-uses.ts'
import { readSupportTable } from './support-table.ts'

const table = readSupportTable()
const apisOf = (code: string): readonly string[] =>
  findScriptUses(code, table).map(({ api }) => api)

describe('finds what iOS 15.4 or Chrome 100 lacks', () => {
  it.each([
    ['a method of lists', 'export const f = (a) => a.toSorted()', '.toSorted()'],
    ['a method by its text', 'export const f = (a) => a["toSpliced"](0, 1)', '.toSpliced()'],
    ['a method of typed lists', 'export const f = (a) => a.with(0, 1)', '.with()'],
    ['a function of a builtin', 'Object.groupBy([], () => 1)', 'Object.groupBy()'],
    ['a promise with resolvers', 'Promise.withResolvers()', 'Promise.withResolvers()'],
    ['a list of what arrives later', 'Array.fromAsync([])', 'Array.fromAsync()'],
    ['a function of addresses', 'URL.canParse("")', 'URL.canParse()'],
    ['a signal of several', 'AbortSignal.any([])', 'AbortSignal.any()'],
    ['a method of sets', 'export const f = (a, b) => a.isSubsetOf(b)', '.isSubsetOf()'],
    ['a helper of iterators', 'export const f = (m) => m.values().map(String)', 'Iterator.map()'],
    ['a method of drawings', 'export const f = (c) => c.roundRect(0, 0, 1, 1)', '.roundRect()'],
    ['a global', 'requestIdleCallback(() => 1)', 'requestIdleCallback'],
    ['a global of the window', 'window.requestIdleCallback(() => 1)', 'requestIdleCallback()'],
    ['a constructor', 'new CompressionStream("gzip")', 'CompressionStream'],
    ['an element', 'document.createElement("geolocation").watch()', '<geolocation>'],
    ['an element of React', 'export const f = (r) => r("geolocation", {})', '<geolocation>'],
    ['an event', 'addEventListener("x", f); a.addEventListener("scrollend", f)', 'event scrollend'],
    [
      'a pattern',
      'export const p = /(?<=a)b/',
      'javascript.regular_expressions.lookbehind_assertion',
    ],
    [
      'a pattern in text',
      'export const p = new RegExp("(?<!a)b")',
      'javascript.regular_expressions.lookbehind_assertion',
    ],
    ['a flag of a pattern', 'export const p = /[a&&b]/v', 'javascript.builtins.RegExp.unicodeSets'],
    ['a test of something else', 'if (a.at) a.toSorted()', '.toSorted()'],
  ])('%s', (_, code, api) => {
    expect(apisOf(code)).toEqual([api])
  })
})

it.each([
  ['what both browsers have', '[1].at(0); Object.hasOwn({}, "a"); structuredClone({})'],
  ['a list that has the name of a helper', 'Object.values({}).map(String)'],
  ['what a condition looks for', 'export const f = (a) => a.toSorted ? a.toSorted() : a.slice()'],
  ['what is only called if it exists', 'Error.captureStackTrace?.(x)'],
  [
    'what is looked for by name',
    'export const f = (e) => "togglePopover" in e && e.togglePopover()',
  ],
  [
    'a type that is tested',
    'if (typeof requestIdleCallback === "function") requestIdleCallback(f)',
  ],
  [
    'what ends a function that lacks it',
    'function f() { if (!self.trustedTypes) return; trustedTypes.x() }',
  ],
  ['a name that the script declares', 'const navigation = { go() {} }; navigation.go()'],
  [
    'a name that the product’s own objects have',
    'source.take(1); list.move(2); Children.toArray(); form.watch(); ask("geolocation")',
  ],
])('accepts %s', (_, code) => {
  expect(apisOf(code)).toEqual([])
})

it('shows the code around the use on one line', () => {
  const [use] = findScriptUses('const a = list\n  .toSorted(\n)', table)
  expect(use?.around).toContain('const a = list .toSorted')
})

it('throws at a script that cannot be parsed', () => {
  expect(() => findScriptUses('const', table)).toThrow()
})
