import { posix } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { gzipSync } from 'node:zlib'
import { type Plugin, rolldown } from 'rolldown'
import type { Files } from '../../core/config/files.ts'
import type { Finding } from '../../core/config/finding.ts'
import { type Source, type Span, spanAt } from '../../core/config/source.ts'
import { leastBrowsers } from '../../core/contract/least-browsers.ts'
import { checkCode } from './check-code.ts'
import { type CodeProblem, type CodeRules, capitalize, reportCode } from './code-rules.ts'

export interface BundleNeeds {
  /** The path of the first file. */
  readonly entry: string
  readonly files: Files
  readonly rules: CodeRules
  /** Receives what is found in the files. */
  readonly findings: Finding[]
  /** Returns the code of a file that is no script; undefined for a file that nothing reads. */
  readonly load?: (source: Source) => string | undefined
  /** Receives each file of code, with its imports still in it. */
  readonly onCode?: (source: Source) => void
  /** The code of modules that become part of the result. All others are left to `require`. */
  readonly inlined?: Readonly<Record<string, string>>
}

/** The most characters of a source file. */
const mostCharacters = 200_000

/**
 * Checks code of a workspace with the files that it imports, and bundles it into the body of a CommonJS function; empty
 * where it cannot be compiled.
 */
export async function bundleCode(needs: BundleNeeds): Promise<string> {
  const { entry, files, rules, findings } = needs
  return bundle(needs).catch((cause: unknown) => {
    if (findings.length === 0)
      findings.push(reportCode(rules, spanAt(sourceAt(files, entry)), explain(cause, rules)))
    return ''
  })
}

async function bundle(needs: BundleNeeds): Promise<string> {
  const { entry, rules, inlined = {} } = needs
  const build = await rolldown({
    input: entry,
    plugins: [readOwnFiles(needs)],
    external: Object.keys(rules.modules).filter((name) => !Object.hasOwn(inlined, name)),
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
    return output[0].code
  } finally {
    await build.close()
  }
}

/** Reads the files of a workspace, and checks each of them. */
function readOwnFiles({ files, rules, findings, load, onCode, inlined = {} }: BundleNeeds): Plugin {
  const { folder, modules } = rules
  const report = (at: Span, problem: string, advice: string): void =>
    void findings.push(reportCode(rules, at, { problem, advice }))
  return {
    name: 'own-code',
    resolveId(name, importer) {
      if (Object.hasOwn(inlined, name)) return name
      if (Object.hasOwn(modules, name)) return { id: name, external: true }
      const path = importer ? posix.join(posix.dirname(importer), name) : name
      if (path.startsWith(`${folder}/`) && files.read(path) !== undefined) return path
      if (importer && name.startsWith('.')) {
        const source = sourceAt(files, importer)
        const problem = path.startsWith(`${folder}/`)
          ? `There is no file ${path}.`
          : `${capitalize(rules.owner)} cannot import "${name}", which is outside of its folder.`
        const advice = `Write the whole name of a file of the folder, such as "${rules.example}".`
        report(spanAt(source, findQuoted(source.text, name)), problem, advice)
      }
      return { id: name, external: true }
    },
    load(path) {
      if (Object.hasOwn(inlined, path)) return inlined[path]
      const source = sourceAt(files, path)
      if (source.text.length > mostCharacters) {
        const problem = `The file has more than ${mostCharacters.toLocaleString('en')} characters.`
        report(spanAt(source), problem, `Remove what ${the(rules)} does not need.`)
        return ''
      }
      const loaded = load?.(source)
      if (loaded !== undefined) return { code: loaded, moduleType: 'js' }
      if (!/\.tsx?$/.test(path)) {
        const problem = `${capitalize(rules.owner)} is made of files with ${rules.endings}.`
        report(spanAt(source), problem, 'Rename or remove this file.')
        return ''
      }
      findings.push(...checkCode(source, rules))
      onCode?.(source)
      return { code: source.text, moduleType: path.endsWith('.tsx') ? 'tsx' : 'ts' }
    },
  }
}

/** Returns where a text has a name in quotes; 0 where it does not. */
function findQuoted(text: string, name: string): number {
  const places = [`'${name}'`, `"${name}"`].map((quoted) => text.indexOf(quoted))
  return places.find((at) => at >= 0) ?? 0
}

export function sourceAt(files: Files, path: string): Source {
  return { path, text: files.read(path) ?? '' }
}

function explain(cause: unknown, rules: CodeRules): CodeProblem {
  const { errors = [] } = cause as { readonly errors?: readonly { readonly message: string }[] }
  const message = stripVTControlCharacters(errors[0]?.message ?? String(cause))
  const [line = ''] = message.split('\n').filter(Boolean)
  return {
    problem: `${capitalize(the(rules))} cannot be compiled: ${line}.`,
    advice: 'Correct it.',
  }
}

/** Returns a sentence about code that is larger than it may be, compressed with gzip; undefined where it is not. */
export function findSizeProblem(what: string, code: string, mostBytes: number): string | undefined {
  const bytes = gzipSync(code).length
  return bytes <= mostBytes
    ? undefined
    : `${what} has ${kilobytes(bytes)}, and at most ${kilobytes(mostBytes)} are allowed.`
}

/** Returns a kind of code with the definite article: "the block". */
function the({ owner }: CodeRules): string {
  return owner.replace(/^an? /, 'the ')
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`
}
