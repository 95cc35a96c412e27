import type { World } from '../../core/contract/generated/world.ts'
import type { StatusReading } from '../../core/gateway-client/read-status.ts'
import type { ArtSource } from '../../site/assemble/art-source.ts'
import type { PictureSources } from '../art/compose-picture.ts'

/** One merchant as the sandbox knows it. */
export interface SandboxMerchant {
  /** The folder's name. */
  readonly code: string
  /** The brand's name in its default language. */
  readonly name: string
  readonly merchantCode: string
  readonly trialMerchantCode: string
  /** Addresses of the merchant's pages, without a path. */
  readonly origins: readonly string[]
  /** Paths of single calls by call name, over the defaults. */
  readonly paths: Readonly<Record<string, string | undefined>>
  /** How a session is kept; by default as a token. */
  readonly session?: 'token' | 'cookie'
  /** The reading of a status that is only a number. */
  readonly statusReading: StatusReading
  readonly world: World
  /** Member types that are not agents; by default those of the platform. */
  readonly agentExcludedTypes?: readonly number[]
  /** Types of staff accounts; by default none. */
  readonly nonMemberTypes?: readonly number[]
  readonly art: ArtSource
  /** The sources of its games' pictures, from its own recipe or an inherited one. */
  readonly pictureSources?: PictureSources
}

/** The merchants that are served. Read for every request, so that a new folder is served at once. */
export interface MerchantDirectory {
  readonly list: () => readonly SandboxMerchant[]
  /** Language tag by the gateway's code, such as `TH`. */
  readonly languageOf: (code: string) => string
}
