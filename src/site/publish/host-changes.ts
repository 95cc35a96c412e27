import { count } from '../../core/config/count.ts'
import type { Hosts } from './release.ts'

/** A host whose site changes. */
export interface HostChange {
  readonly host: string
  /** The site that it served; absent if it served none. */
  readonly before?: string
  /** The site that it serves afterwards; absent if it is no longer served. */
  readonly after?: string
}

/** Lists the hosts whose site differs between two states, in order of their names. */
export function listHostChanges(before: Hosts, after: Hosts): HostChange[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort()
  return names.flatMap((host) => {
    const [was, is] = [before.get(host), after.get(host)]
    if (was === is) return []
    return [
      { host, ...(was !== undefined && { before: was }), ...(is !== undefined && { after: is }) },
    ]
  })
}

/** Lists the hosts that are no longer served. */
export function listTakenDown(turns: readonly HostChange[]): string[] {
  return turns.filter(({ after }) => after === undefined).map(({ host }) => host)
}

/** Formats how many of the served hosts changed, or would change; hosts that are taken down are not counted. */
export function formatHostChanges(
  turns: readonly HostChange[],
  { of, verb }: { readonly of: number; readonly verb: 'changed' | 'would change' },
): string {
  const gone = listTakenDown(turns).length
  const other = gone > 0 ? 'other ' : ''
  const changed = turns.length - gone
  if (changed === 0) return `No ${other}host ${verb}.`
  return `${changed} of ${count(of, 'host')} ${verb}.`
}
