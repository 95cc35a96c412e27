import { adapterFile } from '../../core/config/adapters.ts'
import { adaptersFolder } from '../../core/config/adapters-folder.ts'
import type { Files } from '../../core/config/files.ts'
import type { Finding } from '../../core/config/finding.ts'
import { readOwnBlocks } from '../../core/config/own-blocks/read-own-blocks.ts'
import { spanAt } from '../../core/config/source.ts'
import { defineAdapter } from '../../core/contract/gateway-adapter.ts'
import { listOwnCalls } from '../../core/contract/own-calls/own-call.ts'
import { bundleCode, findSizeProblem, sourceAt } from '../own-code/bundle-code.ts'
import {
  type CodeProblem,
  type CodeRules,
  languageGlobals,
  reportCode,
} from '../own-code/code-rules.ts'
import { type AdapterProblem, checkAdapter } from './check-adapter.ts'
import { composeScript, loadAdapter } from './load-adapter.ts'

export interface AdapterCompilation {
  /** The script of a site. Absent if the code has an error. */
  readonly script?: string
  readonly findings: readonly Finding[]
}

/** The most bytes of an adapter's script, compressed with gzip: a visit loads it before its first call. */
const mostBytes = 12 * 1024

const pure = 'Compute what is asked for from the call alone.'
const noNetwork = 'Return what the gateway is asked with, and the player sends it.'

/** What the code of an adapter may use: the language, and `defineAdapter` of `livery/gateway`. */
const rules: CodeRules = {
  finding: 'adapter-code',
  owner: 'an adapter',
  place: `the folder ${adaptersFolder}`,
  folder: adaptersFolder,
  modules: { 'livery/gateway': ['defineAdapter'] },
  globals: new Set(languageGlobals),
  advice: pure,
  adviceOf: {
    fetch: noNetwork,
    XMLHttpRequest: noNetwork,
    WebSocket: noNetwork,
    EventSource: noNetwork,
    eval: 'Write what it computes as code.',
    Function: 'Write what it computes as code.',
    console: 'Remove it.',
  },
  endings: 'the ending .ts',
  example: './money.ts',
}

/** The code of `livery/gateway`, which becomes part of each adapter. */
const inlined = { 'livery/gateway': `export ${String(defineAdapter)}` }

/** Compiles and checks an adapter: `gateways/<name>.ts` with the files that it imports. */
export async function compileAdapter(name: string, files: Files): Promise<AdapterCompilation> {
  const entry = adapterFile(name)
  const source = sourceAt(files, entry)
  const findings: Finding[] = []
  const report = (problem: CodeProblem, start = 0): void =>
    void findings.push(reportCode(rules, spanAt(source, start), problem))
  const code = await bundleCode({ entry, files, rules, findings, inlined })
  const script = composeScript(code)
  const large = findSizeProblem('The script of the adapter', script, mostBytes)
  if (large !== undefined) report({ problem: large, advice: 'Remove what it does not need.' })
  // What may not be in an adapter is not run either.
  if (findings.length === 0)
    for (const problem of inspect(script, files)) report(problem, placeOf(problem, source.text))
  return findings.length > 0 ? { findings } : { script, findings }
}

function inspect(script: string, files: Files): readonly AdapterProblem[] {
  const own = [...readOwnBlocks(files).byType.values()]
  const names = own.flatMap(({ type, block }) => listOwnCalls(type, block).map(({ name }) => name))
  try {
    return checkAdapter(loadAdapter(script), names)
  } catch (cause) {
    const problem = `The adapter fails when it is loaded: ${String(cause)}.`
    return [{ problem, advice: 'Correct it.' }]
  }
}

/** Returns where a name is a key in a text; 0 where it is not. */
function placeOf({ name }: AdapterProblem, text: string): number {
  const keys = text.matchAll(/([\w$.-]+)['"]?\s*[:(]/g)
  return [...keys].find(([, key]) => key === name)?.index ?? 0
}
