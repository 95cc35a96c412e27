import { posix } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { gzipSync } from 'node:zlib'
import { type Plugin, rolldown } from 'rolldown'
import type { Files } from '../../core/config/files.ts'
import { createFinding, type Finding } from '../../core/config/finding.ts'
import { ownBlocksFolder } from '../../core/config/own-blocks/own-blocks-folder.ts'
import type { Source } from '../../core/config/source.ts'
import { blockModules } from '../../core/contract/block-api.ts'
import { leastBrowsers } from '../../core/contract/least-browsers.ts'
import type { OwnCall } from '../../core/contract/own-calls/own-call.ts'
import type { BlockCode } from '../assemble/own-blocks.ts'
import { checkCode } from './check-code.ts'
import { compileStyles } from './compile-styles.ts'

export interface BlockCompilation {
  /** Absent if the code has an error. */
  readonly compiled?: BlockCode
  readonly findings: readonly Finding[]
}

/** The most bytes of a block's script and of its style sheet, compressed with gzip. */
const mostBytes = { script: 20 * 1024, css: 4 * 1024 }
/** The most characters of a source file. */
const mostCharacters = 200_000

/**
 * Compiles and checks the code of an own block: `blocks/<type>/block.tsx` with the files that it imports. The script has
 * the block's calls with the schemas of their answers, by which the player checks them.
 */
export async function compileBlock(
  type: string,
  files: Files,
  calls: readonly OwnCall[] = [],
): Promise<BlockCompilation> {
  const folder = `${ownBlocksFolder}/${type}`
  const entry = `${folder}/block.tsx`
  const findings: Finding[] = []
  if (files.read(entry) === undefined) {
    const problem = 'This block has no component.'
    const advice = `Add ${entry}, with the component as its default export.`
    return { findings: [findAt({ path: `${folder}/block.json`, text: '' }, problem, advice)] }
  }
  const styles: string[] = []
  const plugin = readOwnFiles({
    folder,
    files,
    findings,
    addStyles: (css) => void styles.push(css),
  })
  const code = await bundle(entry, plugin).catch((cause: unknown) => {
    if (findings.length === 0) findings.push(findAt(sourceAt(files, entry), ...explain(cause)))
    return ''
  })
  const script = calls.length > 0 ? `${code};export const calls=${formatCalls(calls)}` : code
  const css = styles.join('')
  findings.push(...checkSizes({ script, css }, sourceAt(files, entry)))
  return findings.length > 0 ? { findings } : { compiled: { script, css }, findings }
}

/** Formats calls as code, without the words for colleagues. */
function formatCalls(calls: readonly OwnCall[]): string {
  const listed = calls.map(({ name, declaration, answer }) => ({ name, declaration, answer }))
  return JSON.stringify(listed, (key, value: unknown) =>
    key === 'description' && typeof value === 'string' ? undefined : value,
  )
}

async function bundle(entry: string, plugin: Plugin): Promise<string> {
  const build = await rolldown({
    input: entry,
    plugins: [plugin],
    external: Object.keys(blockModules),
    platform: 'browser',
    transform: {
      target: [`chrome${leastBrowsers.chrome}`, `ios${leastBrowsers.ios}`],
      jsx: { runtime: 'automatic' },
    },
    logLevel: 'silent',
    treeshake: true,
  })
  try {
    const { output } = await build.generate({
      format: 'cjs',
      exports: 'named',
      minify: true,
      codeSplitting: false,
    })
    return `export default(require,exports={})=>{${output[0].code};return exports}`
  } finally {
    await build.close()
  }
}

interface OwnFileNeeds {
  readonly folder: string
  readonly files: Files
  readonly findings: Finding[]
  readonly addStyles: (css: string) => void
}

/** Reads the files of a block from the folder of the workspace, and checks each of them. */
function readOwnFiles({ folder, files, findings, addStyles }: OwnFileNeeds): Plugin {
  return {
    name: 'own-block',
    resolveId(name, importer) {
      if (Object.hasOwn(blockModules, name)) return { id: name, external: true }
      const path = importer ? posix.join(posix.dirname(importer), name) : name
      if (path.startsWith(`${folder}/`) && files.read(path) !== undefined) return path
      if (importer && name.startsWith('.')) {
        const source = sourceAt(files, importer)
        const start = Math.max(0, source.text.indexOf(name) - 1)
        const problem = path.startsWith(`${folder}/`)
          ? `There is no file ${path}.`
          : `A block cannot import "${name}", which is outside of its folder.`
        const advice = 'Write the whole name of a file of the folder, such as "./Card.tsx".'
        findings.push(findAt(source, problem, advice, start))
      }
      return { id: name, external: true }
    },
    load(path) {
      const source = sourceAt(files, path)
      if (source.text.length > mostCharacters) {
        const problem = `The file has more than ${mostCharacters.toLocaleString('en')} characters.`
        findings.push(findAt(source, problem, 'Remove what the block does not need.'))
        return ''
      }
      if (path.endsWith('.module.css')) {
        const { css, names, findings: found } = compileStyles(source)
        findings.push(...found)
        addStyles(css)
        return { code: `export default ${JSON.stringify(names)}`, moduleType: 'js' }
      }
      if (!/\.tsx?$/.test(path)) {
        const problem = 'A block is made of files with the endings .tsx, .ts and .module.css.'
        findings.push(findAt(source, problem, 'Rename or remove this file.'))
        return ''
      }
      findings.push(...checkCode(source))
      return { code: source.text, moduleType: path.endsWith('.tsx') ? 'tsx' : 'ts' }
    },
  }
}

function sourceAt(files: Files, path: string): Source {
  return { path, text: files.read(path) ?? '' }
}

function findAt(source: Source, problem: string, advice: string, start = 0): Finding {
  const details = { span: { source, start, end: start }, path: [] }
  return createFinding('own-block-code', details, { problem, advice })
}

function explain(cause: unknown): readonly [problem: string, advice: string] {
  const { errors = [] } = cause as { readonly errors?: readonly { readonly message: string }[] }
  const message = stripVTControlCharacters(errors[0]?.message ?? String(cause))
  const [line = ''] = message.split('\n').filter(Boolean)
  return [`The block cannot be compiled: ${line}.`, 'Correct it.']
}

/** Reports what is larger than a block may be. */
function checkSizes({ script, css }: BlockCode, source: Source): Finding[] {
  return (['script', 'css'] as const).flatMap((kind) => {
    const bytes = gzipSync(kind === 'script' ? script : css).length
    const most = mostBytes[kind]
    if (bytes <= most) return []
    const what = kind === 'script' ? 'script' : 'style sheet'
    const problem = `The ${what} of the block has ${kilobytes(bytes)}, and at most ${kilobytes(most)} are allowed.`
    return [findAt(source, problem, 'Remove what the block does not need.')]
  })
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`
}
