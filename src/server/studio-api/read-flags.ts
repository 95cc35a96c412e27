import { findEnvironment, listEnvironments } from '../../core/config/environments.ts'
import type { Files } from '../../core/config/files.ts'
import type {
  FlagColumn,
  FlagEnvironment,
  FlagsBody,
} from '../../core/contract/generated/studio-api.ts'
import type { Caller } from '../access/caller.ts'
import { sandboxName } from '../merchant-lists/answer-find.ts'
import { listSeen, loadSandboxFlags } from './find-merchants.ts'
import { refuse } from './refusal.ts'
import type { StudioApi } from './studio-api.ts'

interface FlagsRequest {
  readonly body: FlagsBody
  readonly caller: Caller
}

/** Reads every flag of the merchants that the caller may see, in one environment. */
export async function handleFlags(
  { files, lists, switches }: StudioApi,
  { body: { environment }, caller }: FlagsRequest,
): Promise<FlagColumn> {
  const environments = describeEnvironments(files)
  const asked = environments.find(({ name }) => name === environment)
  if (!asked)
    throw refuse('wrong-body', { problem: `livery.json has no environment "${environment}"` })
  const codes = listSeen(files, caller)
  const sandbox = asked.kind === 'sandbox' ? await loadSandboxFlags(switches, codes) : {}
  const merchants = await lists.ask({ about: 'flags', environment, codes, sandbox })
  return { environments, merchants }
}

/** Describes the sandbox and the environments of livery.json. An environment with the name of the sandbox takes its place. */
function describeEnvironments(files: Files): FlagEnvironment[] {
  const named = listEnvironments(files).flatMap((name): FlagEnvironment[] => {
    const gateway = readGateway(files, name)
    const kind = /^(prod|live)/i.test(name) ? 'production' : 'other'
    return [{ name, kind, ...(gateway !== undefined && { gateway }) }]
  })
  const isTaken = named.some(({ name }) => name === sandboxName)
  return isTaken ? named : [{ name: sandboxName, kind: 'sandbox' }, ...named]
}

/** Returns the origin of a gateway; undefined in a file with errors, which asking it tells. */
function readGateway(files: Files, name: string): string | undefined {
  try {
    return findEnvironment(files, name).gateway.origin
  } catch {
    return undefined
  }
}
