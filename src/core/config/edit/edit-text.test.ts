import { expect, test } from 'vitest'
import { applyFixes } from '../apply-fixes.ts'
import type { Edit } from './edit.ts'
import { editText } from './edit-text.ts'

function edit(text: string, ...edits: readonly Edit[]): string {
  const edited = editText({ path: 'merchant.json', text }, edits)
  if ('refused' in edited) return edited.message
  expect(applyFixes(text, edited.changes).text).toBe(edited.text)
  return edited.text
}

test('a set value is the only thing that is typed anew', () => {
  expect(
    edit('{\n  // how it looks\n  "theme": { "shape" : "round" /* agreed */, "x": 1 } // end\n}', {
      path: ['theme', 'shape'],
      value: 'sharp',
    }),
  ).toBe('{\n  // how it looks\n  "theme": { "shape" : "sharp" /* agreed */, "x": 1 } // end\n}')
})

test('setting the value that is there changes nothing', () => {
  const text = '{ "a": 1.0, "b": { "y": [1e1], "x": "\\u0061" } }'
  expect(edit(text, { path: ['a'], value: 1 }, { path: ['b'], value: { x: 'a', y: [10] } })).toBe(
    text,
  )
})

test.each([
  ['two spaces', '{\n  "a": 1\n}\n', '{\n  "a": 1,\n  "b": {\n    "c": 2\n  }\n}\n'],
  ['three spaces', '{\n   "a": 1\n}\n', '{\n   "a": 1,\n   "b": {\n      "c": 2\n   }\n}\n'],
  ['tabs', '{\n\t"a": 1\n}', '{\n\t"a": 1,\n\t"b": {\n\t\t"c": 2\n\t}\n}'],
  ['maps on one line', '{\n  "a": { "x": 1 }\n}', '{\n  "a": { "x": 1 },\n  "b": { "c": 2 }\n}'],
  ['CRLF', '{\r\n "a": 1\r\n}\r\n', '{\r\n "a": 1,\r\n "b": {\r\n  "c": 2\r\n }\r\n}\r\n'],
  ['one line', '{ "a": 1 }', '{ "a": 1, "b": { "c": 2 } }'],
  ['one line without spaces', '{"a":1}', '{"a":1,"b":{"c":2}}'],
  ['a trailing comma', '{\n  "a": 1,\n}', '{\n  "a": 1,\n  "b": {\n    "c": 2\n  },\n}'],
  ['a trailing comma on one line', '{ "a": 1, }', '{ "a": 1, "b": { "c": 2 }, }'],
  ['a byte order mark', '\uFEFF{\n  "a": 1\n}', '\uFEFF{\n  "a": 1,\n  "b": {\n    "c": 2\n  }\n}'],
  ['nothing', '{}\n', '{\n  "b": {\n    "c": 2\n  }\n}\n'],
  ['no file', '', '{\n  "b": {\n    "c": 2\n  }\n}\n'],
  [
    'a comment behind the last',
    '{\n  "a": 1 // about a\n  // the end\n}',
    '{\n  "a": 1, // about a\n  "b": {\n    "c": 2\n  }\n  // the end\n}',
  ],
  ['a bracket behind the last', '{\n  "a": 1 }', '{\n  "a": 1,\n  "b": {\n    "c": 2\n  } }'],
  ['only a comment', '{\n  // empty\n}', '{\n  // empty\n  "b": {\n    "c": 2\n  }\n}'],
  ['only a comment on its line', '{ /* empty */ }', '{ /* empty */ "b": { "c": 2 } }'],
  ['a comment beside the last', '{ "a": 1 /* x */ }', '{ "a": 1 /* x */, "b": { "c": 2 } }'],
  ['a line that goes on', '{ "a": 1 // x\n}', '{ "a": 1, "b": { "c": 2 } // x\n}'],
])('a new key is typed as its file is: %s', (_, text, expected) => {
  expect(edit(text, { path: ['b', 'c'], value: 2 })).toBe(expected)
})

test.each([
  ['the first', '{\n  "b": 1,\n  "a": 2\n}', '{\n  "a": 2\n}'],
  ['the last', '{\n  "a": 2,\n  "b": 1\n}', '{\n  "a": 2\n}'],
  ['the last, with a trailing comma', '{\n  "a": 2,\n  "b": 1,\n}', '{\n  "a": 2,\n}'],
  ['the only one', '{\n  "b": 1\n}\n', '{}\n'],
  ['with its comment', '{\n  "b": 1, // of b\n  "a": 2 // of a\n}', '{\n  "a": 2 // of a\n}'],
  ['beside a comment', '{\n  "a": 2, // of a\n  "b": 1 // of b\n}', '{\n  "a": 2 // of a\n}'],
  [
    'below another with a comment',
    '{\n  // of b\n  "b": 1,\n  // of a\n  "a": 2\n}',
    '{\n  // of a\n  "a": 2\n}',
  ],
  ['below a heading', '{\n  // both\n  "b": 1,\n  "a": 2\n}', '{\n  // both\n  "a": 2\n}'],
  ['on one line', '{ "a": 1, "b": 2, "c": 3 }', '{ "a": 1, "c": 3 }'],
  ['first on one line', '{ "b": 2, "c": 3 }', '{ "c": 3 }'],
  ['last on one line', '{ "c": 3, "b": 2 }', '{ "c": 3 }'],
  ['last on one line, with a comma', '{"c":3,"b":2,}', '{"c":3,}'],
  ['only on one line, with a comma', '{ "b": 2, }', '{}'],
  [
    'with comments on one line',
    '{ "a": 1, /* b */ "b": 2, /* c */ "c": 3 }',
    '{ "a": 1, /* c */ "c": 3 }',
  ],
  ['CRLF', '{\r\n  "a": 2,\r\n  "b": 1\r\n}\r\n', '{\r\n  "a": 2\r\n}\r\n'],
  ['a comma in front', '{\n    "b": 1\n  , "a": 2\n}', '{\n    \n   "a": 2\n}'],
  ['a comment that stays', '{\n  // for all\n\n  "b": 1\n}', '{\n  // for all\n\n}'],
])('a key goes with what is about it alone: %s', (_, text, expected) => {
  expect(edit(text, { path: ['b'], remove: true })).toBe(expected)
})

