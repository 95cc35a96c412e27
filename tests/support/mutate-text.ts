/** A number from 0 up to 1. */
export type Random = () => number

const pieces = [
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '"',
  'null',
  'true',
  '-1',
  '1e999',
  '{}',
  '[]',
  '""',
  '"*"',
  '\\u0000',
  '"__proto__": {}',
  '"constructor"',
  '"$remove": true',
  '"$replace": true',
  '"$remove": false',
  '{ "$remove": true }',
  '"extends": "base"',
  '"javascript:alert(1)"',
  '"type": "winer-board"',
  '{ "all": [] }',
  '{ "not": { "flag": "X" } }',
  '"<svg onload=alert(1)>"',
  '/*',
  '//',
  '\uD800',
]

/** A text with one to three random changes: cut, filled, values and keys exchanged. */
export function mutateText(text: string, random: Random): string {
  let result = text
  const times = 1 + Math.floor(random() * 3)
  for (let time = 0; time < times; time++) result = mutateOnce(result, random)
  return result
}

function mutateOnce(text: string, random: Random): string {
  const at = Math.floor(random() * text.length)
  const kind = random()
  if (kind < 0.2) return text.slice(0, at) + text.slice(at + Math.ceil(random() * 20))
  if (kind < 0.4) return text.slice(0, at) + pick(pieces, random) + text.slice(at)
  const values = [...text.matchAll(/(?<=: |\[|, )("[^"]*"|-?\d+|true|false|\{\}|\[\])/g)]
  const keys = [...text.matchAll(/"[^"]*"(?=:)/g)]
  const target = pick(kind < 0.8 ? values : keys, random)
  if (!target) return text
  const other = kind < 0.9 ? pick(pieces, random) : (pick(keys, random)?.[0] ?? '')
  return text.slice(0, target.index) + other + text.slice(target.index + target[0].length)
}

export function pick<T>(list: readonly T[], random: Random): T {
  // Lists here are never empty but for matches, whose absence the caller looks at.
  return list[Math.floor(random() * list.length)] as T
}

/** A small generator that gives the same numbers for the same seed. */
export function createRandom(seed: number): Random {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
