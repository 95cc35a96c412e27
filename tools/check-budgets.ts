import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'vite'
import config, { chunks } from '../vite.config.ts'
import { homeBlockTypes } from './guest-home-blocks.ts'

/** Sizes are what travels, in kilobytes of 1,000 bytes (DESIGN.md, Numbers to hold). */
const budgets = {
  guestHomeScript: 105,
  engineBrotli: 5,
  blockChunk: 8,
  pageChunk: 25,
  guestHomeStyle: 14,
} as const

interface Chunk {
  readonly file: string
  readonly src?: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
  readonly isEntry?: boolean
  readonly isDynamicEntry?: boolean
}
interface Row {
  readonly what: string
  readonly size: number
  readonly limit: number
}

const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')
const manifest = readManifest()
const rows = [...guestHomeRows(), ...pageRows(), ...(await blockRows()), await engineRow()]
for (const { what, size, limit } of rows) {
  const verdict = size > limit ? 'OVER' : 'ok'
  process.stdout.write(
    `${size.toFixed(1).padStart(7)} of ${String(limit).padStart(3)} KB  ${verdict.padEnd(4)}  ${what}\n`,
  )
}
if (rows.some(({ size, limit }) => size > limit)) process.exit(1)

function readManifest(): Record<string, Chunk> {
  const file = join(dist, '.vite/manifest.json')
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  process.stderr.write('dist/ is missing. Run "npm run build" first.\n')
  process.exit(1)
}

/** The heaviest guest home of the demonstration merchants: the entry, the page and its blocks. */
function guestHomeRows(): Row[] {
  const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  const perMerchant = [...homeBlockTypes(root)].map(([code, blocks]) => {
    const keys = closure([...entry, 'src/pages/home/Home.tsx', ...blocks.flatMap(blockChunks)])
    const files = new Set(keys.map((key) => manifest[key]?.file ?? ''))
    const styles = new Set(keys.flatMap((key) => manifest[key]?.css ?? []))
    return { code, script: sum(files, '.js'), style: sum(styles, '.css') }
  })
  const script = perMerchant.reduce((most, row) => (row.script > most.script ? row : most))
  const style = perMerchant.reduce((most, row) => (row.style > most.style ? row : most))
  return [
    {
      what: `script of the guest home, gzip (${script.code})`,
      size: script.script,
      limit: budgets.guestHomeScript,
    },
    {
      what: `style of the guest home, gzip (${style.code})`,
      size: style.style,
      limit: budgets.guestHomeStyle,
    },
  ]
}

/** The lazy chunks of a block type. */
function blockChunks(type: string): string[] {
  return Object.keys(manifest).filter(
    (key) => key.startsWith(`src/blocks/${type}/`) && isComponent(key),
  )
}

/** A chunk that a tap opens, such as a menu, is not part of the first page. */
function isComponent(key: string): boolean {
  return manifest[key]?.isDynamicEntry === true && !key.includes('/on-demand/')
}

function pageRows(): Row[] {
  return Object.entries(manifest).flatMap(([key, { file }]): Row[] =>
    key.startsWith('src/pages/')
      ? [{ what: `page ${key}`, size: gzip(file), limit: budgets.pageChunk }]
      : [],
  )
}

/** Each block as it travels when it does not share a chunk with other blocks of home. */
async function blockRows(): Promise<Row[]> {
  const output = config.build.rolldownOptions.output
  const groups = output.codeSplitting.groups.filter(({ name }) => name !== chunks.home)
  const apart = { output: { ...output, codeSplitting: { groups } } }
  const result = await build({
    ...config,
    root,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, write: false, rolldownOptions: apart },
  })
  const built = [result].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []))
  return built.flatMap((chunk): Row[] => {
    const module = chunk.type === 'chunk' ? (chunk.facadeModuleId ?? '') : ''
    if (chunk.type !== 'chunk' || !module.includes('/src/blocks/')) return []
    const size = gzipSync(chunk.code, { level: 9 }).length / 1000
    return [
      { what: `block ${module.slice(module.indexOf('src/'))}`, size, limit: budgets.blockChunk },
    ]
  })
}

async function engineRow(): Promise<Row> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: join(root, 'src/engine/plan-page.ts'), formats: ['es'] },
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
    if (seen.has(key) || !(key in manifest)) return
    seen.add(key)
    for (const next of manifest[key]?.imports ?? []) visit(next)
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
