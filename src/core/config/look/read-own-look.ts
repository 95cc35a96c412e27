import { colourTokens, measureTokens } from '../../contract/tokens.ts'
import { checkArt } from '../check-art.ts'
import { checkReadable } from '../check-disk-links.ts'
import { type Files, leadsOut } from '../files.ts'
import { createFinding, type Finding } from '../finding.ts'
import { findNearest } from '../nearest.ts'
import type { LayerReader } from '../resolve-layers.ts'
import { resolveLayered } from '../resolve-merchant.ts'
import { spanAt } from '../source.ts'
import { parseColour } from '../theme/colour.ts'
import { deriveColours } from '../theme/derive-colours.ts'
import type { Tree } from '../tree.ts'
import { findNearestToken } from './check-look-contrast.ts'
import { type FindColour, hexOfColour } from './compute-colour.ts'
import { lookFileNames, numberNames, partNames } from './kit-names.ts'
import type { LookSheet, OwnColour } from './look-sheet.ts'
import {
  checkLookTokens,
  createColourFinder,
  type LookTokenFile,
  type LookTokens,
} from './look-tokens.ts'
import { readLookSheet } from './read-look-sheet.ts'

export interface PartFile {
  /** The merchant whose look has the file. */
  readonly owner: string
  readonly path: string
  /** A file with errors is not used. */
  readonly errors: readonly Finding[]
}

/** What the files of a look are read and checked with. */
export interface OwnerScope {
  readonly files: Files
  readonly read: LayerReader
  readonly layersOf: (code: string) => readonly string[]
  readonly tokensOf: (code: string) => LookTokens
  readonly ownTokens: (code: string) => LookTokenFile
}

/** The files of one merchant's own `look/`. */
export interface OwnLook {
  readonly parts: ReadonlyMap<string, PartFile & { readonly sheet: LookSheet }>
  readonly findings: readonly Finding[]
}

/** The look of a merchant without files of its own. */
export const noLook: OwnLook = { parts: new Map(), findings: [] }

/** Reads and checks the files of one merchant's own look. */
export function readOwnLook(owner: string, scope: OwnerScope): OwnLook {
  const folder = `merchants/${owner}/look`
  const names = scope.files.list(folder)
  if (names.length === 0) return noLook
  const find = readColours(owner, scope)
  const parts = new Map<string, PartFile & { readonly sheet: LookSheet }>()
  const findings = [...checkOwnTokens(owner, scope, find)]
  for (const name of names) {
    if (name === 'tokens.json') continue
    const path = `${folder}/${name}`
    const part = partNames.find((one) => `${one}.css` === name)
    const text = part === undefined ? undefined : scope.files.read(path)
    if (part === undefined || text === undefined) {
      findings.push(...checkOther(path, part, scope))
      continue
    }
    const sheet = readLookSheet({ path, text }, part)
    const found = [...sheet.findings, ...checkUses(sheet, { ...scope, owner, find })]
    findings.push(...found)
    const errors = found.filter(({ severity }) => severity === 'error')
    parts.set(part, { owner, path, sheet, errors })
  }
  return { parts, findings }
}

/** Reports a file that is no part of a look, or that cannot be read. */
function checkOther(path: string, part: string | undefined, { files }: OwnerScope): Finding[] {
  if (part !== undefined) return checkReadable(files, path)
  if (leadsOut(files, path)) return []
  const file = path.split('/').at(-1) ?? ''
  const { name: nearest } = findNearest(file, lookFileNames)
  const details = { span: spanAt({ path, text: '' }), path: [] }
  const values = { kind: 'file of a look', name: file, known: lookFileNames, nearest }
  return [createFinding('look-name', details, values)]
}

/** Returns the search for colours in the theme of the merchant that a file belongs to. */
function readColours(owner: string, { read, tokensOf }: OwnerScope): FindColour {
  let find: FindColour | undefined
  return (name) => {
    find ??= createColourFinder(
      deriveColours(resolveLayered(read, owner).merchant?.theme ?? {}),
      tokensOf(owner),
    )
    return find(name)
  }
}

function checkOwnTokens(owner: string, scope: OwnerScope, find: FindColour): readonly Finding[] {
  const { tokens, findings } = scope.ownTokens(owner)
  return [...findings, ...checkLookTokens(tokens, { tokens: scope.tokensOf(owner), find })]
}

interface UseScope extends OwnerScope {
  readonly owner: string
  readonly find: FindColour
}

/** Checks what a file uses of its merchant: tokens, art, and colours that are none of them. */
function checkUses(sheet: LookSheet, scope: UseScope): Finding[] {
  const { files, read, owner, tokensOf } = scope
  const known = [...colourTokens, ...measureTokens, ...tokensOf(owner).keys()]
  const inFile = [...sheet.locals.keys(), ...numberNames]
  const unknown = sheet.tokens.flatMap(({ name, span }) => {
    if (known.includes(name)) return []
    const { name: nearest, safe } = findNearest(name, [...known, ...inFile])
    const fix =
      safe === undefined ? undefined : { start: span.start, end: span.end, insert: `--${safe}` }
    const values = {
      kind: 'token',
      name: `--${name}`,
      known: [],
      nearest: nearest && `--${nearest}`,
    }
    return [createFinding('look-name', { span, path: [], fix }, values)]
  })
  const art = sheet.art.map(({ name, span }) => ({
    path: [],
    tree: { kind: 'leaf', value: name, ...span } satisfies Tree,
  }))
  const chain = read(owner)?.chain ?? [owner]
  // A fix would be quoted as in JSON.
  const missing = checkArt(art, { files, chain }).map(({ fix, ...finding }) => finding)
  return [
    ...unknown,
    ...missing,
    ...sheet.colours.flatMap((colour) => checkOwnColour(colour, scope)),
  ]
}

function checkOwnColour(
  { typed, hex, span }: OwnColour,
  { owner, find, tokensOf }: UseScope,
): Finding[] {
  const wanted = hex === undefined ? undefined : parseColour(hex)
  const token =
    (wanted && findNearestToken(wanted, [...colourTokens, ...tokensOf(owner).keys()], find)) ??
    'text'
  const colour = find(token)
  const isSame = hex !== undefined && colour !== undefined && isSameColour(colour, wanted)
  const fix = isSame ? { start: span.start, end: span.end, insert: `var(--${token})` } : undefined
  return [createFinding('look-colour', { span, path: [], fix }, { colour: typed, token, isSame })]
}

function isSameColour(
  one: NonNullable<ReturnType<FindColour>>,
  other: ReturnType<FindColour>,
): boolean {
  return other !== undefined && hexOfColour(one) === hexOfColour(other)
}
