import type { ArtRecipe, WorldText } from '../../../contract/generated/world.ts'
import { hashOf } from '../world/random.ts'
import type { Stand } from './plan-pictures.ts'
import { ownValue } from './title-setting.ts'

/** Names that are taken, each with its language before it. */
export interface TakenNames {
  readonly vendor: Set<string>
  readonly merchant: Set<string>
  /** The last number that tells names of one kind apart. */
  readonly repeats: Map<string, number>
}

/** A name for a picture, new among the vendor's games and, while there are any, the merchant's. */
export function nameStand(
  recipe: ArtRecipe,
  { family, subject, code }: Stand & { readonly code: string },
  taken: TakenNames,
): WorldText {
  const titles = ownValue(recipe.families, family)?.titles ?? []
  const nouns = ownValue(recipe.subjects, subject)?.names ?? []
  const names = nouns.flatMap((noun) => titles.map((title) => joinName(title, noun)))
  const start = names.length === 0 ? 0 : hashOf(`${code}/name`) % names.length
  const turned = [...names.slice(start), ...names.slice(0, start)]
  const isFree = (name: WorldText, among: ReadonlySet<string>): boolean =>
    marksOf(name).every((mark) => !among.has(mark))
  return (
    turned.find((name) => isFree(name, taken.merchant)) ??
    turned.find((name) => isFree(name, taken.vendor)) ??
    withNumber(turned[0] ?? subject, taken)
  )
}

export function takeName(name: WorldText, { vendor, merchant }: TakenNames): void {
  for (const mark of marksOf(name)) {
    vendor.add(mark)
    merchant.add(mark)
  }
}

/** A name's words, each with its language before it. */
function marksOf(name: WorldText): string[] {
  return Object.entries(typeof name === 'string' ? { '': name } : name).map(
    ([language, words]) => `${language}:${words}`,
  )
}

/** A title with a noun in it, in every language that has both. */
function joinName(title: WorldText, noun: WorldText): WorldText {
  if (typeof title === 'string')
    return typeof noun === 'string' ? title.replace('{noun}', () => noun) : noun
  return Object.fromEntries(
    Object.entries(title).flatMap(([language, words = '']) => {
      const own = typeof noun === 'string' ? noun : ownValue(noun, language)
      return own === undefined ? [] : [[language, words.replace('{noun}', () => own)]]
    }),
  )
}

/** A name that is taken, with the next number after it. */
function withNumber(name: WorldText, { repeats }: TakenNames): WorldText {
  const [mark = ''] = marksOf(name)
  const number = (repeats.get(mark) ?? 1) + 1
  repeats.set(mark, number)
  if (typeof name === 'string') return `${name} ${number}`
  const numbered = Object.entries(name).map(([language, words]) => [language, `${words} ${number}`])
  return Object.fromEntries(numbered)
}
