import { between, createRandom, pickOne } from '../kit/random.ts'

const palettes = [
  ['#12343b', '#e1b382', '#2d545e'],
  ['#3a2d4f', '#f2a65a', '#6b4e8e'],
  ['#0f4c3a', '#f4d58d', '#1f7a5c'],
  ['#5c1a1b', '#f7b267', '#a23e48'],
  ['#1b2a49', '#a6d0dd', '#465881'],
] as const
const shapes = [
  '<path d="M50 18L78 50L50 82L22 50Z"/>',
  '<path d="M20 62A30 30 0 0 1 80 62Z"/><circle cx="50" cy="36" r="10"/>',
  '<path d="M24 24H50A26 26 0 0 1 50 76H24Z"/>',
  '<path d="M20 70L40 30L54 54L64 40L80 70Z"/>',
  '<path d="M50 20A30 30 0 1 0 80 50H50Z"/>',
  '<path d="M26 26H46V46H26ZM54 54H74V74H54ZM54 26H74V46H54Z"/>',
] as const

/** A square mark for a vendor or a game that brings no art, the same for the same name. */
export function drawMark(name: string): string {
  const random = createRandom(name)
  const [ground, shape, second] = pickOne(random, palettes)
  const at = between(random, 20, 80)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="${ground}"/><circle cx="${at}" cy="${100 - at}" r="44" fill="${second}"/><g fill="${shape}" transform="rotate(${between(random, 0, 3) * 90} 50 50)">${pickOne(random, shapes)}</g></svg>`
}
