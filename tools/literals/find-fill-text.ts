import { colourPairs } from '../../src/core/contract/colour-pairs.ts'
import { colourTokens, plainSurfaces } from '../../src/core/contract/tokens.ts'

/** A style sheet of the sources. */
export interface Sheet {
  readonly path: string
  readonly source: string
}

/** A place where text takes the colour of a fill. */
export interface FillText {
  readonly path: string
  readonly line: number
  readonly typed: string
}

const texts = new Set<string>(
  colourPairs.filter(({ ratio }) => ratio === 4.5).map(({ text }) => text),
)
/** The own colour of a background is readable on the text colour of that background. */
const backgrounds = new Set<string>([...plainSurfaces, 'surface-inverse', 'ground'])
/** Colours that no pair declares as text: some background of some merchant makes them unreadable. */
const fills = colourTokens.filter((token) => !texts.has(token) && !backgrounds.has(token))

const declaration = /(?<=[{;]\s*)([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g

/** Finds text in a fill's colour: in `color`, and in what a custom property hands to it. */
export function findFillText(sheets: readonly Sheet[]): FillText[] {
  const all = sheets.flatMap(readDeclarations)
  const inks = new Set(['color'])
  // A property that passes on a colour can get it from another one.
  for (let known = 0; known !== inks.size; ) {
    known = inks.size
    for (const { property, value } of all)
      if (inks.has(property))
        for (const name of namesIn(value).filter(isTextColour)) inks.add(`--${name}`)
  }
  return all.flatMap(({ path, line, property, value }) => {
    const taken = inks.has(property) ? namesIn(value).filter(isFill) : []
    return taken.length > 0 ? [{ path, line, typed: `${property}: ${value}` }] : []
  })
}

function isTextColour(name: string): boolean {
  return !backgrounds.has(name) && !isFill(name)
}

function isFill(name: string): boolean {
  return fills.some((fill) => fill === name)
}

function namesIn(value: string): string[] {
  return [...value.matchAll(/var\(\s*--([\w-]+)/g)].map(([, name = '']) => name)
}

function readDeclarations({ path, source }: Sheet) {
  const text = source.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
  return [...text.matchAll(declaration)].map(({ index, 1: property = '', 2: value = '' }) => ({
    path,
    line: text.slice(0, index).split('\n').length,
    property,
    value: value.trim(),
  }))
}
