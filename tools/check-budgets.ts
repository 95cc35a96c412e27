import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { home } from '../vite.config.ts'
import { buildApart } from './budgets/build-apart.ts'
import { findStrangers } from './budgets/find-strangers.ts'
import { mayStart } from './budgets/home-modules.ts'
import { listHomeModules } from './budgets/list-home-modules.ts'
import { homeComponents } from './guest-home-blocks.ts'

/** Limits in kilobytes of 1,000 bytes, as a file travels over the network. */
const budgets = {
  guestHomeScript: 122,
  guestHomeTenSeconds: 137,
  engineBrotli: 5,
  blockChunk: 8,
  pageChunk: 25,
  guestHomeStyle: 14,
  gameScript: 89,
  studioScript: 200,
} as const

interface Chunk {
  readonly file: string
  readonly src?: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
  readonly isDynamicEntry?: boolean
}
interface Row {
  readonly what: string
  readonly size: number
  readonly limit: number
}

const root = join(import.meta.dirname, '..')
const pageCode = /^src\/player\/areas\/[^/]+\/pages\//
const blockCode = /\/src\/player\/areas\/[^/]+\/blocks\/([^/]+)\//
const dist = join(root, 'dist')
const manifest = readManifest()
const apart = await buildApart(root)
const rows = [
  ...guestHomeRows(),
  ...pageRows(),
  ...gameRows(),
  ...blockRows(),
  await engineRow(),
  studioRow(),
]
for (const { what, size, limit } of rows) {
  const verdict = size > limit ? 'OVER' : 'ok'
  process.stdout.write(
    `${size.toFixed(1).padStart(7)} of ${String(limit).padStart(3)} KB  ${verdict.padEnd(4)}  ${what}\n`,
  )
}
const strangers = findStrangers(join(root, 'src/player/app/main.tsx'), {
  importsOf: apart.importsOf,
  isExpected: (id) => mayStart(id, root),
})
for (const chain of strangers) {
  const files = chain.map((id) => relative(root, id))
  process.stdout.write(
    `Every home would start with ${files.at(-1)}, which no block of it names:\n  ${files.join('\n  → ')}\nImport it later, or name it in tools/budgets/home-modules.ts.\n`,
  )
}
if (strangers.length > 0 || rows.some(({ size, limit }) => size > limit)) process.exit(1)

function readManifest(): Record<string, Chunk> {
  const file = join(dist, '.vite/manifest.json')
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  process.stderr.write('dist/ is missing. Run "npm run build" first.\n')
  process.exit(1)
}

/** Lists the files that a guest's home loads, for each merchant: to be shown, and within ten seconds. */
function guestHomeRows(): Row[] {
  return [...homeComponents(root)].flatMap(([code, components]): Row[] => {
    const placed = components.map((file) => join(root, file))
    const { first, tenSeconds } = listHomeModules(placed, { apart, root })
    const keysOf = (modules: readonly string[]): string[] =>
      closure(['index.html', ...modules.map((file) => relative(root, home.moduleOf(file)))])
    const filesOf = (keys: readonly string[]): Set<string> =>
      new Set(keys.map((key) => manifest[key]?.file ?? ''))
    const keys = keysOf(first)
    const files = filesOf(keys)
    const styles = new Set(keys.flatMap((key) => manifest[key]?.css ?? []))
    return [
      {
        what: `script of the guest home, gzip (${code})`,
        size: sum(files, '.js'),
        limit: budgets.guestHomeScript,
      },
      {
        what: `script of the guest home in ten seconds, gzip (${code})`,
        size: sum(filesOf(keysOf(tenSeconds)), '.js'),
        limit: budgets.guestHomeTenSeconds,
      },
      {
        what: `style of the guest home, gzip (${code})`,
        size: sum(styles, '.css'),
        limit: budgets.guestHomeStyle,
      },
    ]
  })
}

function pageRows(): Row[] {
  return Object.entries(manifest).flatMap(([key, { file }]): Row[] =>
    pageCode.test(key) ? [{ what: `page ${key}`, size: gzip(file), limit: budgets.pageChunk }] : [],
  )
}

/** Lists the files that the frame of each demonstration game loads, without its messages. */
function gameRows(): Row[] {
  return Object.keys(manifest).flatMap((key): Row[] => {
    const [, game] = /^src\/sandbox\/games\/[^/]+\/([^/]+)-game\.ts$/.exec(key) ?? []
    if (!game) return []
    const files = new Set(closure(['game.html', key]).map((one) => manifest[one]?.file ?? ''))
    return [
      {
        what: `script of a game, gzip (${game})`,
        size: sum(files, '.js'),
        limit: budgets.gameScript,
      },
    ]
  })
}

/** Each variant as it travels when it shares no chunk with other blocks: its component and its folder. */
function blockRows(): Row[] {
  return apart.chunks.flatMap((chunk): Row[] => {
    const module = chunk.facadeModuleId ?? ''
    const type = blockCode.exec(module)?.[1]
    if (!type) return []
    const own = apart.chunks.filter(
      ({ fileName, moduleIds }) =>
        chunk.imports.includes(fileName) &&
        moduleIds.some((id) => blockCode.exec(id)?.[1] === type),
    )
    const code = [chunk, ...own].map((part) => part.code).join('')
    const size = gzipSync(code, { level: 9 }).length / 1000
    return [
      { what: `block ${module.slice(module.indexOf('src/'))}`, size, limit: budgets.blockChunk },
    ]
  })
}

/** What the gallery of the studio loads before it is shown. */
function studioRow(): Row {
  const page = readFileSync(join(dist, 'studio/studio.html'), 'utf8')
  const files = new Set(page.match(/(?<=")\/studio\/assets\/[^"]+\.js/g))
  return {
    what: 'script of the first view of the studio, gzip',
    size: sum(files, '.js'),
    limit: budgets.studioScript,
  }
}

async function engineRow(): Promise<Row> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: join(root, 'src/core/engine/plan-page.ts'), formats: ['es'] },
      minify: true,
    },
  })
  const output = [result].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []))
  const code = output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('')
  return {
    what: 'engine, brotli',
    size: brotliCompressSync(code).length / 1000,
    limit: budgets.engineBrotli,
  }
}

function closure(keys: readonly string[]): string[] {
  const seen = new Set<string>()
  const visit = (key: string): void => {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no "${key}".`)
    chunk.imports?.forEach(visit)
  }
  keys.forEach(visit)
  return [...seen]
}

function sum(files: ReadonlySet<string>, ending: string): number {
  return [...files]
    .filter((file) => file.endsWith(ending))
    .reduce((total, file) => total + gzip(file), 0)
}

function gzip(file: string): number {
  return gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1000
}
