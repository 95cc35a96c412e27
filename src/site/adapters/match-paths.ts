import { type CallName, calls } from '../../core/contract/calls.ts'
import type { GatewayAdapter } from '../../core/contract/gateway-adapter.ts'
import { loadAdapter } from './load-adapter.ts'

/** Returns a function that reports whether a path is that of a call which the script of an adapter sends. */
export function matchPaths(script: string): (path: string) => boolean {
  const patterns = listPaths(loadAdapter(script)).map(toPattern)
  return (path) => patterns.some((pattern) => pattern.test(path))
}

function listPaths(adapter: GatewayAdapter): readonly string[] {
  const names = Object.keys(calls) as CallName[] // the keys of a closed record
  return [...new Set(names.flatMap((name) => pathOf(name, adapter) ?? []))]
}

/** Returns the path of a call; undefined for one that is not sent, because it is absent or because its path fails. */
function pathOf(name: CallName, adapter: GatewayAdapter): string | undefined {
  const own = adapter.calls?.[name]
  if (own === 'absent') return undefined
  const { path } = calls[name]
  try {
    return own?.path ?? adapter.path?.(path, name) ?? path
  } catch {
    return undefined // the page that makes the call says why
  }
}

/** Returns the pattern of the paths of a template, whose names in braces are one step each. */
function toPattern(template: string): RegExp {
  const parts = template.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('[^/]+')}$`)
}
