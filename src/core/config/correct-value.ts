import { parseUrl } from '../contract/parse-url.ts'
import { patternOf } from './schema-registry.ts'

/** A text that a pattern accepts, written for one that it refuses. */
export interface Correction {
  readonly value: string
  /** Means the same for certain, so that no file or address has to follow it. */
  readonly safe: boolean
}

type Rewrite = (typed: string) => string | undefined

/** The usual ways in which one value is written in another form, in the order in which they are tried. */
const sameMeaning: readonly Rewrite[] = [
  (typed) => typed,
  (typed) => typed.toLowerCase(),
  (typed) => longColour(typed),
  (typed) => longColour(`#${typed}`),
  (typed) => tagOf(typed),
  (typed) => tagOf(typed)?.toLowerCase(),
  (typed) => addressOf(typed)?.origin,
  (typed) => addressOf(typed)?.hostname,
]

/** Returns a text in the form that its pattern asks for; undefined if it is not known what was meant. */
export function correctValue(typed: string, pattern: string): Correction | undefined {
  const accepts = (value: string | undefined): value is string =>
    value !== undefined && patternOf(pattern).test(value)
  const trimmed = typed.normalize('NFKC').trim()
  const name = plainName(trimmed)
  if (name !== undefined) return accepts(name) ? { value: name, safe: false } : undefined
  const value = sameMeaning.map((rewrite) => rewrite(trimmed)).find(accepts)
  return value === undefined ? undefined : { value, safe: true }
}

/** Returns a language tag or an id with dashes; in a host an underscore is a letter of the name. */
function tagOf(typed: string): string | undefined {
  return /^[A-Za-z0-9_-]+$/.test(typed) ? typed.replaceAll('_', '-') : undefined
}

/** Returns `#rrggbb` or `#rrggbbaa` for a colour that is written with one digit for two. */
function longColour(typed: string): string | undefined {
  if (!/^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(typed)) return undefined
  const digits = typed.slice(1).toUpperCase()
  return `#${digits.length > 4 ? digits : digits.replaceAll(/./g, '$&$&')}`
}

/** Returns the address that a host is part of; its host is in lower case and in ASCII, as the network knows it. */
function addressOf(typed: string): URL | undefined {
  return /[\s*?#@]/.test(typed)
    ? undefined
    : parseUrl(/^https?:\/\//i.test(typed) ? typed : `http://${typed}`)
}

/** Returns the path of a picture with dashes in place of other signs; undefined for another text. */
function plainName(typed: string): string | undefined {
  if (!/^art\//i.test(typed)) return undefined
  const [, folder = '', end = ''] = /^(.*?)(\.\w+)$/.exec(typed) ?? []
  const steps = folder.split('/').map((step) => step.replaceAll(/[^A-Za-z0-9._-]+/g, '-'))
  const plain = steps.map((step) => step.replaceAll(/^-+|-+$/g, '')).join('/')
  return plain.replace(/^art/i, 'art') + end.toLowerCase()
}
