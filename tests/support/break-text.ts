import { mutateText, pick, type Random } from './mutate-text.ts'

type Break = (text: string, random: Random) => string

/** The ways in which somebody who types, or a program that writes, breaks a JSON file. */
const breaks: readonly Break[] = [
  mutateText,
  (text, random) => text.slice(0, Math.floor(random() * text.length)),
  (text) => text.replace(/"theme":/, '"theme": {}, "theme":'),
  (text) => text.replaceAll('\n', '\r\n'),
  (text) => `\uFEFF${text}`,
  (text, random) => text.replace(/\{/g, (brace) => (random() < 0.02 ? '[' : brace)),
  (text, random) => text.replace(/: "[^"]*"/g, (value) => (random() < 0.05 ? ': 7' : value)),
  (text) => text.replace(/\{/, `{ "deep": ${'{"a":['.repeat(400)}`),
  (text) => text.replace(/\{/, `{ "order": [${'"winners",'.repeat(20_000)}],`),
  (text, random) => {
    const at = Math.floor(random() * text.length)
    return `${text.slice(0, at)}${pick(['\0', '\uD800', '“', '\u2028', '\t', '/*', '}}'], random)}${text.slice(at)}`
  },
  () => '',
  () => ' \n\n',
]

/** Breaks a text in one or two of these ways. */
export function breakText(text: string, random: Random): string {
  const once = pick(breaks, random)(text, random)
  return random() < 0.3 ? pick(breaks, random)(once, random) : once
}
