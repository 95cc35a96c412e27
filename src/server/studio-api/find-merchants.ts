import { type Files, isCode, listToCheck } from '../../core/config/files.ts'
import { isPlanState } from '../../core/config/next-schedule.ts'
import type {
  FindBody,
  FoundMerchants,
  ScheduledRelease,
} from '../../core/contract/generated/studio-api.ts'
import {
  type MerchantCondition,
  parseCondition,
  splitConditions,
} from '../../core/find/merchant-condition.ts'
import type { Caller } from '../access/caller.ts'
import {
  type FindQuestion,
  formatCause,
  type ReadServed,
  type SandboxFlags,
  sandboxName,
} from '../merchant-lists/answer-find.ts'
import type { StudioApi } from './studio-api.ts'

interface FindRequest {
  readonly body: FindBody
  readonly caller: Caller
}

/** Finds the merchants that meet typed conditions, among those that the caller may see. */
export async function handleFind(
  studioApi: StudioApi,
  { body: { text }, caller }: FindRequest,
): Promise<FoundMerchants> {
  const { files, lists } = studioApi
  const codes = listSeen(files, caller)
  const sources = await loadSources(studioApi, { text, codes }, caller)
  return await lists.ask({ about: 'find', text, codes, ...sources })
}

/** Lists the merchants of the folder that a caller may see. */
export function listSeen(files: Files, { maySee }: Pick<Caller, 'maySee'>): string[] {
  return listToCheck(files)
    .filter((code) => isCode(code) && maySee(code))
    .sort()
}

/** Loads what the conditions read that the thread of queries does not have: the sandbox's flags, what is served and what is planned. */
async function loadSources(
  { switches, served: servedStates, releases }: StudioApi,
  { text, codes }: Pick<FindQuestion, 'text' | 'codes'>,
  caller: Caller,
): Promise<Pick<FindQuestion, 'sandbox' | 'served' | 'schedules'>> {
  const conditions = splitConditions(text).flatMap(parseQuietly)
  const needsSandbox = conditions.some(
    (one) => one.kind === 'flag' && one.environment === sandboxName,
  )
  const named = conditions.filter((one) => one.kind === 'state')
  const states = named.filter(({ state }) => !isPlanState(state))
  const comparing = states.some(({ state }) => state === 'behind')
  const places = [...new Set(states.map(({ environment }) => environment))]
  const served = await Promise.all(
    places.map(async (environment): Promise<[string, ReadServed]> => {
      const read = servedStates.load({ environment, comparing }).then(
        (sites) => ({ sites }),
        (cause: unknown) => ({ problem: formatCause(cause) }),
      )
      return [environment ?? '', await read]
    }),
  )
  return {
    sandbox: needsSandbox ? await loadSandboxFlags(switches, codes) : {},
    served: Object.fromEntries(served),
    schedules: states.length < named.length ? await listSchedules(releases, caller) : [],
  }
}

/** Lists what is planned, as far as the caller may see it; nothing in the studio of one machine. */
async function listSchedules(
  releases: StudioApi['releases'],
  caller: Caller,
): Promise<readonly ScheduledRelease[]> {
  if (!releases) return []
  return caller.show('listSchedules', await releases.list(caller.readMember())).schedules
}

/** Loads the flags that the sandbox sends for merchants, by code. */
export async function loadSandboxFlags(
  { read }: StudioApi['switches'],
  codes: readonly string[],
): Promise<SandboxFlags> {
  const all = await Promise.all(codes.map(async (code) => [code, (await read(code))?.whitelabel]))
  return Object.fromEntries(all.filter(([, flags]) => flags !== undefined))
}

/** The thread of queries says what is wrong with a condition. */
function parseQuietly(text: string): readonly MerchantCondition[] {
  try {
    return [parseCondition(text, { ownBlocks: [] })]
  } catch {
    return []
  }
}
