import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

/** The pages that visitors open; the preview's script runs in an operator's browser. */
const pages = ['index.html', 'game.html']

/** Lists the built scripts and styles that visitors' browsers may load, below the folder of the build. */
export function listPlayerFiles(dist: string): readonly string[] {
  const file = join(dist, '.vite/manifest.json')
  if (!existsSync(file)) throw new Error('dist/ is missing. Run "npm run build" first.')
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(file, 'utf8'))
  const keys = new Set(pages)
  for (const key of keys) {
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {}
    for (const next of [...imports, ...dynamicImports]) keys.add(next)
  }
  const files = [...keys].flatMap((key) => [manifest[key]?.file ?? [], manifest[key]?.css ?? []])
  return [...new Set(files.flat())]
}
