import { spawn, spawnSync } from 'node:child_process'

export type Git = (folder: string, args: readonly string[], input?: string) => GitAnswer

export interface GitAnswer {
  /** The exit code; undefined where git cannot run. */
  readonly code: number | undefined
  readonly bytes: Uint8Array
}

/** A thousand merchants with their words and worlds are some tens of megabytes. */
const mostBytes = 2 ** 30

/** Runs the git of this machine; what it has to say of an error is not passed on. */
export function runGit(folder: string, args: readonly string[], input = ''): GitAnswer {
  const { status, stdout } = spawnSync('git', ['-C', folder, ...args], {
    input,
    maxBuffer: mostBytes,
    shell: false,
    windowsHide: true,
  })
  return { code: status ?? undefined, bytes: stdout ?? new Uint8Array() }
}

export interface GitRun {
  readonly input?: string | Uint8Array
  /** Variables beside those of this process. */
  readonly env?: Readonly<Record<string, string>>
}

export interface GitEnd extends GitAnswer {
  readonly bytes: Buffer
  /** What git and its hooks wrote to the error output. */
  readonly problem: string
}

/** Runs git in a folder while this process does other things. */
export type GitInBackground = (args: readonly string[], run?: GitRun) => Promise<GitEnd>

/** The milliseconds after which a hook, or a program that signs, is taken for one that waits for a person. */
const patience = 60_000

/** Variables with which a hook of git would lead another git elsewhere. */
const misleading = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX', 'GIT_COMMON_DIR']

/** Opens the git of this machine in a folder. It asks nobody: neither for a password nor for a message. */
export function openGit(folder: string): GitInBackground {
  return (args, { input = '', env } = {}) =>
    new Promise((resolve) => {
      const inherited = Object.entries(process.env).filter(([name]) => !misleading.includes(name))
      const child = spawn('git', ['-C', folder, ...args], {
        env: {
          ...Object.fromEntries(inherited),
          LC_ALL: 'C',
          GIT_EDITOR: 'true',
          GIT_TERMINAL_PROMPT: '0',
          // A path is one file, and no pattern.
          GIT_LITERAL_PATHSPECS: '1',
          ...env,
        },
        timeout: patience,
        windowsHide: true,
      })
      const [out, problems]: [Buffer[], Buffer[]] = [[], []]
      child.stdout.on('data', (part: Buffer) => out.push(part))
      child.stderr.on('data', (part: Buffer) => problems.push(part))
      const end = (code: number | undefined): void =>
        resolve({ code, bytes: Buffer.concat(out), problem: Buffer.concat(problems).toString() })
      child.on('error', () => end(undefined))
      child.on('close', (code) => end(code ?? 1))
      // A git that ends early does not read its input.
      child.stdin.on('error', () => {})
      child.stdin.end(input)
    })
}
