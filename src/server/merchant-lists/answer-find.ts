import { findEnvironment, listEnvironments } from '../../core/config/environments.ts'
import { ownBlocksFolder } from '../../core/config/own-blocks/own-blocks-folder.ts'
import { printPlace } from '../../core/config/source.ts'
import type { FoundMerchants, ScheduledRelease } from '../../core/contract/generated/studio-api.ts'
import {
  type FoundMerchant,
  findMerchants,
  type LiveSources,
} from '../../core/find/find-merchants.ts'
import type { ServedState } from '../../core/find/match-merchant.ts'
import {
  type MerchantCondition,
  parseCondition,
  splitConditions,
} from '../../core/find/merchant-condition.ts'
import { type MerchantSource, openMerchantReader } from '../../core/find/open-merchant-reader.ts'
import { collectValues, suggestConditions } from '../../core/find/suggest-conditions.ts'
import { gatewayOf } from '../../site/gateway/chosen-gateway.ts'
import { openLiveFlags } from '../../site/gateway/load-live-flags.ts'
import { gatewayReach } from './gateway-reach.ts'

/** The name by which conditions and tables mean the sandbox of the studio. */
export const sandboxName = 'sandbox'

/** The flags that the sandbox sends, by the code of a merchant. */
export type SandboxFlags = Readonly<Record<string, Readonly<Record<string, boolean>>>>

/** A question for merchants that meet conditions. */
export interface FindQuestion {
  readonly text: string
  /** The merchants that the asker may see, in order. */
  readonly codes: readonly string[]
  readonly sandbox: SandboxFlags
  /** By the environment of the place; empty for the workspace's own. */
  readonly served: Readonly<Record<string, ReadServed>>
  /** What is planned, where conditions ask for it. */
  readonly schedules: readonly ScheduledRelease[]
}

/** What is served of merchants, by code, or a sentence that says why it is not known. */
export type ReadServed =
  | { readonly sites: readonly (readonly [string, ServedState])[] }
  | { readonly problem: string }

/** Finds the merchants that meet typed conditions. What is wrong with a condition is the only problem of an answer without merchants. */
export async function answerFind(
  source: MerchantSource,
  question: FindQuestion,
): Promise<FoundMerchants> {
  const { files } = source
  const typed = splitConditions(question.text)
  const ownBlocks = files.list(ownBlocksFolder)
  const conditions: MerchantCondition[] = []
  const wrong: string[] = []
  for (const text of typed.filter((one) => one !== ''))
    try {
      conditions.push(parseCondition(text, { ownBlocks }))
    } catch (cause) {
      wrong.push(formatCause(cause))
    }
  const { values, read: collect } = collectValues()
  const request = {
    conditions,
    codes: question.codes,
    read: openMerchantReader(source),
    live: openSources(source, question),
    onRead: collect,
  }
  const { found, problems } = await findMerchants(request).catch((cause: unknown) => ({
    found: [],
    problems: [formatCause(cause)],
  }))
  const environments = [sandboxName, ...listEnvironments(files)]
  const names = { values, ownBlocks, environments: [...new Set(environments)] }
  const isSeen = createSight(question.codes)
  return {
    merchants: wrong.length > 0 ? [] : found.map((one) => describeFound(one, isSeen)),
    problems: [...wrong, ...problems],
    suggestions: suggestConditions(typed.at(-1) ?? '', names).map((one) => ({ ...one })),
  }
}

/** Opens what conditions read beside files. The sandbox is meant by its name unless livery.json has an environment of this name. */
export function openSources(
  { files }: Pick<MerchantSource, 'files'>,
  { sandbox, served, schedules }: Pick<FindQuestion, 'sandbox' | 'served' | 'schedules'>,
): LiveSources {
  const isOwn = (name: string): boolean =>
    name === sandboxName && !listEnvironments(files).includes(name)
  return {
    openFlags: (name) => {
      if (!isOwn(name))
        return openLiveFlags(
          { gateway: gatewayOf(findEnvironment(files, name)), files },
          gatewayReach,
        )
      return async (_, code) => {
        const flags = Object.hasOwn(sandbox, code) ? sandbox[code] : undefined
        return flags ? { flags } : { problem: `The sandbox does not serve "${code}".` }
      }
    },
    loadServed: async ({ environment = '' }) => {
      const known = served[environment] ?? { sites: [] }
      if ('problem' in known) throw new Error(known.problem)
      return new Map(known.sites)
    },
    loadSchedules: async () => schedules,
  }
}

type IsSeen = (file: string) => boolean

/** Returns a function that tells whether a file is of a merchant that the asker may see, or of none. */
export function createSight(codes: readonly string[]): IsSeen {
  const seen = new Set([...codes, 'base'])
  return (file) => {
    const [, owner] = /^merchants\/([^/]+)\//.exec(file) ?? []
    return owner === undefined || seen.has(owner)
  }
}

function describeFound(
  { code, met }: FoundMerchant,
  isSeen: IsSeen,
): FoundMerchants['merchants'][number] {
  const named = met.filter(({ condition }) => condition.kind !== 'word')
  return {
    code,
    matches: named.map(({ condition, match: { text, place } }) => ({
      condition: condition.typed,
      text,
      ...(place && isSeen(place.file) && { place: printPlace(place) }),
    })),
  }
}

/** Returns the sentence of an error. */
export function formatCause(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause)
}
