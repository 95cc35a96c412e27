import type { ArtRecipe, WorldText } from '../../core/contract/generated/world.ts'
import { hashOf } from '../kit/random.ts'
import type { PictureStand } from './plan-pictures.ts'
import { ownValue } from './title-setting.ts'

/** Names that are taken, each with its language before it. */
export interface TakenNames {
  readonly vendor: Set<string>
  readonly merchant: Set<string>
  /** The last number that tells names of one kind apart. */
  readonly repeats: Map<string, number>
}

/** A name for a picture, new among the vendor's games and, while there are any, the merchant's. */
export function formatPictureStand(
  recipe: ArtRecipe,
  { family, subject, code }: PictureStand & { readonly code: string },
  taken: TakenNames,
): WorldText {
  const names = listNames(recipe, { family, subject })
  const start = names.length === 0 ? 0 : hashOf(`${code}/name`) % names.length
  const turned = [...names.slice(start), ...names.slice(0, start)]
  const isFree = ({ marks }: MarkedName, among: ReadonlySet<string>): boolean =>
    marks.every((mark) => !among.has(mark))
  const free =
    turned.find((one) => isFree(one, taken.merchant)) ??
    turned.find((one) => isFree(one, taken.vendor))
  return free?.name ?? withNumber(turned[0]?.name ?? subject, taken)
}

interface MarkedName {
  readonly name: WorldText
  readonly marks: readonly string[]
}

const lists = new WeakMap<ArtRecipe, Map<string, readonly MarkedName[]>>()

/** Every name that a recipe has for a subject of a family; combined once, for many games ask. */
function listNames(
  recipe: ArtRecipe,
  { family, subject }: Pick<PictureStand, 'family' | 'subject'>,
): readonly MarkedName[] {
  const known = lists.get(recipe) ?? new Map<string, readonly MarkedName[]>()
  lists.set(recipe, known)
  const mark = `${family} ${subject}`
  const ready = known.get(mark)
  if (ready) return ready
  const titles = ownValue(recipe.families, family)?.titles ?? []
  const nouns = ownValue(recipe.subjects, subject)?.names ?? []
  const names = nouns.flatMap((noun) => titles.map((title) => joinName(title, noun)))
  const marked = names.map((name) => ({ name, marks: marksOf(name) }))
  known.set(mark, marked)
  return marked
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
