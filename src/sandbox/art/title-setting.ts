import { LRUCache } from 'lru-cache'
import type { ArtFace, ArtRecipe, ArtTitle } from '../../core/contract/generated/world.ts'
import type { ArtSource } from '../../site/assemble/art-source.ts'
import { placeTitle, type TitleRoom } from './place-title.ts'
import { type LetterSetter, type Letters, openLetters } from './set-letters.ts'

/** A name as it is set in a picture. */
export interface SetTitle {
  readonly title: ArtTitle
  readonly size: number
  readonly lines: readonly { readonly letters: Letters; readonly baseline: number }[]
}

export interface TitleRequest {
  readonly text: string
  readonly language: string
  /** The family of the picture. */
  readonly family: string
}

/** Sets a name in the picture. Returns undefined if the page shows the name, or if no font has its letters. */
export function setTitle(
  recipe: ArtRecipe,
  art: ArtSource,
  { text, language, family }: TitleRequest,
): SetTitle | undefined {
  const { title } = recipe
  const own = ownValue(title.languages, language)
  const room = readRoom(title, own)
  if (title.in !== 'picture' || !room) return undefined
  const names = [own?.face, ownValue(recipe.families, family)?.face]
  const setters = names.flatMap((name) => openFace(art, ownValue(recipe.faces, name)) ?? [])
  const set = setters.find((setter) => setter(text, language) !== undefined)
  if (!set) return undefined
  const edge = title.outline?.width ?? 0
  const measure = (words: string): number => {
    const letters = set(words, language)
    return letters ? letters.advance / letters.unit + edge : 0
  }
  const laid = placeTitle(text, room, measure)
  const lines = laid.lines.flatMap((words, place) => {
    const letters = set(words, language)
    return letters ? [{ letters, baseline: laid.baselines[place] ?? 0 }] : []
  })
  return { title, size: laid.size, lines }
}

function readRoom(
  title: ArtTitle,
  own: { readonly one?: TitleRoom['one']; readonly two?: TitleRoom['two'] } | undefined,
): TitleRoom | undefined {
  const one = own?.one ?? title.one
  if (!one || title.width === undefined) return undefined
  // A language that sets one line only, and says so by its own setting, takes no second.
  return { width: title.width, one, two: own?.one ? own.two : title.two }
}

/** Opened fonts by the hash of their file; of one that is no font it is known too. */
const faces = new LRUCache<string, { readonly setter: LetterSetter | undefined }>({ max: 64 })

function openFace(art: ArtSource, face: ArtFace | undefined): LetterSetter | undefined {
  const hash = face && art.hash(face.file)
  if (!face || hash === undefined) return undefined
  const known = faces.get(hash)
  if (known) return known.setter
  const bytes = art.bytes(face.file)
  const setter = bytes && openLetters(bytes)
  faces.set(hash, { setter })
  return setter
}

/** A value by name, for names come from files. */
export function ownValue<T>(
  map: Readonly<Record<string, T | undefined>> | undefined,
  name: string | undefined,
): T | undefined {
  return map && name !== undefined && Object.hasOwn(map, name) ? map[name] : undefined
}
