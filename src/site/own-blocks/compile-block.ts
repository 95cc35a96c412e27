import type { Files } from '../../core/config/files.ts'
import type { Finding } from '../../core/config/finding.ts'
import { ownBlocksFolder } from '../../core/config/own-blocks/own-blocks-folder.ts'
import type { Source } from '../../core/config/source.ts'
import { spanAt } from '../../core/config/source.ts'
import { blockModules } from '../../core/contract/block-api.ts'
import type { OwnCall } from '../../core/contract/own-calls/own-call.ts'
import type { BlockCode } from '../assemble/own-blocks.ts'
import { bundleCode, findSizeProblem, sourceAt } from '../own-code/bundle-code.ts'
import { type CodeRules, languageGlobals, reportCode } from '../own-code/code-rules.ts'
import { type HookUse, listHookUses } from '../own-code/list-hook-uses.ts'
import { checkCallNames } from './check-call-names.ts'
import { checkDeclaredReads } from './check-declared-reads.ts'
import { compileStyles } from './compile-styles.ts'

export interface BlockCompilation {
  /** Absent if the code has an error. */
  readonly compiled?: BlockCode
  readonly findings: readonly Finding[]
}

/** The most bytes of a block's script and of its style sheet, compressed with gzip. */
const mostBytes = { script: 20 * 1024, css: 4 * 1024 }

/** The hooks that take the name of a call or of a flag. */
const readHooks = { module: 'livery/block', hooks: ['useCall', 'useSubmit', 'useFlag'] } as const

/** What the code of a block may use: the language, timers, React and `livery/block`. */
const rules: Omit<CodeRules, 'folder'> = {
  finding: 'own-block-code',
  owner: 'a block',
  place: 'the folder of the block',
  modules: blockModules,
  globals: new Set([
    ...languageGlobals,
    ...['URL', 'URLSearchParams', 'structuredClone'],
    ...['clearInterval', 'clearTimeout', 'setInterval', 'setTimeout'],
    ...['cancelAnimationFrame', 'requestAnimationFrame'],
  ]),
  advice: 'Render what the block shows with React, and use what livery/block offers.',
  adviceOf: {
    fetch: 'Ask the gateway with useCall().',
    XMLHttpRequest: 'Ask the gateway with useCall().',
    WebSocket: 'Ask the gateway with useCall().',
    EventSource: 'Ask the gateway with useCall().',
    eval: 'Write what it computes as code.',
    Function: 'Write what it computes as code.',
    localStorage: 'Keep the value in useState(), or let the gateway keep it.',
    sessionStorage: 'Keep the value in useState(), or let the gateway keep it.',
    console: 'Remove it.',
  },
  endings: 'the endings .tsx, .ts and .module.css',
  example: './Card.tsx',
}

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
  const ofBlock = { ...rules, folder }
  const entry = `${folder}/block.tsx`
  const findings: Finding[] = []
  if (files.read(entry) === undefined) {
    const problem = 'This block has no component.'
    const advice = `Add ${entry}, with the component as its default export.`
    const at = spanAt({ path: `${folder}/block.json`, text: '' })
    return { findings: [reportCode(ofBlock, at, { problem, advice })] }
  }
  const styles: string[] = []
  const load = (source: Source): string | undefined => {
    if (!source.path.endsWith('.module.css')) return undefined
    const { css, names, findings: found } = compileStyles(source)
    findings.push(...found)
    styles.push(css)
    return `export default ${JSON.stringify(names)}`
  }
  const uses: HookUse[] = []
  const onCode = (source: Source): void => void uses.push(...listHookUses(source, readHooks))
  const code = await bundleCode({ entry, files, rules: ofBlock, findings, load, onCode })
  if (findings.length === 0)
    findings.push(...checkCallNames(uses, calls), ...checkDeclaredReads(uses, { type, files }))
  const module = `export default(require,exports={})=>{${code};return exports}`
  const script = calls.length > 0 ? `${module};export const calls=${formatCalls(calls)}` : module
  const css = styles.join('')
  const sizes = [
    findSizeProblem('The script of the block', script, mostBytes.script),
    findSizeProblem('The style sheet of the block', css, mostBytes.css),
  ]
  const advice = 'Remove what the block does not need.'
  for (const problem of sizes)
    if (problem !== undefined)
      findings.push(reportCode(ofBlock, spanAt(sourceAt(files, entry)), { problem, advice }))
  const isBroken = findings.some(({ severity }) => severity === 'error')
  return isBroken ? { findings } : { compiled: { script, css }, findings }
}

/** Formats calls as code, without the words for colleagues. */
function formatCalls(calls: readonly OwnCall[]): string {
  const listed = calls.map(({ name, declaration, answer }) => ({ name, declaration, answer }))
  return JSON.stringify(listed, (key, value: unknown) =>
    key === 'description' && typeof value === 'string' ? undefined : value,
  )
}
