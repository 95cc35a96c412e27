import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { blockReads } from '../src/core/engine/reads/block-reads.ts'
import { listComponents, type Shown } from './block-code.ts'
import { listBlockFolders } from './block-folders.ts'
import { compareReads, type DeclaredReads } from './reads/compare-reads.ts'
import { createReadSearch, findEarlyCalls } from './reads/find-reads.ts'
import type { ModuleExport } from './reads/parse-module.ts'

/**
 * Checks that every block type declares the flags, live settings and calls that its code reads, in each of
 * its variants, and no others.
 */
const root = join(import.meta.dirname, '..')
const declarations = 'src/core/engine/reads/block-reads.ts'
const lines = readFileSync(join(root, declarations), 'utf8').split('\n')
const search = createReadSearch(root)

const problems = [...listBlockFolders(root).keys()].flatMap((type) => {
  const found = [...listCode(type)].map(([variant, code]) => [variant, search(code)] as const)
  return compareReads({
    type,
    declared: readDeclared(type),
    at: `${declarations}:${1 + lines.findIndex((line) => /^ {2}'?([\w-]+)/.exec(line)?.[1] === type)}`,
    found: new Map(found),
    early: findEarlyCalls(root, type),
  })
})
for (const problem of problems) process.stderr.write(`${problem}\n`)
if (problems.length > 0) process.exit(1)
process.stdout.write(`${Object.keys(blockReads).length} block types declare what they read.\n`)

/** The components of each variant: that of guests and that of members. */
function listCode(type: string): Map<string, readonly ModuleExport[]> {
  const kinds: readonly Shown[] = ['guest', 'member']
  const files = kinds.flatMap((who) => [...listComponents(root, type, who)])
  const codes = new Map<string, readonly ModuleExport[]>()
  for (const [variant, file] of files)
    codes.set(variant, [...(codes.get(variant) ?? []), { file: join(root, file), name: 'default' }])
  return codes
}

function readDeclared(type: string): DeclaredReads {
  const rows: Readonly<Record<string, DeclaredReads | undefined>> = blockReads
  return rows[type] ?? {}
}
