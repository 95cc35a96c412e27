import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, posix } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** The declarations of `livery/block`, `livery/gateway`, `livery/client` and `livery/testing` in the package. */
const entries = [
  'src/player/own-blocks/livery-block.d.ts',
  'src/core/contract/gateway-adapter.d.ts',
  'src/core/gateway-client/open-gateway.d.ts',
  'src/testing/block-testing.d.ts',
] as const

/**
 * The modules for the code of a workspace, for the `exports` of the package. Nothing runs the first two: what compiles
 * the code has the rest.
 */
export const codeExports = {
  './block': { types: `./${entries[0]}` },
  './gateway': { types: `./${entries[1]}` },
  './client': { types: `./${entries[2]}`, default: './src/core/gateway-client/open-gateway.js' },
  './testing': { types: `./${entries[3]}`, default: './src/testing/block-testing.js' },
} as const

/**
 * Writes the types of own blocks, of their tests, of adapters and of scripts into the folder of the package: the declarations that they need, each
 * beside the sources as they are in the repository, and in `block/` what a workspace's `tsconfig.json` extends. Returns
 * the packages that have the types of what the declarations import.
 */
export function writeCodeTypes(folder: string): string[] {
  const emitted = mkdtempSync(join(tmpdir(), 'livery-types-'))
  try {
    const compiler = join(root, 'node_modules/typescript7/bin/tsc')
    const args = [compiler, '-p', 'tsconfig.types.json', '--outDir', emitted]
    const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
    if (status !== 0) throw new Error('The types of the package could not be written.')
    const read = (file: string): string => readFileSync(join(emitted, file), 'utf8')
    const followed = entries.map((entry) => followDeclarations(entry, read))
    for (const file of new Set(followed.flatMap(({ files }) => files))) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      cpSync(join(emitted, file), join(folder, file))
    }
    cpSync(join(import.meta.dirname, 'block'), join(folder, 'block'), { recursive: true })
    return [...new Set(followed.flatMap(({ packages }) => packages.map(typesOf)))]
  } finally {
    rmSync(emitted, { recursive: true, force: true })
  }
}

/** Returns the package that has the types of another: itself, or the one that only has types. */
function typesOf(name: string): string {
  const apart = `@types/${name}`
  return existsSync(join(root, 'node_modules', apart)) ? apart : name
}

export interface Declarations {
  /** The paths of the declarations, the first one included. */
  readonly files: string[]
  /** The names of the packages that they import. */
  readonly packages: string[]
}

/** Follows the imports of a declaration. Files of JSON are not followed: the package has them as they are. */
export function followDeclarations(first: string, read: (file: string) => string): Declarations {
  const files = new Set([first])
  const packages = new Set<string>()
  // A set also visits what is added while it is read.
  for (const file of files)
    for (const name of listImports(read(file))) {
      if (!name.startsWith('.')) packages.add(name)
      else if (!name.endsWith('.json')) files.add(declarationOf(file, name))
    }
  return { files: [...files], packages: [...packages] }
}

function listImports(code: string): string[] {
  const imported = /\b(?:from |import\(|import |reference types=)(['"])([^'"]+)\1/g
  return [...code.matchAll(imported)].map(([, , name = '']) => name)
}

function declarationOf(file: string, name: string): string {
  return posix.join(posix.dirname(file), name).replace(/\.tsx?$/, '.d.ts')
}
