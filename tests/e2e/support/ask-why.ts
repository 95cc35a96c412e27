import { run } from '../../../src/cli/why/why.ts'
import { openDiskFiles } from '../../../src/disk/disk-files.ts'

/** The blocks of a page that `livery why` says are shown, in their order. */
export function askWhy(root: string, args: readonly string[]): string[] {
  const lines: string[] = []
  const code = run([...args, '--root', root], {
    filesAt: openDiskFiles,
    print: (line) => void lines.push(line),
    printError: (line) => {
      throw new Error(line)
    },
  })
  if (code !== 0) throw new Error(lines.join('\n'))
  return lines.flatMap((line) => {
    const [id = '', state] = line.split(/\s+/)
    return state === 'shown' ? [id] : []
  })
}
