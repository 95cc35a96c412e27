import { adapterFile, listAdapters } from '../../core/config/adapters.ts'
import type { Files } from '../../core/config/files.ts'
import type { Finding } from '../../core/config/finding.ts'
import type { CompiledAdapters } from '../assemble/adapters.ts'

export interface AdaptersCompilation {
  /** The adapters without an error. */
  readonly adapters: CompiledAdapters
  /** The names of those with an error. */
  readonly broken: readonly string[]
  readonly findings: readonly Finding[]
}

/** Checks and compiles the adapters of a workspace: each file of `gateways/` that exports one as its default. */
export async function compileAdapters(files: Files): Promise<AdaptersCompilation> {
  const names = listAdapters(files).filter((name) => isAdapter(files, name))
  if (names.length === 0) return { adapters: new Map(), broken: [], findings: [] }
  // Where there are no adapters, the compiler takes neither time nor memory.
  const { compileAdapter } = await import('./compile-adapter.ts')
  const compiled = await Promise.all(
    names.map(async (name) => ({ name, ...(await compileAdapter(name, files)) })),
  )
  return {
    adapters: new Map(
      compiled.flatMap(({ name, script }) => (script === undefined ? [] : [[name, script]])),
    ),
    broken: compiled.flatMap(({ name, script }) => (script === undefined ? [name] : [])),
    findings: compiled.flatMap(({ findings }) => findings),
  }
}

/** Returns false for a file that adapters share: what another one imports, without a default export. */
function isAdapter(files: Files, name: string): boolean {
  const isShared = listAdapters(files).some((other) => {
    const text = files.read(adapterFile(other)) ?? ''
    return other !== name && new RegExp(`['"]\\./${name}\\.ts['"]`).test(text)
  })
  return !isShared || /\bexport\s+default\b/.test(files.read(adapterFile(name)) ?? '')
}
