import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mergeText } from '../../core/config/edit/merge-text.ts'
import { pathText } from '../../core/config/tree.ts'
import { GitRefusal } from './git-refusal.ts'
import type { GitInBackground, GitRun } from './run-git.ts'

export interface MergeRequest {
  readonly git: GitInBackground
  /** The commit of the branch. */
  readonly own: string
  /** The commit that is merged into it. */
  readonly tip: string
  readonly committer: { readonly name: string; readonly email: string }
  /** Names what is merged, such as `origin/main`. */
  readonly what: string
}

interface Side {
  readonly mode: string
  readonly id: string
}

/**
 * Merges two commits value by value and returns the commit of the merge; neither the branch nor a file changes. Throws
 * GitRefusal with every value that both changed.
 */
export async function mergeCommits(request: MergeRequest): Promise<string> {
  const { git, own, tip, committer, what } = request
  const found = await git(['merge-base', own, tip])
  if (found.code !== 0)
    throw new GitRefusal(`${what} has no commit in common with the workspace. Merge them by hand.`)
  const base = textOf(found.bytes).trim()
  const mine = await listChanges(git, base, own)
  const theirs = await listChanges(git, base, tip)
  const conflicts: string[] = []
  const entries: string[] = []
  for (const [path, their] of theirs) {
    const my = mine.get(path)
    if (!my) entries.push(formatEntry(path, their.after))
    else if (my.after.id !== their.after.id) {
      const merged = await mergeFile(request, { path, base, my: my.after, their: their.after })
      if ('conflicts' in merged) conflicts.push(...merged.conflicts)
      else entries.push(formatEntry(path, merged))
    }
  }
  if (conflicts.length > 0) {
    const { bytes } = await git(['log', '--format=%an', `${base}..${tip}`])
    const names = [...new Set(textOf(bytes).trim().split('\n'))].join(', ')
    throw new GitRefusal(
      `${names} changed at the remote what was changed here too: ${conflicts.join('; ')}. Nothing was lost or merged. Set the value here to theirs, or merge ${what} by hand with "git merge".`,
    )
  }
  // An index of its own, so that what is staged stays out of it.
  const folder = mkdtempSync(join(tmpdir(), 'livery-merge-'))
  const env = { GIT_INDEX_FILE: join(folder, 'index') }
  try {
    await run(git, ['read-tree', own], { env })
    await run(git, ['update-index', '-z', '--index-info'], { input: entries.join(''), env })
    const tree = textOf(await run(git, ['write-tree'], { env })).trim()
    const signs = await git(['config', '--bool', 'commit.gpgsign'])
    const sign = textOf(signs.bytes).trim() === 'true' ? ['-S'] : []
    const asked = ['commit-tree', tree, ...sign, '-p', own, '-p', tip, '-m', `Merge ${what}`]
    const person = { GIT_AUTHOR_NAME: committer.name, GIT_AUTHOR_EMAIL: committer.email }
    const by = { GIT_COMMITTER_NAME: committer.name, GIT_COMMITTER_EMAIL: committer.email }
    return textOf(await run(git, asked, { env: { ...person, ...by } })).trim()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Lists what a commit changed since another, by path. */
async function listChanges(
  git: GitInBackground,
  base: string,
  commit: string,
): Promise<ReadonlyMap<string, { readonly after: Side }>> {
  const bytes = await run(git, ['diff-tree', '-r', '-z', '--raw', '--no-renames', base, commit])
  const parts = textOf(bytes).split('\0')
  const changes = new Map<string, { readonly after: Side }>()
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [, mode = '', , id = ''] = (parts[at] ?? '').slice(1).split(' ')
    changes.set(parts[at + 1] ?? '', { after: { mode, id } })
  }
  return changes
}

interface FileSides {
  readonly path: string
  readonly base: string
  readonly my: Side
  readonly their: Side
}

/** Merges a file that both changed; returns it, or the values that both changed in sentences. */
async function mergeFile(
  { git }: MergeRequest,
  { path, base, my, their }: FileSides,
): Promise<Side | { readonly conflicts: readonly string[] }> {
  const isRemoved = [my, their].some(({ mode }) => mode === noMode)
  const before = await git(['cat-file', 'blob', `${base}:${path}`])
  if (isRemoved || !path.endsWith('.json') || before.code !== 0) return { conflicts: [path] }
  const read = async (id: string): Promise<string> =>
    textOf(await run(git, ['cat-file', 'blob', id]))
  const merged = mergeText({
    path,
    base: textOf(before.bytes),
    // Their changes are applied to our text, so that our comments and order stay.
    mine: await read(their.id),
    theirs: await read(my.id),
  })
  if ('refused' in merged) return { conflicts: [path] }
  if (merged.conflicts.length > 0)
    return {
      conflicts: merged.conflicts.map(
        ({ path: at, mine, theirs }) =>
          `"${pathText(at)}" of ${path} is ${format(mine)} there and ${format(theirs)} here`,
      ),
    }
  const stored = await run(git, ['hash-object', '-w', '--stdin'], { input: merged.text })
  return { mode: my.mode, id: textOf(stored).trim() }
}

const noMode = '000000'

function format(value: unknown): string {
  return value === undefined ? 'not set' : JSON.stringify(value).slice(0, 80)
}

function formatEntry(path: string, { mode, id }: Side): string {
  return `${mode === noMode ? '0' : mode} ${id}\t${path}\0`
}

async function run(git: GitInBackground, args: readonly string[], how: GitRun = {}) {
  const { code, bytes, problem } = await git(args, how)
  if (code === 0) return bytes
  throw new GitRefusal(`git ${args[0]} failed: ${problem.replace(/\p{Cc}+/gu, ' ').trim()}`)
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}
