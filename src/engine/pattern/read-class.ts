import { type Accepts, PatternRefusal } from './nodes.ts'
import type { Reader } from './reader.ts'

const classes: Readonly<Record<string, RegExp | undefined>> = {
  d: /\d/,
  D: /\D/,
  w: /\w/,
  W: /\W/,
  s: /\s/,
  S: /\S/,
}
const controls: Readonly<Record<string, string | undefined>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  f: '\f',
  v: '\v',
}

/** Reads what follows a backslash: one character, or a class of them. */
export function readEscape(reader: Reader): string | Accepts {
  const code = reader.take(/x([\da-fA-F]{2})|u([\da-fA-F]{4})/y)
  if (code) return String.fromCharCode(Number.parseInt(code[1] ?? code[2] ?? '', 16))
  const property = reader.take(/[pP]\{[\w=]{1,40}\}/y)
  if (property) return readProperty(property[0])
  const letter = reader.next()
  const known = classes[letter]
  if (known) return (character) => known.test(character)
  const literal = controls[letter] ?? letter
  if (literal === letter && /[a-zA-Z0-9]/.test(letter)) refuse(`"\\${letter}"`)
  return literal
}

/** Reads a set in brackets, whose opening bracket is behind. */
export function readSet(reader: Reader): Accepts {
  const negated = reader.eat('^')
  const members: Accepts[] = []
  while (!reader.eat(']')) members.push(readMember(reader))
  return (character) => members.some((accepts) => accepts(character)) !== negated
}

function readMember(reader: Reader): Accepts {
  const from = readAtom(reader)
  if (!reader.sees('-') || reader.sees('-]')) return typeof from === 'string' ? equals(from) : from
  reader.next()
  const to = readAtom(reader)
  if (typeof from !== 'string' || typeof to !== 'string' || from > to) refuse('a range')
  return (character) => character >= from && character <= to
}

function readAtom(reader: Reader): string | Accepts {
  return reader.eat('\\') ? readEscape(reader) : reader.next()
}

function readProperty(text: string): Accepts {
  try {
    const property = new RegExp(`^\\${text}$`, 'u')
    return (character) => property.test(character)
  } catch {
    return refuse(`"\\${text}"`)
  }
}

export function equals(one: string): Accepts {
  return (character) => character === one
}

function refuse(what: string): never {
  throw new PatternRefusal(`The pattern uses ${what}.`)
}
