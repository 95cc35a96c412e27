import type { Git } from '../git/run-git.ts'

/** A file that a commit changed. */
export interface LoggedFile {
  /** Relative to the root. */
  readonly path: string
  /** The object that held it before; undefined where there was none. */
  readonly before: string | undefined
  readonly after: string | undefined
}

/** A commit as the log of a repository has it. */
export interface LoggedCommit {
  readonly id: string
  /** The commits before it that changed one of the folders. */
  readonly parents: readonly string[]
  readonly author: { readonly name: string; readonly email: string }
  /** When its author made it, in ISO 8601 with its zone. */
  readonly time: string
  readonly message: string
  /** What it changed below the folders, beside its first parent. */
  readonly files: readonly LoggedFile[]
}

interface LogQuestion {
  readonly root: string
  /** The commit from which to read back. */
  readonly from: string
  /** A commit that is left out, with all before it. */
  readonly without?: string | undefined
  readonly folders: readonly string[]
  /** The earliest time of a commit. */
  readonly since?: string | undefined
}

/** Reads the commits that changed files below some folders, the newest first and each before its parents. */
export function readLog(
  git: Git,
  { root, from, without, folders, since }: LogQuestion,
): LoggedCommit[] {
  const { code, bytes } = git(root, [
    'log',
    '--topo-order',
    '--parents',
    '--raw',
    '--no-abbrev',
    '--no-renames',
    '--relative',
    '--diff-merges=first-parent',
    '--root',
    '-z',
    `--format=${mark}%H%x00%P%x00%an%x00%ae%x00%aI%x00%B`,
    ...(since === undefined ? [] : [`--since=${since}`]),
    from,
    ...(without === undefined ? [] : [`^${without}`]),
    '--',
    ...folders,
  ])
  if (code !== 0) throw new Error(`git cannot read the history of "${root}".`)
  return parseLog(new TextDecoder().decode(bytes))
}

/** What begins a commit in the output, and no path nor line of a diff. */
const mark = '\u0001'

function parseLog(text: string): LoggedCommit[] {
  const parts = text.split('\0')
  const commits: LoggedCommit[] = []
  for (let at = 0; at < parts.length; ) {
    const start = (parts[at] ?? '').trimStart()
    if (!start.startsWith(mark)) {
      at += 1
      continue
    }
    const [parents = '', name = '', email = '', time = '', message = ''] = parts.slice(at + 1)
    const files: LoggedFile[] = []
    for (at += 6; (parts[at] ?? '').trimStart().startsWith(':'); at += 2)
      files.push(parseFile((parts[at] ?? '').trim(), parts[at + 1] ?? ''))
    commits.push({
      id: start.slice(mark.length),
      parents: parents.split(' ').filter(Boolean),
      author: { name, email },
      time,
      message: message.trim(),
      files,
    })
  }
  return commits
}

/** Parses a line such as `:100644 100644 <id> <id> M`. A symbolic link leads nowhere in a revision. */
function parseFile(line: string, path: string): LoggedFile {
  const [from = '', to = '', before = '', after = ''] = line.slice(1).split(' ')
  const idOf = (mode: string, id: string): string | undefined =>
    mode === '000000' || mode === '120000' ? undefined : id
  return { path, before: idOf(from, before), after: idOf(to, after) }
}
