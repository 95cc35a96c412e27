import type { Files } from '../../core/config/files.ts'
import type { Finding } from '../../core/config/finding.ts'
import { readOwnBlocks } from '../../core/config/own-blocks/read-own-blocks.ts'
import { listOwnCalls } from '../../core/contract/own-calls/own-call.ts'
import type { CompiledBlocks } from '../assemble/own-blocks.ts'

export interface OwnBlocksCompilation {
  /** The blocks without an error. */
  readonly blocks: CompiledBlocks
  /** The types of those whose code has an error. */
  readonly broken: readonly string[]
  /** The findings of all descriptions, messages and files of code. */
  readonly findings: readonly Finding[]
}

/** Checks the own blocks of a workspace, and compiles those whose description has no error. */
export async function compileOwnBlocks(files: Files): Promise<OwnBlocksCompilation> {
  const { byType, findings: described } = readOwnBlocks(files)
  const own = [...byType.values()]
  if (own.length === 0) return { blocks: new Map(), broken: [], findings: described }
  // Where there are no own blocks, the compiler takes neither time nor memory.
  const { compileBlock } = await import('./compile-block.ts')
  const compiled = await Promise.all(
    own.map(async ({ type, block }) => ({
      type,
      block,
      ...(await compileBlock(type, files, listOwnCalls(type, block))),
    })),
  )
  return {
    blocks: new Map(
      compiled.flatMap(({ type, block, compiled: code }) =>
        code ? [[type, { block, ...code }] as const] : [],
      ),
    ),
    broken: compiled.flatMap(({ type, compiled: code }) => (code ? [] : [type])),
    findings: [...described, ...compiled.flatMap(({ findings }) => findings)],
  }
}
