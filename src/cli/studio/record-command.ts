import type { CliEnvironment } from '../environment.ts'
import type { TeamRecords } from './running-studio.ts'

/** What a command does to what a team shares. */
export interface RecordedCommand {
  /** The name of the command, such as `delete`. */
  readonly command: string
  /** The call of the studio API that does the same. */
  readonly action: string
  readonly merchants: readonly string[]
  readonly change: unknown
}

/** Returns who runs a command, as the audit log names whoever needs no sign-in. */
export function nameOperator({ user }: Pick<CliEnvironment, 'user'>): string {
  return `${user()} of this machine`
}

/** Records in the audit log of a team what a command is about to do: what cannot be recorded is not done. */
export async function recordCommand(
  { audit }: Pick<TeamRecords, 'audit'>,
  { command, ...action }: RecordedCommand,
  environment: Pick<CliEnvironment, 'user'>,
): Promise<void> {
  await audit.append({
    ...action,
    who: nameOperator(environment),
    from: { address: '', agent: `livery ${command}` },
    outcome: 'allowed',
  })
}
