import { formatNearestPath } from '../config/format-nearest-path.ts'
import { findNextSchedule, isPlanState } from '../config/next-schedule.ts'
import type { ResolvedMerchant } from '../config/resolved-merchant.ts'
import type { ScheduledRelease } from '../contract/generated/studio-api.ts'
import type { SentFlags } from '../engine/live/live-answers.ts'
import {
  type FindableMerchant,
  hasPath,
  listKnownPaths,
  type Match,
  matchMerchant,
  type ServedState,
} from './match-merchant.ts'
import type { MerchantCondition } from './merchant-condition.ts'
import type { ReadMerchant } from './open-merchant-reader.ts'

/** A merchant that meets every condition. */
export interface FoundMerchant extends Pick<ReadMerchant, 'code' | 'merchant'> {
  readonly met: readonly { readonly condition: MerchantCondition; readonly match: Match }[]
}

export interface FoundMerchants {
  readonly found: readonly FoundMerchant[]
  /** Why a condition could not be checked, as sentences. */
  readonly problems: readonly string[]
}

/** What conditions read beside the files of merchants. They throw a sentence for an environment that does not exist. */
export interface LiveSources {
  /** Opens the gateway of an environment. */
  readonly openFlags: (
    environment: string,
  ) => (merchant: ResolvedMerchant, code: string) => Promise<SentFlags>
  /** Loads what is served of merchants, by code, at the place of an environment or of the workspace. */
  readonly loadServed: (asked: ServedQuestion) => Promise<ReadonlyMap<string, ServedState>>
  /** Loads what is planned; rejects with a sentence where there is no team. */
  readonly loadSchedules: () => Promise<readonly ScheduledRelease[]>
}

export interface ServedQuestion {
  readonly environment: string | undefined
  /** True if it matters whether a publish would change what is served. */
  readonly comparing: boolean
}

export interface FindRequest {
  readonly conditions: readonly MerchantCondition[]
  /** The merchants among which to find, in the order of the answer. */
  readonly codes: readonly string[]
  readonly read: (code: string) => ReadMerchant
  readonly live: LiveSources
  /** Receives each merchant as it is read. */
  readonly onRead?: (merchant: ReadMerchant) => void
}

/** Merchants whose gateways are asked at the same time. */
const atOnce = 8

/** Finds the merchants that meet every condition, with what meets it. Throws a sentence for an unknown environment. */
export async function findMerchants(request: FindRequest): Promise<FoundMerchants> {
  const { conditions, codes, read, onRead } = request
  const live = await openLive(request)
  const paths = openPaths(conditions)
  const found: FoundMerchant[] = []
  for (let start = 0; start < codes.length; start += atOnce) {
    const merchants = codes.slice(start, start + atOnce).map(read)
    for (const known of await Promise.all(merchants.map(live.load))) {
      onRead?.(known)
      paths.read(known)
      const met = conditions.map((condition) =>
        matchMerchant(condition, known).map((match) => ({ condition, match })),
      )
      const { code, merchant } = known
      if (met.every((matches) => matches.length > 0))
        found.push({ code, merchant, met: met.flat() })
    }
  }
  return { found, problems: [...live.problems, ...paths.listProblems()] }
}

interface Live {
  readonly load: (merchant: ReadMerchant) => Promise<FindableMerchant>
  readonly problems: string[]
}

async function openLive({ conditions, live }: FindRequest): Promise<Live> {
  const problems: string[] = []
  const gateways = listEnvironments(conditions, 'flag').map((name) => ({
    name: String(name),
    load: live.openFlags(String(name)),
  }))
  const served = new Map<string | undefined, ReadonlyMap<string, ServedState>>()
  const comparing = conditions.some((one) => one.kind === 'state' && one.state === 'behind')
  const planned = conditions.filter(isOfPlan)
  const ofTarget = conditions.filter((one) => !isOfPlan(one))
  for (const environment of listEnvironments(ofTarget, 'state'))
    served.set(environment, await live.loadServed({ environment, comparing }))
  const schedules = planned.length > 0 ? await live.loadSchedules() : []
  const load: Live['load'] = async (known) => {
    const flags = await loadFlags(known, gateways, problems)
    return {
      ...known,
      flagsIn: (environment) => flags.get(environment),
      stateIn: (environment) => served.get(environment)?.get(known.code) ?? notServed,
      planIn: (environment) => findNextSchedule(chooseIn(schedules, environment), known.code),
    }
  }
  return { load, problems }
}

interface OpenGateway {
  readonly name: string
  readonly load: ReturnType<LiveSources['openFlags']>
}

/** Loads the flags that gateways send for a merchant, by environment; adds a sentence for each that is not known. */
async function loadFlags(
  { code, merchant }: ReadMerchant,
  gateways: readonly OpenGateway[],
  problems: string[],
): Promise<ReadonlyMap<string, Readonly<Record<string, boolean>>>> {
  const flags = new Map<string, Readonly<Record<string, boolean>>>()
  if (!merchant) {
    if (gateways.length > 0)
      problems.push(`"${code}" has errors. Run "livery validate ${code}" to see them.`)
    return flags
  }
  for (const { name, load } of gateways) {
    const sent = await load(merchant, code)
    if ('flags' in sent) flags.set(name, sent.flags)
    else problems.push(`${code}, ${name}: ${sent.problem}`)
  }
  return flags
}

function isOfPlan(condition: MerchantCondition): boolean {
  return condition.kind === 'state' && isPlanState(condition.state)
}

/** Returns the schedules of an environment; all of them without one. */
function chooseIn(
  schedules: readonly ScheduledRelease[],
  environment: string | undefined,
): readonly ScheduledRelease[] {
  return environment === undefined
    ? schedules
    : schedules.filter((one) => one.environment === environment)
}

const notServed: ServedState = { hosts: [], isBehind: false }

/** Lists the environments that conditions of a kind name, each once; undefined is the workspace itself. */
function listEnvironments(
  conditions: readonly MerchantCondition[],
  kind: 'flag' | 'state',
): (string | undefined)[] {
  const of = conditions.filter((one) => one.kind === kind)
  const all = of.map((one) => ('environment' in one ? one.environment : undefined))
  return [...new Set(all)].filter((name) => kind === 'state' || name !== undefined)
}

/** Finds the paths of conditions that no merchant has, which are mistyped. */
function openPaths(conditions: readonly MerchantCondition[]) {
  const unknown = new Set(conditions.filter((one) => one.kind === 'value'))
  const known = new Set<string>()
  return {
    read(merchant: FindableMerchant): void {
      for (const condition of unknown) if (hasPath(condition, merchant)) unknown.delete(condition)
      if (unknown.size > 0) for (const { path } of listKnownPaths(merchant)) known.add(path)
    },
    listProblems: () =>
      [...unknown].map(
        ({ path }) =>
          `No merchant has a value "${path}". ${formatNearestPath(path.split('.'), [...known])}`,
      ),
  }
}
