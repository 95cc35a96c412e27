import { Option } from '@commander-js/extra-typings'

export function outOption() {
  return new Option('--out <dir>', 'the published folder').default('published')
}

/** Runs what a disk or another process may keep from its end; says why then, and answers with 1. */
export async function attempt(
  work: () => Promise<number>,
  printError: (line: string) => void,
): Promise<number> {
  try {
    return await work()
  } catch (cause) {
    if (!(cause instanceof Error) || cause.name !== 'PublishError') throw cause
    printError(cause.message)
    return 1
  }
}
