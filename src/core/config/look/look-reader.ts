import { type Files, listMerchants } from '../files.ts'
import type { Finding } from '../finding.ts'
import type { LayerReader } from '../resolve-layers.ts'
import type { ResolvedMerchant } from '../resolved-merchant.ts'
import { deriveColours } from '../theme/derive-colours.ts'
import { checkSheetContrast, checkTokenContrast } from './check-look-contrast.ts'
import { checkLookDepth } from './check-look-depth.ts'
import { partNames } from './kit-names.ts'
import { type LookLayers, type LookTake, readLookLayers } from './look-layers.ts'
import {
  createColourFinder,
  type LookTokenFile,
  type LookTokens,
  readLookTokens,
} from './look-tokens.ts'
import {
  noLook,
  type OwnerScope,
  type OwnLook,
  type PartFile,
  readOwnLook,
} from './read-own-look.ts'

/** The file of a look that draws a part, with the files that it replaces. */
export interface ResolvedPart {
  readonly part: string
  /** The files of the part, the topmost parent's first. */
  readonly files: readonly PartFile[]
  /** The one that is used: the last without an error. Undefined if each of them has errors; then the kit draws the part. */
  readonly used: PartFile | undefined
}

/** The look of a merchant, part by part. */
export interface ResolvedLook {
  readonly layers: readonly string[]
  /** The settings that take a look, those of the merchant before those of the look that it takes. */
  readonly takes: readonly LookTake[]
  /** The errors of these settings, which are left out. */
  readonly findings: readonly Finding[]
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
    resolve: (code) => resolveLook(layers.of(code), code, { ...scope, ownLook: own.of }),
    check: (code, merchant) => {
      const { codes, findings }: LookLayers = layers.of(code)
      const ofFiles = codes.flatMap((owner) => own.of(owner).findings)
      const ofColours = merchant ? checkColours(merchant, { ...scope, ownLook: own.of }) : []
      const ofDepth = merchant
        ? checkLookDepth(merchant, { files, read, layers: layers.of(code) })
        : []
      return [...findings, ...ofFiles, ...ofColours, ...ofDepth]
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

interface LookScope extends OwnerScope {
  readonly ownLook: (code: string) => OwnLook
}

function checkColours({ code, theme }: ResolvedMerchant, scope: LookScope): Finding[] {
  const layers = scope.layersOf(code)
  if (layers.every((owner) => scope.ownLook(owner) === noLook)) return []
  const tokens = scope.tokensOf(code)
  const colours = { merchant: code, tokens, find: createColourFinder(deriveColours(theme), tokens) }
  const used = resolveParts(layers, scope).flatMap(({ part, used: file }) => {
    const sheet = file && scope.ownLook(file.owner).parts.get(part)?.sheet
    return sheet ? checkSheetContrast(sheet, colours) : []
  })
  return [...used, ...checkTokenContrast([...tokens.values()], colours)]
}

function resolveLook(
  { codes: layers, takes, findings }: LookLayers,
  code: string,
  scope: LookScope,
): ResolvedLook {
  return {
    layers,
    takes,
    findings,
    parts: resolveParts(layers, scope),
    tokens: scope.tokensOf(code),
  }
}

function resolveParts(layers: readonly string[], { ownLook }: LookScope): ResolvedPart[] {
  return partNames.flatMap((part): ResolvedPart[] => {
    const files = layers.flatMap((owner) => {
      const file = ownLook(owner).parts.get(part)
      return file ? [{ owner, path: file.path, errors: file.errors }] : []
    })
    if (files.length === 0) return []
    return [{ part, files, used: files.findLast(({ errors }) => errors.length === 0) }]
  })
}
