import type { Files } from '../config/files.ts'
import { generate, parseCss } from '../config/look/css.ts'
import { createLookReader, type LookReader } from '../config/look/look-reader.ts'
import { createLayerReader } from '../config/resolve-layers.ts'
import { resolveLayered, type WholeResolution } from '../config/resolve-merchant.ts'
import { stringAt } from '../config/tree.ts'
import type { Change, Resolved, Sides } from './change.ts'
import { compareArt } from './compare-art.ts'
import { compareDocuments } from './compare-documents.ts'
import { compareMerchantLooks, type LookState } from './compare-merchant-looks.ts'
import { compareMerchants } from './compare-merchants.ts'
import { compareMessages } from './compare-messages.ts'
import { createLayeredMessageReader, type LayeredMessageReader } from './layered-messages.ts'

/** The merchants of a folder at one moment. Shared files are read once. */
export interface Snapshot {
  readonly files: Files
  readonly messagesOf: LayeredMessageReader
  readonly resolve: (code: string) => WholeResolution
  /** Returns the codes of a merchant's parents and its own, the topmost first, from their files alone. */
  readonly chainOf: (code: string) => readonly string[]
  readonly looks: LookReader
  /** Returns the codes of the merchants whose looks a merchant lays over each other. */
  readonly lookOwnersOf: (code: string) => readonly string[]
  readonly rulesOf: LookState['snapshot']['rulesOf']
}

export function takeSnapshot(files: Files): Snapshot {
  const read = createLayerReader(files)
  const looks = createLookReader(files, read)
  const chainOf = (code: string): readonly string[] => {
    const chain: string[] = []
    for (let at: string | undefined = code; at !== undefined && !chain.includes(at); ) {
      chain.unshift(at)
      at = stringAt(read.own(at), ['extends'])
    }
    return chain
  }
  const rules = new Map<string, string>()
  return {
    files,
    messagesOf: createLayeredMessageReader(files),
    resolve: (code) => resolveLayered(read, code),
    chainOf,
    looks,
    lookOwnersOf: (code) => {
      const chain = chainOf(code)
      // Without the setting, no layer needs to be merged for the answer.
      const takesAnother = chain.some((one) => stringAt(read.own(one), ['theme', 'look']))
      return takesAnother ? looks.layersOf(code) : chain
    },
    rulesOf: (path) => {
      const known = rules.get(path) ?? generate(parseCss(files.read(path) ?? '').sheet)
      rules.set(path, known)
      return known
    },
  }
}

/** A merchant without errors in its folder. */
export interface MerchantState extends Resolved {
  readonly snapshot: Snapshot
  readonly chain: readonly string[]
}

/** Returns the state of a merchant in a snapshot; undefined if it is missing or has errors. */
export function stateOf(
  snapshot: Snapshot,
  { merchant, provenance, layered }: WholeResolution,
): MerchantState | undefined {
  return merchant && layered && { snapshot, chain: layered.chain, merchant, provenance }
}

/** Compares everything that players may notice: settings and theme, look, messages, documents, art. */
export function compareStates(sides: Sides<MerchantState>): Change[] {
  return [
    ...compareMerchants(sides),
    ...compareMerchantLooks(sides),
    ...compareMerchantMessages(sides),
    ...compareDocuments(sides),
    ...compareMerchantArt(sides),
  ]
}

/** Compares the messages of the languages that both states have. */
export function compareMerchantMessages({ before, after }: Sides<MerchantState>): Change[] {
  return sharedLanguages({ before, after }).flatMap((language) =>
    compareMessages(language, {
      before: before.snapshot.messagesOf(language, before.chain),
      after: after.snapshot.messagesOf(language, after.chain),
    }),
  )
}

/** Compares the art of two states, or only one art path. */
export function compareMerchantArt(
  { before, after }: Sides<MerchantState>,
  only?: string,
): Change[] {
  const sides = {
    before: { ...before, files: before.snapshot.files },
    after: { ...after, files: after.snapshot.files },
  }
  return compareArt(sides, only)
}

/** Lists the languages of both states. A new or removed language is reported as a whole, not message by message. */
function sharedLanguages({ before, after }: Sides<MerchantState>): readonly string[] {
  const { supported } = before.merchant.languages
  return after.merchant.languages.supported.filter((language) => supported.includes(language))
}
