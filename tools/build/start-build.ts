import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type BuildPart, buildParts } from './build-parts.ts'
import { isBuilt } from './ensure-built.ts'

const root = join(import.meta.dirname, '../..')

/**
 * Builds parts in a process of its own where they are missing or stale; throws if that fails. What it
 * prints goes to the terminal, or with `errors` to the stream of errors, for commands with an output. The signal
 * ends the process.
 */
export async function startBuild(
  parts: readonly BuildPart[],
  { output, signal }: { readonly output: 'terminal' | 'errors'; readonly signal?: AbortSignal },
): Promise<void> {
  const missing = parts.filter((name) => !isBuilt(root, name))
  if (missing.length === 0) return
  const script = join(import.meta.dirname, '../build.ts')
  const child = spawn(process.execPath, [script, ...missing], {
    stdio: ['ignore', output === 'errors' ? 2 : 1, 2],
    ...(signal && { signal }),
  })
  const stop = (): void => void child.kill()
  process.once('exit', stop)
  const [status] = await once(child, 'close')
  process.off('exit', stop)
  const { what } = buildParts[missing[0] ?? 'player']
  if (status !== 0) throw new Error(`The ${what} could not be built. The lines above say why.`)
}
