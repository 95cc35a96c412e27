import { livery } from '../../../src/cli/livery.ts'
import { quietEnvironment } from '../../../src/cli/testing.ts'
import type { BlockExplanation } from '../../../src/core/engine/why/block-explanation.ts'
import { openDiskFiles } from '../../../src/site/disk/disk-files.ts'

/** Returns the lines of `livery why` about the blocks of a page. */
export async function readWhy(root: string, args: readonly string[]): Promise<BlockExplanation[]> {
  const printed: string[] = []
  const code = await livery(['why', ...args, '--root', root, '--format', 'json'], {
    ...quietEnvironment,
    filesAt: openDiskFiles,
    print: (line) => void printed.push(line),
    printError: (line) => void printed.push(line),
  })
  const answer = printed.join('\n')
  if (code !== 0) throw new Error(answer)
  const lines: BlockExplanation[] = JSON.parse(answer)
  // The page itself and parts of the frame have a dot in their names.
  return lines.filter(({ id }) => !id.includes('.'))
}

/** The blocks of a page that `livery why` says are shown, in their order. */
export async function askWhy(root: string, args: readonly string[]): Promise<string[]> {
  return shownOf(await readWhy(root, args))
}

export function shownOf(lines: readonly BlockExplanation[]): string[] {
  return lines.flatMap(({ id, state }) => (state === 'shown' ? [id] : []))
}
