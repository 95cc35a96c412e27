import { type CallName, calls } from '../../core/contract/calls.ts'
import type { GatewayAdapter } from '../../core/contract/gateway-adapter.ts'
import { loadAdapter } from './load-adapter.ts'

/** A call of an own block, with its path in the description. */
export interface OwnPath {
  readonly name: string
  readonly path: string
}

/**
 * Returns a function that reports whether a path is that of a call which the script of an adapter sends: one of the
 * contract, or of an own block.
 */
export function matchPaths(script: string, own: readonly OwnPath[]): (path: string) => boolean {
  const patterns = listPaths(loadAdapter(script), own).map(toPattern)
  return (path) => patterns.some((pattern) => pattern.test(path))
}

function listPaths(adapter: GatewayAdapter, own: readonly OwnPath[]): readonly string[] {
  const ofContract = Object.entries(calls).map(([name, { path }]) => ({ name, path }))
  return [...new Set([...ofContract, ...own].flatMap((call) => pathOf(call, adapter) ?? []))]
}

/** Returns the path of a call; undefined for one that is not sent, because it is absent or because its path fails. */
function pathOf({ name, path }: OwnPath, adapter: GatewayAdapter): string | undefined {
  // The client knows the calls of own blocks by their names too.
  const call = name as CallName
  const own = adapter.calls?.[call]
  if (own === 'absent') return undefined
  try {
    return own?.path ?? adapter.path?.(path, call) ?? path
  } catch {
    return undefined // the page that makes the call says why
  }
}

/** Returns the pattern of the paths of a template, whose names in braces are one step each. */
function toPattern(template: string): RegExp {
  const parts = template.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('[^/]+')}$`)
}
