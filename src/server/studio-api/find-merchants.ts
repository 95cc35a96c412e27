import { type Files, isCode, listToCheck } from '../../core/config/files.ts'
import type { FindBody, FoundMerchants } from '../../core/contract/generated/studio-api.ts'
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
  const sources = await loadSources(studioApi, { text, codes })
  return await lists.ask({ about: 'find', text, codes, ...sources })
}

/** Lists the merchants of the folder that a caller may see. */
export function listSeen(files: Files, { maySee }: Pick<Caller, 'maySee'>): string[] {
  return listToCheck(files)
    .filter((code) => isCode(code) && maySee(code))
    .sort()
}

/** Loads what the conditions read that the thread of queries does not have: the sandbox's flags, and what is served. */
export async function loadSources(
  { switches, served: servedStates }: Pick<StudioApi, 'switches' | 'served'>,
  { text, codes }: Pick<FindQuestion, 'text' | 'codes'>,
): Promise<Pick<FindQuestion, 'sandbox' | 'served'>> {
  const conditions = splitConditions(text).flatMap(parseQuietly)
  const needsSandbox = conditions.some(
    (one) => one.kind === 'flag' && one.environment === sandboxName,
  )
  const states = conditions.filter((one) => one.kind === 'state')
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
  }
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
