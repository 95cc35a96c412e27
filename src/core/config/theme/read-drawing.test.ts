import { expect, test } from 'vitest'
import { readDrawing } from './read-drawing.ts'

const svg = (inside: string, attributes = 'viewBox="0 0 100 25"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`
const inksOf = (inside: string): string[] =>
  readDrawing(svg(inside))?.inks.map(({ hex }) => hex) ?? []

test('the shape is that of the view box, else of width and height', () => {
  expect(readDrawing(svg(''))?.ratio).toBe(4)
  expect(readDrawing(svg('', 'width="30px" height="60"'))?.ratio).toBe(0.5)
  expect(readDrawing(svg('', ''))).toBeUndefined()
})

test.each([
  ['<path d="M0 0h9"/>', ['#000000']],
  ['<path fill="#FFF" d="M0 0h9"/>', ['#ffffff']],
  ['<g fill="#123456"><path d="M0 0h9"/></g><path d="M0 0h9"/>', ['#123456', '#000000']],
  ['<path style="fill: #abcdef; stroke:none" d="M0 0h9"/>', ['#abcdef']],
  ['<g fill="none" stroke="#246"><circle r="4"/></g>', ['#224466']],
  ['<path fill="none" d="M0 0h9"/>', []],
  [
    '<defs><linearGradient id="a"><stop stop-color="#a1b2c3"/></linearGradient></defs><path fill="url(#a)" d="M0 0h9"/>',
    ['#a1b2c3'],
  ],
  ['<clipPath><path fill="#111111" d="M0 0h9"/></clipPath>', []],
  ['<path fill="currentColor" d="M0"/>', ['#000000']],
  ['<style>.a{fill:#fff}</style><path class="a" d="M0"/>', ['#ffffff']],
  [
    '<style><![CDATA[ .a, .b { fill: #fff; stroke: none } ]]></style><path class="c b" d="M0"/>',
    ['#ffffff'],
  ],
  [
    '<style>path{fill:#111}.a{fill:#222}#b{fill:#333}</style><path id="b" class="a" d="M0"/>',
    ['#333333'],
  ],
  ['<style>.a{fill:#fff}</style><path class="a" style="fill:navy" d="M0"/>', ['#000080']],
  ['<style>path.a.b{fill:#fff}.a{fill:#111}</style><path class="b a" d="M0"/>', ['#ffffff']],
  ['<style>svg &gt; g .a{fill:#fff}</style><g><path class="a" d="M0"/></g>', ['#ffffff']],
  ['<style>*{fill:#fff}</style><path d="M0"/>', ['#ffffff']],
  ['<style>.a:hover{fill:#111}</style><path class="a" fill="#fff" d="M0"/>', ['#ffffff']],
  ['<path fill="rgb(255, 0, 0)" d="M0"/>', ['#ff0000']],
  ['<path fill="hsl(0 0% 100% / 0.9)" d="M0"/>', ['#ffffff']],
  ['<g fill="#fff"><path fill="inherit" d="M0"/></g>', ['#ffffff']],
  ['<g color="#fff"><path fill="currentColor" d="M0"/></g>', ['#ffffff']],
  ['<path display="none" d="M0"/><g style="opacity:0"><path d="M0"/></g>', []],
  ['<path fill="#111" fill-opacity="0" stroke="#fff" d="M0"/>', ['#ffffff']],
  ['<path fill="transparent" stroke="White" d="M0"/>', ['#ffffff']],
  ['<defs><path id="a" d="M0"/></defs><use href="#a" fill="#fff"/>', ['#ffffff']],
  [
    '<symbol id="a"><path d="M0"/></symbol><g fill="tomato"><use xlink:href="#a"/></g>',
    ['#ff6347'],
  ],
])('%s is drawn in %j', (inside, inks) => {
  expect(inksOf(inside)).toEqual(inks)
})

test('a longer outline counts for more', () => {
  const inks = readDrawing(
    svg('<path fill="#111111" d="M0"/><path fill="#222222" d="M0 0h9v9h9"/>'),
  )
  expect(inks?.inks.map(({ part }) => part > 0.5)).toEqual([false, true])
})

test.each([
  '',
  '<svg',
  '<svg viewBox="a b">',
  '</svg></svg></svg>',
  '<svg viewBox="0 0 1 1"><path',
])('a broken file %j is read without an error', (text) => {
  expect(() => readDrawing(text)).not.toThrow()
})
