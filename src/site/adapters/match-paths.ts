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
  const paths = names.flatMap((name) => {
    const own = adapter.calls?.[name]
    if (own === 'absent') return []
    const { path } = calls[name]
    return own?.path ?? adapter.path?.(path, name) ?? path
  })
  return [...new Set(paths)]
}

/** Returns the pattern of the paths of a template, whose names in braces are one step each. */
function toPattern(template: string): RegExp {
  const parts = template.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('[^/]+')}$`)
}