test('going back to inherited takes the maps along that hold nothing else', () => {
  const text =
    '{\n  "a": 1,\n  // the look\n  "theme": {\n    "tokens": { "link": "#FFF" }\n  }\n}\n'
  expect(edit(text, { path: ['theme', 'tokens', 'link'], remove: true })).toBe('{\n  "a": 1\n}\n')
  expect(edit(text, { path: ['theme', 'shape'], remove: true })).toBe(text)
})

const order = '{\n  "order": [\n    "a", // first\n    // the second\n    "b",\n    "c"\n  ]\n}'
test.each<[string, Edit, string]>([
  ['into the middle', { path: ['o'], insert: 'x', at: 1 }, '["a", "x", "b", "c"]'],
  ['to the front', { path: ['o'], insert: 'x', at: 0 }, '["x", "a", "b", "c"]'],
  ['to the end', { path: ['o'], insert: 'x', at: 3 }, '["a", "b", "c", "x"]'],
  ['out of the middle', { path: ['o'], drop: 1 }, '["a", "c"]'],
  ['out of the end', { path: ['o'], drop: 2 }, '["a", "b"]'],
  ['down', { path: ['o'], move: 0, to: 2 }, '["b", "c", "a"]'],
  ['up', { path: ['o'], move: 2, to: 1 }, '["a", "c", "b"]'],
  ['by setting the whole list', { path: ['o'], value: ['c', 'a', 'b'] }, '["c", "a", "b"]'],
  [
    'by setting a longer list',
    { path: ['o'], value: ['a', 'y', 'c', 'z'] },
    '["a", "y", "c", "z"]',
  ],
])('an item goes %s', (_, change, expected) => {
  expect(edit('{ "o": ["a", "b", "c"] }', change)).toBe(`{ "o": ${expected} }`)
})

test('an item moves with its comments where every item has its lines', () => {
  expect(edit(order, { path: ['order'], move: 0, to: 2 })).toBe(
    '{\n  "order": [\n    // the second\n    "b",\n    "c",\n    "a" // first\n  ]\n}',
  )
  expect(edit(order, { path: ['order'], insert: 'x', at: 1 })).toBe(
    '{\n  "order": [\n    "a", // first\n    "x",\n    // the second\n    "b",\n    "c"\n  ]\n}',
  )
  expect(edit(order, { path: ['order'], insert: 'x', at: 0 })).toContain(
    '[\n    "x",\n    "a", // first',
  )
})

test('a block is renamed with its place in the order', () => {
  const text =
    '{"pages":{"home":{"order":["*","old" /* here */],"blocks":{"old":{"type":"footer"}}}}}'
  const path = ['pages', 'home', 'blocks', 'old']
  expect(edit(text, { path, rename: 'new' })).toBe(text.replaceAll('"old"', '"new"'))
  expect(edit(text, { path, rename: 'toString' })).toBe(text.replaceAll('"old"', '"toString"'))
})

test.each<[string, string, Edit, string]>([
  [
    'a repeated key',
    '{ "a": 1,\n  "a": 2 }',
    { path: ['b'], value: 1 },
    'merchant.json:2:3: "a" is already set on line 1, and only the last value would apply. Remove one of the two.',
  ],
  [
    'broken JSON',
    '{ "a": }',
    { path: ['b'], value: 1 },
    'merchant.json:1:8: A value is missing here. Add one.',
  ],
  [
    'a path through a text',
    '{ "a": "x" }',
    { path: ['a', 'b'], value: 1 },
    '"a" is not a map, so nothing can be set inside it. Set it to a map first.',
  ],
  [
    'a place beyond a list',
    '{ "a": [1] }',
    { path: ['a'], insert: 2, at: 2 },
    'The list at "a" has no position 2. Use a number from 0 to its length.',
  ],
  [
    'a name in a list',
    '{ "a": [1] }',
    { path: ['a', 'first'], value: 2 },
    'The list at "a" has no position first. Use a number from 0 to its length.',
  ],
  [
    'no list',
    '{ "a": 1 }',
    { path: ['a'], drop: 0 },
    'There is no list at "a". Set the whole list first.',
  ],
  [
    'an item of a list that is not there',
    '{ "a": {} }',
    { path: ['a', 'b', 0], value: 1 },
    'There is no list at "a.b". Set the whole list first.',
  ],
  [
    'a name in use',
    '{ "a": 1, "b": 2 }',
    { path: ['a'], rename: 'b' },
    '"a" cannot be renamed to "b": that name is in use. Choose another name.',
  ],
  [
    'a key that programs keep',
    '{}',
    { path: ['a'], value: JSON.parse('[{ "__proto__": 1 }]') },
    '"__proto__" is a reserved name. Choose another name.',
  ],
  [
    'the whole file',
    '{}',
    { path: [], value: [] },
    'The file itself has to stay a map. Edit the settings inside it.',
  ],
  [
    'no JSON',
    '{}',
    { path: ['a'], value: [Number.NaN] },
    'The value for "a" cannot be written as JSON. Use texts, finite numbers, true, false, null, lists and maps.',
  ],
])('%s is refused in a sentence', (_, text, change, sentence) => {
  expect(edit(text, change)).toBe(sentence)
})
