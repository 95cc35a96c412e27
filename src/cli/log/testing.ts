import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { openDiskFiles } from '../../site/disk/disk-files.ts'
import { replaceFiles } from '../../site/disk/replace-files.ts'
import { runGit } from '../../site/git/run-git.ts'
import type { CliEnvironment } from '../environment.ts'
import { type CommandResult, runLivery } from '../testing.ts'

/** A folder of merchants in a repository. */
export interface TestHistory {
  readonly root: string
  readonly write: (path: string, content: unknown) => void
  readonly read: (path: string) => string | undefined
  readonly git: (...args: string[]) => string
  /** Commits everything as somebody and returns the id of the commit. */
  readonly commit: (message: string, author?: string) => string
  readonly run: (args: readonly string[], world?: Partial<CliEnvironment>) => Promise<CommandResult>
  readonly remove: () => void
}

export function openTestHistory(): TestHistory {
  const folder = mkdtempSync(join(tmpdir(), 'livery-history-'))
  // The workspace is a folder of its repository, as in a clone that holds more.
  const root = join(folder, 'shop')
  mkdirSync(root)
  const git = (...args: string[]): string => {
    const who = ['-c', 'user.name=Orb', '-c', 'user.email=orb@localhost']
    return execFileSync('git', ['-C', folder, ...who, ...args], { stdio: 'pipe' })
      .toString()
      .trim()
  }
  git('init', '--quiet', '--initial-branch=main')
  return {
    root,
    git,
    write: (path, content) => {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      const isFile = typeof content === 'string' || content instanceof Uint8Array
      const whole = isFile ? content : `${JSON.stringify(content, null, 2)}\n`
      writeFileSync(join(root, path), whole)
    },
    read: (path) =>
      existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined,
    commit: (message, author = 'Ann <ann@team.example>') => {
      git('add', '--all', '.')
      git('commit', '--quiet', '--allow-empty', '-m', message, `--author=${author}`)
      return git('rev-parse', 'HEAD')
    },
    run: (args, world = {}) =>
      runLivery([...args, '--root', root], openDiskFiles(root), {
        filesAt: openDiskFiles,
        git: runGit,
        replacerAt: (at) => (files) => replaceFiles(files, { root: at, ready: () => {} }),
        ...world,
      }),
    remove: () => rmSync(folder, { recursive: true }),
  }
}

const logo = (path: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 1"><path d="${path}"/></svg>`

/** Drawings that differ. */
export const logos = { first: logo('M0 0h8v1H0z'), second: logo('M1 0h7v1H1z') }

const english = {
  $language: { name: 'English', code: 'EN', fallback: [] },
  login: { submit: 'Log in' },
}

/** A merchant without errors. */
export const orb = {
  schemaVersion: 1,
  code: 'orb',
  extends: 'sun',
  brand: { logo: 'art/logo.svg' },
}

/** Its parent. */
export const sun = {
  schemaVersion: 1,
  code: 'sun',
  languages: { default: 'en', supported: ['en'] },
  safety: { rememberedLogin: 'username' },
  theme: { shape: 'soft' },
  pages: {
    home: {
      order: ['hot', 'mall'],
      blocks: { hot: { type: 'popular-games' }, mall: { type: 'contact' } },
    },
  },
}

/** Writes a merchant with its parent, and commits both. */
export function beginHistory({ write, commit }: TestHistory): string {
  write('locales/en/common.json', english)
  write('merchants/sun/merchant.json', sun)
  write('merchants/sun/art/logo.svg', logos.first)
  write('merchants/orb/merchant.json', orb)
  return commit('Begin', 'Bob <bob@team.example>')
}

export { english }
