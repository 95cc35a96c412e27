import type { Files } from '../config/files.ts'
import { createLayerReader } from '../config/resolve-layers.ts'
import { resolveLayered, type WholeResolution } from '../config/resolve-merchant.ts'
import { stringAt } from '../config/tree.ts'
import type { Change, Resolved, Sides } from './change.ts'
import { compareArt } from './compare-art.ts'
import { compareMerchants } from './compare-merchants.ts'
import { compareWords } from './compare-words.ts'
import { createVoiceReader, type VoiceReader } from './voice.ts'

/** The merchants of a folder at one time; what they share is read once. */
export interface Snapshot {
  readonly files: Files
  readonly voiceOf: VoiceReader
  readonly resolve: (code: string) => WholeResolution
  /** A merchant's code and those of its parents, from the topmost down, by what their files say alone. */
  readonly chainOf: (code: string) => readonly string[]
}

export function takeSnapshot(files: Files): Snapshot {
  const read = createLayerReader(files)
  return {
    files,
    voiceOf: createVoiceReader(files),
    resolve: (code) => resolveLayered(read, code),
    chainOf: (code) => {
      const chain: string[] = []
      for (let at: string | undefined = code; at !== undefined && !chain.includes(at); ) {
        chain.unshift(at)
        at = stringAt(read.own(at), ['extends'])
      }
      return chain
    },
  }
}

/** A merchant without errors in its folder. */
export interface State extends Resolved {
  readonly snapshot: Snapshot
  readonly chain: readonly string[]
}

/** A merchant as it is in a snapshot; undefined where it has errors or is not there. */
export function stateOf(
  snapshot: Snapshot,
  { merchant, provenance, layered }: WholeResolution,
): State | undefined {
  return merchant && layered && { snapshot, chain: layered.chain, merchant, provenance }
}

/** Everything that players may notice: settings and look, words, pictures. */
export function compareStates(sides: Sides<State>): Change[] {
  return [...compareMerchants(sides), ...compareVoices(sides), ...comparePictures(sides)]
}

/** The words of the languages that both have. */
export function compareVoices({ before, after }: Sides<State>): Change[] {
  return sharedLanguages({ before, after }).flatMap((language) =>
    compareWords(language, {
      before: before.snapshot.voiceOf(language, before.chain),
      after: after.snapshot.voiceOf(language, after.chain),
    }),
  )
}

/** The art that both show, or of one art path alone. */
export function comparePictures({ before, after }: Sides<State>, only?: string): Change[] {
  const sides = {
    before: { ...before, files: before.snapshot.files },
    after: { ...after, files: after.snapshot.files },
  }
  return compareArt(sides, only)
}

/** A language that is new or gone is told as such, not word by word. */
function sharedLanguages({ before, after }: Sides<State>): readonly string[] {
  const { supported } = before.merchant.languages
  return after.merchant.languages.supported.filter((language) => supported.includes(language))
}
