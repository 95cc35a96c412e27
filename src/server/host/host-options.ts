import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { packageFolder } from '../../site/disk/package-folder.ts'
import type { DiskWrites } from '../../site/disk/replace-files.ts'
import type { StudioOrigins } from '../access/studio-origins.ts'
import type { StudioBuild } from './waiting-page.ts'

export interface HostOptions {
  /** The folder that holds `merchants/` and `locales/`. */
  readonly root: string
  /** 0 chooses a free one. */
  readonly port: number
  /** The folder of the built player that is published, and of the studio; `dist` below the project by default. */
  readonly dist?: string
  /** The folder of the player that is served; by default the one that is published. */
  readonly player?: string
  /** Builds what a publish reads of `dist` where it is missing or stale. */
  readonly preparePublish?: () => Promise<void>
  /** Returns the state of the studio's build while its page is missing. */
  readonly studioBuild?: () => StudioBuild
  /** The folder of the sandbox's database. */
  readonly data?: string
  /** The folder where drawn pictures are kept; below `data` by default. */
  readonly pictures?: string
  readonly seed?: string
  /** The minimum number of games of every merchant; by default the number in its world. */
  readonly games?: number
  /** True to send no popups of worlds; for what opens homes to look at them. */
  readonly noPopups?: boolean
  /** The secret that operators' calls carry; a random one by default. */
  readonly token?: string
  /** The folder that the studio publishes to; `published` below the root by default. */
  readonly published?: string
  /** The disk operations of the studio API; by default those of the machine. */
  readonly writes?: DiskWrites
  /** Addresses at which phones may reach a preview once that is asked; the machine's own by default. */
  readonly networks?: () => readonly string[]
  /** Answers all calls in place of the sandbox. */
  readonly gateway?: NamedGateway
  /** Epoch milliseconds; the machine's clock by default. */
  readonly now?: () => number
  /** Hears what an operator should know of the merchants, line by line. */
  readonly report?: (line: string) => void
  readonly development?: Development
}

/** A gateway that an environment of `livery.json` names. */
export interface NamedGateway {
  /** Such as `staging`. */
  readonly name: string
  readonly address: URL
  /** The adapter in place of that of each merchant; empty for none. */
  readonly adapter?: string
}

/** The player straight from its sources; its pages carry no policy, for hot reload needs inline scripts. */
export interface Development {
  /** The page as the development server writes it. */
  readonly template: () => string
  /** The same of the page of a demonstration game. */
  readonly gamePage: () => string
  /** The same of the studio. */
  readonly studioPage: () => string
  readonly answer: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

type Filled =
  | 'data'
  | 'dist'
  | 'games'
  | 'noPopups'
  | 'now'
  | 'pictures'
  | 'published'
  | 'report'
  | 'seed'

/** The options of a host with its defaults. */
export type HostSettings = HostOptions & Required<Pick<HostOptions, Filled>>

export function fillOptions(options: HostOptions): HostSettings {
  const { root, data = join(root, 'data') } = options
  return {
    dist: join(packageFolder, 'dist'),
    games: 0,
    noPopups: false,
    now: Date.now,
    pictures: join(data, 'pictures'),
    published: join(root, 'published'),
    report: () => {},
    seed: 'livery',
    ...options,
    data,
  }
}

/** What the parts of a host know of it. */
export interface HostContext {
  readonly settings: HostSettings
  /** Returns the port that it listens on. */
  readonly port: () => number
  readonly origins: StudioOrigins
}
