import { describe, expect, it } from 'vitest'
import { findStyleUses } from './find-style-uses.ts'

const usesOf = (css: string): readonly string[] => findStyleUses(css).map(({ api }) => api)

describe('finds what iOS 15.4 or Chrome 100 lacks', () => {
  it.each([
    ['a selector', '.a:has(.b){color:red}', [':has (Chrome 105)']],
    ['a selector in a list', '.a,.b:not(:has(.c)){color:red}', [':has (Chrome 105)']],
    ['a property', '.a{scale:.9}', ['scale (Chrome 104)']],
    [
      'a property of both',
      '.a{container-type:inline-size}',
      ['container-type (iOS 16, Chrome 105)', 'container-type: inline-size (iOS 16, Chrome 105)'],
    ],
    ['a keyword', '.a{overflow:clip}', ['overflow: clip (iOS 16)']],
    ['a unit', '.a{height:100dvh}', ['1dvh (Chrome 108)']],
    ['a unit in a property of its own', ':root{--a:calc(100svh - 1px)}', ['1svh (Chrome 108)']],
    ['a function', '.a{color:color-mix(in srgb,red,blue)}', ['color-mix() (iOS 16.2, Chrome 111)']],
    [
      'a rule with a condition',
      '@container (width<9rem){.a{color:red}}',
      ['@container (iOS 16, Chrome 105)'],
    ],
    ['a rule of its own name', '@property --a{syntax:"*"}', ['@property (iOS 16.4)']],
    ['a rule inside a rule', '.a{&:hover{color:red}}', ['& (iOS 17.2, Chrome 120)']],
    ['an animation', '@keyframes a{from{translate:0 1px}}', ['translate (Chrome 104)']],
  ])('%s', (_, css, uses) => {
    expect(usesOf(css)).toEqual(uses)
  })
})

describe('accepts', () => {
  it.each([
    ['what both browsers have', '.a:is(.b){inset:0;aspect-ratio:1;transform:scale(.9);gap:1rem}'],
    ['what an older value precedes', '.a{height:100vh;height:100dvh}'],
    ['what has its prefix beside it', '.a{-webkit-mask-image:none;mask-image:none}'],
    ['a prefix with a variable', '.a{-webkit-mask-image:var(--b);mask-image:var(--b)}'],
    [
      'a selector that has its prefix beside it',
      '.a:-webkit-autofill{color:red}.a:autofill{color:red}',
    ],
    ['what a condition asks for', '@supports (height:1dvh){.a{height:100dvh}}'],
    [
      'what a condition about a selector asks for',
      '@supports selector(:has(a)){.a:has(b){color:red}}',
    ],
    [
      'what is inside a rule that is skipped',
      '@supports (container-type:inline-size){@container (width<9rem){.a{color:red}}}',
    ],
    ['what a page works without', '.a{text-wrap:balance;scrollbar-width:none}'],
    [
      'names in texts and addresses',
      '.a[title=":has(x)"]{background:url(a:has.png) 1px;content:"100dvh"}',
    ],
  ])('%s', (_, css) => {
    expect(usesOf(css)).toEqual([])
  })
})

describe('does not take for a fallback', () => {
  it.each([
    [
      'a value before one with a variable, which every browser takes',
      '.a{height:100vh;height:calc(100dvh - var(--b))}',
    ],
    ['an older value of a custom property', '.a{--a:100vh;--a:100dvh}'],
    ['a condition that asks for something else', '@supports (display:grid){.a{height:100dvh}}'],
    ['the other side of a condition', '@supports not (height:1dvh){.a{height:100dvh}}'],
    ['a condition that only one of both lacks', '@supports (scale:1){.a{width:1cqw}}'],
  ])('%s', (_, css) => {
    expect(usesOf(css)).not.toEqual([])
  })
})

it('shows the declaration with its selector', () => {
  expect(findStyleUses('.a .b{color:red;scale:2}')[0]?.around).toBe('.a .b { scale:2')
})
