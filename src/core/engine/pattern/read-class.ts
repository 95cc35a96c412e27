import { type CharacterTest, PatternRefusal } from './nodes.ts'
import type { PatternReader } from './pattern-reader.ts'

const controls: Readonly<Record<string, number | undefined>> = { n: 10, r: 13, t: 9, f: 12, v: 11 }

/** Reads the escape after a backslash: a code point or a character class. */
export function readEscape(reader: PatternReader): number | CharacterTest {
  const pair = reader.take(/u([dD][89abAB][\da-fA-F]{2})\\u([dD][c-fC-F][\da-fA-F]{2})/y)
  if (pair) return `${readHex(pair[1])}${readHex(pair[2])}`.codePointAt(0) ?? 0
  const code = reader.take(/x([\da-fA-F]{2})|u([\da-fA-F]{4})|u\{0*([\da-fA-F]{1,6})\}/y)
  if (code) return readCode(code[1] ?? code[2] ?? code[3] ?? '')
  const known = reader.take(/[dDwWsS]|[pP]\{[\w=]{1,40}\}/y)
  if (known) return readKnownClass(`\\${known[0]}`)
  const control = reader.take(/c([a-zA-Z])/y)
  if (control) return codeOf(control[1] ?? '') % 32
  if (reader.take(/0(?!\d)/y)) return 0
  const reference = reader.take(/\d+|k<\w*>/y)
  if (reference) {
    const what = `a back reference, "\\${reference[0]}", which takes too long on some texts`
    throw new PatternRefusal('back-reference', `It uses ${what}.`)
  }
  const letter = reader.next()
  if (/[a-zA-Z]/.test(letter) && controls[letter] === undefined) refuse(`\\${letter}`)
  return controls[letter] ?? codeOf(letter)
}

/** Reads a character set after its opening bracket. */
export function readSet(reader: PatternReader): CharacterTest {
  const negated = reader.eat('^')
  const members: CharacterTest[] = []
  while (!reader.eat(']')) members.push(readMember(reader))
  return (code) => members.some((accepts) => accepts(code)) !== negated
}

export function equals(one: number): CharacterTest {
  return (code) => code === one
}

export function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0
}

function readMember(reader: PatternReader): CharacterTest {
  const from = readAtom(reader)
  if (!reader.sees('-') || reader.sees('-]')) return acceptsOf(from)
  reader.next()
  const to = readAtom(reader)
  if (typeof from === 'number' && typeof to === 'number') {
    if (from > to)
      throw new PatternRefusal('syntax', 'It has a range whose end is before its start.')
    return (code) => code >= from && code <= to
  }
  // A dash beside a class is a literal dash, as in a pattern without the flag "u".
  return (code) => code === dash || acceptsOf(from)(code) || acceptsOf(to)(code)
}

const dash = 45

function readAtom(reader: PatternReader): number | CharacterTest {
  if (reader.eat('\\b')) return 8
  return reader.eat('\\') ? readEscape(reader) : codeOf(reader.next())
}

function acceptsOf(atom: number | CharacterTest): CharacterTest {
  return typeof atom === 'number' ? equals(atom) : atom
}

function readHex(hex = ''): string {
  return String.fromCharCode(Number.parseInt(hex, 16))
}

function readCode(hex: string): number {
  const code = Number.parseInt(hex, 16)
  return code > 0x10ffff ? refuse(`\\u{${hex}}`) : code
}

function readKnownClass(text: string): CharacterTest {
  try {
    const known = new RegExp(text, 'u')
    return (code) => known.test(String.fromCodePoint(code))
  } catch {
    return refuse(text)
  }
}

function refuse(what: string): never {
  throw new PatternRefusal('unsupported', `It uses "${what}", which browsers do not support.`)
}
