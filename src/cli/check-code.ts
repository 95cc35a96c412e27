import type { Files } from '../core/config/files.ts'
import type { Finding } from '../core/config/finding.ts'
import { compileAdapters } from '../site/adapters/compile-adapters.ts'
import { compileOwnBlocks } from '../site/own-blocks/compile-own-blocks.ts'

/** Checks the code that a workspace brings: its own blocks and its adapters. */
export async function checkCode(files: Files): Promise<readonly Finding[]> {
  const { findings: ofBlocks } = await compileOwnBlocks(files)
  const { findings: ofAdapters } = await compileAdapters(files)
  return [...ofBlocks, ...ofAdapters]
}
