import { colourTokens, measureTokens } from '../../contract/tokens.ts'
import { checkArt } from '../check-art.ts'
import { checkReadable } from '../check-disk-links.ts'
import { type Files, leadsOut, listMerchants } from '../files.ts'
import { createFinding, type Finding } from '../finding.ts'
import { findNearest } from '../nearest.ts'
import type { LayerReader } from '../resolve-layers.ts'
import { resolveLayered } from '../resolve-merchant.ts'
import type { ResolvedMerchant } from '../resolved-merchant.ts'
import { startOf } from '../source.ts'
import { parseColour } from '../theme/colour.ts'
import { deriveColours } from '../theme/derive-colours.ts'
import type { Tree } from '../tree.ts'
import { checkSheetContrast, checkTokenContrast, findNearestToken } from './check-look-contrast.ts'
import { type FindColour, hexOfColour } from './compute-colour.ts'
import { numberNames, partNames } from './kit-names.ts'
import { type LookLayers, readLookLayers } from './look-layers.ts'
import type { LookSheet, OwnColour } from './look-sheet.ts'
import {
  checkLookTokens,
  createColourFinder,
  type LookTokenFile,
  type LookTokens,
  readLookTokens,
} from './look-tokens.ts'
import { readLookSheet } from './read-look-sheet.ts'

/** The file of a look that draws a part, with the files that it replaces. */
export interface ResolvedPart {
  readonly part: string
  /** The files of the part, the topmost parent's first. */
  readonly files: readonly PartFile[]
  /** The one that is used: the last without an error. Undefined if each of them has errors; then the kit draws the part. */
  readonly used: PartFile | undefined
}

export interface PartFile {
  /** The merchant whose look has the file. */
  readonly owner: string
  readonly path: string
  readonly hasErrors: boolean
}

/** The look of a merchant, part by part. */
export interface ResolvedLook {
  readonly layers: readonly string[]
  readonly parts: readonly ResolvedPart[]
  readonly tokens: LookTokens
}

/** Reads and checks the looks of the merchants of a folder. Files that several of them take are checked once. */
export interface LookReader {
  readonly resolve: (code: string) => ResolvedLook
  /** Checks the files that a look is made of, and its pairs of colours in the theme of the merchant. */
  readonly check: (code: string, merchant: ResolvedMerchant | undefined) => Finding[]
  /** The merchants whose looks a merchant lays over each other. */
  readonly layersOf: (code: string) => readonly string[]
  readonly forget: (code: string) => void
}

export function createLookReader(files: Files, read: LayerReader): LookReader {
  const layers = keep((code) => readLookLayers(read, code, () => listMerchants(files)))
  const tokenFiles = keep((owner) => readLookTokens(files, owner))
  const scope: OwnerScope = {
    files,
    read,
    layersOf: (code) => layers.of(code).codes,
    tokensOf: (code) => mergeTokens(layers.of(code).codes.map(tokenFiles.of)),
    ownTokens: tokenFiles.of,
  }
  const own = keep((owner) => readOwnLook(owner, scope))
  return {
    layersOf: scope.layersOf,
    resolve: (code) => resolveLook(code, { ...scope, ownLook: own.of }),
    check: (code, merchant) => {
      const { codes, findings }: LookLayers = layers.of(code)
      const ofFiles = codes.flatMap((owner) => own.of(owner).findings)
      const ofColours = merchant ? checkColours(merchant, { ...scope, ownLook: own.of }) : []
      return [...findings, ...ofFiles, ...ofColours]
    },
    forget: (code) => {
      for (const kept of [layers, tokenFiles, own]) kept.forget(code)
    },
  }
}

function keep<Value>(compute: (code: string) => Value) {
  const known = new Map<string, Value>()
  return {
    of: (code: string): Value => {
      const kept = known.get(code)
      if (kept !== undefined) return kept
      const value = compute(code)
      known.set(code, value)
      return value
    },
    forget: (code: string) => void known.delete(code),
  }
}

/** The tokens of a child replace those of its parents by name. */
function mergeTokens(all: readonly LookTokenFile[]): LookTokens {
  return new Map(all.flatMap(({ tokens }) => tokens.map((token) => [token.name, token] as const)))
}

interface OwnerScope {
  readonly files: Files
  readonly read: LayerReader
  readonly layersOf: (code: string) => readonly string[]
  readonly tokensOf: (code: string) => LookTokens
  readonly ownTokens: (code: string) => LookTokenFile
}

interface LookScope extends OwnerScope {
  readonly ownLook: (code: string) => OwnLook
}

/** The files of one merchant's own `look/`. */
interface OwnLook {
  readonly parts: ReadonlyMap<string, PartFile & { readonly sheet: LookSheet }>
  readonly findings: readonly Finding[]
}

const noLook: OwnLook = { parts: new Map(), findings: [] }

function readOwnLook(owner: string, scope: OwnerScope): OwnLook {
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
    parts.set(part, { owner, path, sheet, hasErrors: found.length > 0 })
  }
  return { parts, findings }
}

/** Reports a file that is no part of a look, or that cannot be read. */
function checkOther(path: string, part: string | undefined, { files }: OwnerScope): Finding[] {
  if (part !== undefined) return checkReadable(files, path)
  if (leadsOut(files, path)) return []
  const file = path.split('/').at(-1) ?? ''
  const known = [...partNames.map((one) => `${one}.css`), 'tokens.json']
  const { name: nearest } = findNearest(file, known)
  const details = { span: startOf({ path, text: '' }), path: [] }
  return [
    createFinding('look-name', details, { kind: 'file of a look', name: file, known, nearest }),
  ]
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

function checkColours({ code, theme }: ResolvedMerchant, scope: LookScope): Finding[] {
  const layers = scope.layersOf(code)
  if (layers.every((owner) => scope.ownLook(owner) === noLook)) return []
  const tokens = scope.tokensOf(code)
  const colours = { merchant: code, tokens, find: createColourFinder(deriveColours(theme), tokens) }
  const used = resolveLook(code, scope).parts.flatMap(({ part, used: file }) => {
    const sheet = file && scope.ownLook(file.owner).parts.get(part)?.sheet
    return sheet ? checkSheetContrast(sheet, colours) : []
  })
  return [...used, ...checkTokenContrast([...tokens.values()], colours)]
}

function resolveLook(code: string, { layersOf, tokensOf, ownLook }: LookScope): ResolvedLook {
  const layers = layersOf(code)
  const parts = partNames.flatMap((part): ResolvedPart[] => {
    const files = layers.flatMap((owner) => {
      const file = ownLook(owner).parts.get(part)
      return file ? [{ owner, path: file.path, hasErrors: file.hasErrors }] : []
    })
    if (files.length === 0) return []
    return [{ part, files, used: files.findLast(({ hasErrors }) => !hasErrors) }]
  })
  return { layers, parts, tokens: tokensOf(code) }
}
