import { livery } from '../../../src/cli/livery.ts'
import { quietEdges } from '../../../src/cli/testing.ts'
import { openDiskFiles } from '../../../src/disk/disk-files.ts'

/** The blocks of a page that `livery why` says are shown, in their order. */
export async function askWhy(root: string, args: readonly string[]): Promise<string[]> {
  const said: string[] = []
  const code = await livery(['why', ...args, '--root', root, '--format', 'json'], {
    ...quietEdges,
    filesAt: openDiskFiles,
    print: (line) => void said.push(line),
    printError: (line) => void said.push(line),
  })
  const answer = said.join('\n')
  if (code !== 0) throw new Error(answer)
  const lines: { readonly id: string; readonly state: string }[] = JSON.parse(answer)
  return lines.flatMap(({ id, state }) => (state === 'shown' ? [id] : []))
}
