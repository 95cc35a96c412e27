import { namesOf, numberNames, partNames } from '../config/look/kit-names.ts'
import { kitParts } from '../contract/kit-parts.ts'
import { colourTokens, measureTokens } from '../contract/tokens.ts'
import type { AskedFile } from './editor-scope.ts'
import type { FileKind } from './file-kind.ts'
import type { Proposal, Proposals } from './proposal.ts'

const attributes = {
  'data-part': 'pieces',
  'data-state': 'states',
  'data-kind': 'kinds',
} as const

/** Proposes custom properties and the names of the kit at an offset of a file of a look. */
export function proposeLook(
  { code, part }: Extract<FileKind, { readonly kind: 'look' }>,
  { source, inspection }: AskedFile,
  offset: number,
): Proposals | undefined {
  const line = source.text.slice(source.text.lastIndexOf('\n', offset - 1) + 1, offset)
  const rest = /[\w-]*/y
  rest.lastIndex = offset
  const end = offset + (rest.exec(source.text)?.[0].length ?? 0)
  const [, property] = /(?:var\(\s*|^\s*|[{;]\s*)(--[\w-]*)$/.exec(line) ?? []
  if (property !== undefined) {
    const names = [
      ...colourTokens,
      ...measureTokens,
      ...numberNames,
      ...inspection.look(code).tokens.keys(),
    ]
    const list = [...new Set(names)].map((name) => toProposal(`--${name}`))
    return { start: offset - property.length, end, list }
  }
  const [, attribute = '', typed] = /\[(data-\w+)="([\w-]*)$/.exec(line) ?? []
  if (typed === undefined) return undefined
  const list = listNames(attribute, part)
  return list && { start: offset - typed.length, end, list }
}

function listNames(attribute: string, part: string): readonly Proposal[] | undefined {
  if (attribute === 'data-kit') return partNames.map((name) => toProposal(name, describePart(name)))
  if (!Object.hasOwn(attributes, attribute)) return undefined
  const kind = attributes[attribute as keyof typeof attributes] // it is one of them
  // A selector may name the pieces of another part that is inside this one.
  const own = namesOf(kind, [part])
  return [...new Set([...own, ...namesOf(kind, partNames)])].map((name) => toProposal(name))
}

function describePart(name: string): string | undefined {
  return new Map<string, { readonly description: string }>(Object.entries(kitParts)).get(name)
    ?.description
}

function toProposal(name: string, description?: string): Proposal {
  return { label: name, kind: 'name', insert: name, description, inSchema: false }
}
