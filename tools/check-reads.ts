import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { flags } from '../src/core/contract/flags.ts'
import { type RouteDeclaration, routes } from '../src/core/contract/pages.ts'
import { blockReads } from '../src/core/contract/reads/block-reads.ts'
import { frameReads } from '../src/core/contract/reads/frame-reads.ts'
import type { PageReads } from '../src/core/contract/reads/reads.ts'
import { routeReads } from '../src/core/contract/reads/route-reads.ts'
import { listComponents, type Shown } from './block-code.ts'
import { listBlockFolders } from './block-folders.ts'
import { comparePage, compareReads, type DeclaredReads } from './reads/compare-reads.ts'
import { createReadSearch, findEarlyCalls } from './reads/find-reads.ts'
import {
  framePartEntrances,
  listFrameEntrances,
  listPageEntrances,
} from './reads/list-entrances.ts'
import type { ModuleExport } from './reads/parse-module.ts'

/**
 * Checks that every block type, in each of its variants, every page and every part of the frame declares the flags,
 * live settings and calls that its code reads, and no others; that no code of the player reads any beside them; and
 * that every flag of the platform is read.
 */
const root = join(import.meta.dirname, '..')
const folder = 'src/core/contract/reads'
const { find, listUnreached } = createReadSearch(root)
const pages = listPageEntrances(root)
const parts = new Map(
  Object.entries(framePartEntrances).map(([id, { file, name }]) => [
    id,
    { file: join(root, file), name },
  ]),
)

const problems = [
  ...[...listBlockFolders(root).keys()].flatMap(checkBlock),
  ...Object.entries<PageReads>(routeReads).flatMap(([id, declared]) =>
    checkPage(`${folder}/route-reads.ts`, { id, declared, code: pages.get(id) }),
  ),
  ...checkFrame(),
  ...listSources().flatMap(listUnreached),
  ...checkFlags(),
]
for (const problem of problems) process.stderr.write(`${problem}\n`)
if (problems.length > 0) process.exit(1)
const counts = [blockReads, routeReads, frameReads].map((rows) => Object.keys(rows).length)
process.stdout.write(
  `${counts[0]} block types, ${counts[1]} pages and ${counts[2]} parts of the frame declare what they read.\n`,
)

function checkBlock(type: string): string[] {
  const found = [...listCode(type)].map(([variant, code]) => [variant, find(code)] as const)
  return compareReads({
    type,
    declared: readDeclared(type),
    at: placeOf(`${folder}/block-reads.ts`, type),
    found: new Map(found),
    early: findEarlyCalls(root, type),
  })
}

interface PageCode {
  readonly id: string
  readonly declared: PageReads
  readonly code: ModuleExport | undefined
}

function checkPage(file: string, { id, declared, code }: PageCode): string[] {
  const at = placeOf(file, id)
  if (!code) return [`${at} "${id}" has no page. Remove it.`]
  return comparePage({ id, declared, at, found: find([code]) })
}

/** The frame is what is neither a page nor a block nor an overlay with a row of its own. */
function checkFrame(): string[] {
  const apart = new Set([...pages.values(), ...parts.values()].map(({ file }) => file))
  const isOutside = (file: string): boolean => apart.has(file) || file.endsWith('.block.ts')
  const file = `${folder}/frame-reads.ts`
  return Object.entries<PageReads>(frameReads).flatMap(([id, declared]) => {
    if (id !== 'every-page') return checkPage(file, { id, declared, code: parts.get(id) })
    const found = find(listFrameEntrances(root), isOutside)
    return comparePage({ id, declared, at: placeOf(file, id), found })
  })
}

/** Lists what the player is made of. The definitions of blocks name calls, which are compared with their components. */
function listSources(): string[] {
  const player = join(root, 'src/player')
  const files = readdirSync(player, { recursive: true }).map(String)
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\./.test(file))
    .map((file) => join(player, file))
}

function checkFlags(): string[] {
  const tables = ['block', 'route', 'frame'].map((name) => readText(`${folder}/${name}-reads.ts`))
  const read = [
    ...tables,
    readText(`${folder}/contracts-of-kinds.ts`),
    ...Object.values<RouteDeclaration>(routes).map(({ flag = '' }) => flag),
  ].join('\n')
  return Object.keys(flags)
    .filter((flag) => !read.includes(flag))
    .map((flag) => `src/core/contract/flags.ts: nothing reads the flag "${flag}". Remove it.`)
}

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

function readText(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

/** Returns the place of a row, as `file:line`. */
function placeOf(file: string, key: string): string {
  const lines = readText(file).split('\n')
  const line = lines.findIndex((text) => /^ {2}'?([\w-]+)'?: [^[]/.exec(text)?.[1] === key)
  return `${file}:${1 + line}`
}
