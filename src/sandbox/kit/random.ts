/** Numbers from 0 to 1 that are the same for the same seed. */
export type Random = () => number

export function createRandom(seed: string): Random {
  let state = hashOf(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Returns a 32-bit hash of a text. */
export function hashOf(text: string): number {
  let hash = 2166136261
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619)
  return hash >>> 0
}

/** A whole number from `from` to `to`, both included. */
export function between(random: Random, from: number, to: number): number {
  return from + Math.floor(random() * (to - from + 1))
}

export function pickOne<const T extends readonly [unknown, ...unknown[]]>(
  random: Random,
  items: T,
): T[number] {
  return items[Math.floor(random() * items.length)] ?? items[0]
}
