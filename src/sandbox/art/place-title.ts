import type { ArtTitleLine } from '../../core/contract/generated/world.ts'

export interface TitleRoom {
  /** The maximum width of a line. */
  readonly width: number
  readonly one: ArtTitleLine
  readonly two?: ArtTitleLine | undefined
}

export interface PlacedTitle {
  readonly lines: readonly string[]
  readonly size: number
  /** The baseline of each line. */
  readonly baselines: readonly number[]
}

/** A name in one line where it fits at a readable size, else in the two lines that are most alike. */
export function placeTitle(
  text: string,
  room: TitleRoom,
  measure: (text: string) => number,
): PlacedTitle {
  const words = text.trim().replace(/\s+/g, ' ')
  const single = { lines: [words], size: sizeOf([words], room.one, { room, measure }) }
  const pairs = room.two === undefined || single.size >= room.one.least ? [] : splits(words)
  if (room.two === undefined || pairs.length === 0) return set(single, room.one)
  const widest = (pair: readonly string[]): number => Math.max(...pair.map(measure))
  const lines = pairs.reduce((best, pair) => (widest(pair) < widest(best) ? pair : best))
  const double = { lines, size: sizeOf(lines, room.two, { room, measure }) }
  return double.size > single.size ? set(double, room.two) : set(single, room.one)
}

interface Fitting {
  readonly room: TitleRoom
  readonly measure: (text: string) => number
}

/** The size at which the longest line fits, at most that of the setting. */
function sizeOf(lines: readonly string[], line: ArtTitleLine, { room, measure }: Fitting): number {
  const longest = Math.max(...lines.map(measure), 0.01)
  return Math.min(line.size, Math.floor(((line.width ?? room.width) / longest) * 10) / 10)
}

function set(
  { lines, size }: { readonly lines: readonly string[]; readonly size: number },
  { bottom, leading = 1 }: ArtTitleLine,
): PlacedTitle {
  const baselines = lines.map((_, place) => bottom - (lines.length - 1 - place) * size * leading)
  return { lines, size, baselines }
}

const ideograph = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** Characters that must not begin a line. */
const clinging = /^[ーっゃゅょぁぃぅぇぉッャュョァィゥェォ、。·%]/u

/** Every way to break a name in two: at a space, or between ideographs. */
function splits(text: string): [string, string][] {
  const spaces = [...text.matchAll(/ /g)].map(({ index }): [string, string] => [
    text.slice(0, index),
    text.slice(index + 1),
  ])
  if (spaces.length > 0) return spaces
  const letters = [...text]
  return letters.flatMap((letter, place): [string, string][] => {
    const before = letters[place - 1]
    const free = before !== undefined && ideograph.test(before) && ideograph.test(letter)
    return free && !clinging.test(letter)
      ? [[letters.slice(0, place).join(''), letters.slice(place).join('')]]
      : []
  })
}
