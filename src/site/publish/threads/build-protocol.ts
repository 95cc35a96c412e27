import type { Claims } from '../../../core/config/read-claims.ts'
import type { MerchantBuild } from '../build-merchant.ts'
import type { HeldHosts } from '../find-held-hosts.ts'
import type { OtherGateway } from '../other-gateway.ts'
import type { PlayerFacts } from '../publish-player.ts'
import type { FileGroup } from '../shared-store.ts'

/** What a thread that builds sites is started with. */
export interface BuildThreadData {
  /** The folder that holds `merchants/` and `locales/`. */
  readonly root: string
  readonly dist: string
  readonly modules: string
  readonly player: PlayerFacts
  /** The hash of the code that builds sites. */
  readonly codeHash: string
  readonly claims: Claims
  readonly heldHosts: HeldHosts
  /** The gateway in place of the merchants' own. */
  readonly gateway: OtherGateway | undefined
}

/** The functions that a thread answers. */
export type ThreadAnswers = {
  readonly build: (code: string) => Promise<MerchantBuild>
  /** Waits until every file of the thread is queued. */
  readonly finish: () => Promise<void>
  /** Ends the thread. */
  readonly leave: () => void
}

/** The functions of the publish that a thread calls. */
export type PublishAnswers = {
  /** Returns those of some paths that nobody has written or claimed. */
  readonly claim: (paths: readonly string[]) => Promise<readonly string[]>
  /** Queues compressed files, or a folder of them. */
  readonly take: (files: SentFiles) => Promise<void>
}

export interface SentFiles {
  readonly group: FileGroup
  /** The folder that holds them, if they are the files of one. */
  readonly folder?: string
}
