import { expect, test } from 'vitest'
import { parseSource, readMap, readPlain } from './parse-source.ts'

const parse = (text: string) => parseSource({ path: 'merchant.json', text })

test.each([
  ['[', ']'],
  ['{"a":', '}'],
])('ten thousand levels of %s are reported where they become too deep', (open, close) => {
  const { tree, findings } = parse(`${open.repeat(10_000)}1${close.repeat(10_000)}`)
  expect(tree).toBeUndefined()
  expect(findings).toMatchObject([{ code: 'syntax', line: 1, column: open.length * 100 + 1 }])
})

test('brackets in texts and comments are not levels', () => {
  expect(parse(`{ "a": "${'['.repeat(200)}" /* ${'{'.repeat(200)} */ }`).findings).toEqual([])
})

test('an empty file is reported as empty', () => {
  expect(parse(' \n').findings[0]?.message).toContain('The file is empty.')
})

test.each([
  ['UTF-16 with its mark', Buffer.from('\uFEFF{ "a": 1 }', 'utf16le')],
  ['UTF-16 without it', Buffer.from('{ "a": 1 }', 'utf16le')],
  ['UTF-16 the other way round', Buffer.from('\uFEFF{ "a": 1 }', 'utf16le').swap16()],
])('a file in %s is reported with the advice to save it as UTF-8', (_, bytes) => {
  const { findings } = parse(bytes.toString('utf8'))
  expect(findings.map(({ message }) => message)).toEqual([
    'The file is saved in an encoding other than UTF-8. Save it as UTF-8.',
  ])
})

test.each([
  ['Windows-874', Buffer.from([0xc5, 0xd2, 0xa1, 0xd9, 0xb9])],
  ['Latin-1', Buffer.from([0xe9])],
])('a text in %s is reported at its first letter, and not read as something else', (_, bytes) => {
  const file = Buffer.concat([
    Buffer.from('{\n  // '),
    bytes,
    Buffer.from('\n  "a": "'),
    bytes,
    Buffer.from('" }'),
  ])
  const { tree, findings } = parse(file.toString('utf8'))
  expect(tree).toBeUndefined()
  expect(findings).toMatchObject([{ code: 'syntax', line: 2, column: 6 }])
  expect(readPlain(JSON.stringify({ a: bytes.toString('utf8') }))).toBeUndefined()
})

test('a place counts lines of either ending from 1', () => {
  const { findings } = parse('{\r\n  "a": 1,\r\n  "a": 2 }')
  expect(findings).toMatchObject([{ code: 'duplicate-key', line: 3, column: 3 }])
})

test('twenty thousand findings of one line are placed in a moment', () => {
  const keys = Array.from({ length: 20_000 }, () => '"a":1')
  const started = process.cpuUsage()
  expect(parse(`{${keys.join(',')}}`).findings).toHaveLength(19_999)
  // The time of the processor, which other programs do not lengthen; each finding from the start would take minutes.
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(5000)
})

test('reading without places gives the same values, and rejects what is not plain JSON', () => {
  const plain = '{ "hosts": ["one.example"], "code": "one", "hosts": ["two.example", 3] }'
  expect(readPlain(plain)).toEqual({ hosts: ['two.example', 3], code: 'one' })
  const deep = `${'['.repeat(101)}${']'.repeat(101)}`
  for (const odd of ['{ "hosts": [], } // mine', `{ "a": ${deep} }`, '[]', '1', ''])
    expect([odd, readPlain(odd)]).toEqual([odd, undefined])
})

test('a file with comments and trailing commas is read', () => {
  const readText = (text: string) => readMap({ path: 'world.json', text })
  for (const text of ['{ "a": [1] }', '// Mine.\n{ "a": [1,], }'])
    expect([text, readText(text)]).toEqual([text, { a: [1] }])
  for (const text of ['{ "a": }', '[]', ''])
    expect([text, readText(text)]).toEqual([text, undefined])
})

test.each([
  ['of Git', ['<<<<<<< HEAD', '  "a": 1', '=======', '  "a": 2', '>>>>>>> other']],
  [
    'with the text before both',
    ['<<<<<<< ours', '  "a": 1', '||||||| base', '=======', '  "a": 2', '>>>>>>> theirs'],
  ],
  ['of a stash', ['<<<<<<< Updated upstream', '=======', '  "a": 2', '>>>>>>> Stashed changes']],
])('a file with the marks of a merge %s has one finding, at the first mark', (_, lines) => {
  for (const end of ['\n', '\r\n']) {
    const { findings } = parse(['{', ...lines, '}', ''].join(end))
    expect(findings).toMatchObject([{ code: 'syntax', line: 2, column: 1 }])
    expect(findings[0]?.message).toContain('Keep one of the two')
  }
})

test.each(['{ “a”: 1 }', '{ ”a”: 1 }', '{ "a": “b” }', '{ ‘a’: 1 }'])(
  'curly quotes are reported as such: %s',
  (text) => {
    const [finding] = parse(text).findings
    expect(finding?.message).toBe(
      'These quotes are curly, and JSON has straight ones only. Type " in their place.',
    )
  },
)

test.each(['\n', '\r\n', '\r'])('lines that end with %j are counted', (end) => {
  const { findings } = parse(['{', '  "a": 1,', '  "b": }'].join(end))
  expect(findings).toMatchObject([{ line: 3, column: 8 }])
})
