import { count } from '../../core/config/count.ts'
import type { Hosts } from './release.ts'

/** A host that serves another site than before. */
export interface HostTurn {
  readonly host: string
  /** The site it served; absent where it served none. */
  readonly before?: string
  /** Absent where it is no longer served. */
  readonly after?: string
}

/** Returns the hosts that differ between two states, in the order of their names. */
export function listTurns(before: Hosts, after: Hosts): HostTurn[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort()
  return names.flatMap((host) => {
    const [was, is] = [before.get(host), after.get(host)]
    if (was === is) return []
    return [
      { host, ...(was !== undefined && { before: was }), ...(is !== undefined && { after: is }) },
    ]
  })
}

/** Returns the hosts of turns that are no longer served. */
export function listTakenDown(turns: readonly HostTurn[]): string[] {
  return turns.filter(({ after }) => after === undefined).map(({ host }) => host)
}

/** Formats how many of the hosts that are served changed, or would; hosts that are taken down are told apart. */
export function formatTurns(
  turns: readonly HostTurn[],
  { of, verb }: { readonly of: number; readonly verb: 'changed' | 'would change' },
): string {
  const gone = listTakenDown(turns).length
  const other = gone > 0 ? 'other ' : ''
  const changed = turns.length - gone
  if (changed === 0) return `No ${other}host ${verb}.`
  return `${changed} of ${count(of, 'host')} ${verb}.`
}
