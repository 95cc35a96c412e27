import type { Files } from '../core/config/files.ts'
import type { CliEnvironment } from './environment.ts'
import { livery } from './livery.ts'

/** A world where nothing is: what a test is about is laid over it. */
export const quietEnvironment: CliEnvironment = {
  version: '',
  packageVersion: '1.0.0',
  now: () => Date.UTC(2026, 0, 1),
  port: 4173,
  workspace: '.',
  filesAt: () => ({ read: () => undefined, list: () => [] }),
  checkWithCache: undefined,
  project: { read: () => undefined, list: () => [] },
  searchLibrary: () => '',
  openHost: () => Promise.reject(new Error('Nothing is served here.')),
  openStudio: () => Promise.reject(new Error('Nothing is served here.')),
  serveEditor: () => Promise.reject(new Error('There is no editor here.')),
  studioSecret: undefined,
  openTeamRecords: () => Promise.reject(new Error('There is no team here.')),
  user: () => 'tester',
  writerAt: () => () => undefined,
  replacerAt: () => () => undefined,
  removerAt: () => () => undefined,
  moverAt: () => () => undefined,
  git: () => ({ code: undefined, bytes: new Uint8Array() }),
  publisher: () => Promise.reject(new Error('Nothing publishes here.')),
  photographer: () => Promise.reject(new Error('Nothing is photographed here.')),
  findBrowser: () => Promise.reject(new Error('There is no browser here.')),
  reach: () => Promise.reject(new Error('Nothing is reached from here.')),
  answerMs: 20_000,
  canBeDrawn: async () => false,
  shapes: async () => () => undefined,
  progress: () => undefined,
  untilStopped: async () => undefined,
  placerAt: () => () => undefined,
  prompt: undefined,
  print: () => undefined,
  printError: () => undefined,
}

/** The output of a command. */
export interface CommandResult {
  readonly code: number
  readonly out: string
  readonly error: string
}

/** Runs a command line in a folder of files; what else it reaches of the world is handed in. */
export async function runLivery(
  args: readonly string[],
  files: Files,
  world: Partial<CliEnvironment> = {},
): Promise<CommandResult> {
  const out: string[] = []
  const error: string[] = []
  const code = await livery(args, {
    ...quietEnvironment,
    filesAt: () => files,
    print: (line) => void out.push(line),
    printError: (line) => void error.push(line),
    ...world,
  })
  return { code, out: out.join('\n'), error: error.join('\n') }
}
