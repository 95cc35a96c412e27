/** A path that a document names and that no file has. */
export interface MissingPath {
  /** From 1. */
  readonly line: number
  readonly path: string
}

/** The files of a repository, as far as documents name them. */
export interface KnownPaths {
  /** Every file and folder, from the root. */
  readonly paths: ReadonlySet<string>
  /** The paths that a command makes and git ignores, each with what is below it. */
  readonly made: readonly string[]
}

/** A text between backticks without spaces, or where a link leads. */
const named = /`(?<span>[^`\s]+)`|\]\((?<link>[^)#\s]+)/g
/** The folders whose names documents write without `src/`. */
const rooms = /^(?:core|player|site|sandbox|server|studio|cli)\//

/** Lists files with the folders that they are in. */
export function listPaths(files: readonly string[]): ReadonlySet<string> {
  return new Set(files.flatMap(withFolders))
}

/** Finds the paths that a document names and that no file has; `folder` is that of the document. */
export function findMissingPaths(
  text: string,
  folder: string,
  known: KnownPaths,
): readonly MissingPath[] {
  const roots = new Set([...known.paths].filter((path) => !path.includes('/')))
  const ends = new Set([...known.paths].flatMap(listEnds))
  return text.split('\n').flatMap((line, at) =>
    [...line.matchAll(named)].flatMap(({ groups }) => {
      const { span = '', link } = groups ?? {}
      const path = link === undefined ? readPath(span, roots) : resolveLink(link, folder)
      if (path === undefined || isMade(path, known.made) || has(path, known.paths, ends)) return []
      return [{ line: at + 1, path }]
    }),
  )
}

/** Returns a span as a path, without its last slash; undefined if it is none. */
function readPath(span: string, roots: ReadonlySet<string>): string | undefined {
  const path = span.replace(/\/$/, '')
  if (!/^[\w.@<>/-]+$/.test(path) || path.startsWith('/')) return undefined
  const [root = ''] = path.split('/')
  const isPath = path.includes('/') && (roots.has(root) || rooms.test(path))
  return isPath || /\w\.tsx?$/.test(path) ? path : undefined
}

function resolveLink(link: string, folder: string): string | undefined {
  if (/^[a-z]+:/.test(link)) return undefined
  return new URL(link.replace(/\/$/, ''), `file:///${folder}/`).pathname.replace(/^\/+/, '')
}

function isMade(path: string, made: readonly string[]): boolean {
  return made.some((one) => path === one || path.startsWith(`${one}/`))
}

/** Returns true for a path from the root or from `src`, and for the end of one, such as `on-demand/later-pages.ts`. */
function has(path: string, paths: ReadonlySet<string>, ends: ReadonlySet<string>): boolean {
  if (path.includes('<')) {
    const like = new RegExp(
      `(?:^|/)${path.replaceAll('.', '\\.').replaceAll(/<[^>]+>/g, '[^/]+')}$`,
    )
    return [...paths].some((one) => like.test(one))
  }
  if (paths.has(path) || paths.has(`src/${path}`)) return true
  return !path.startsWith('src/') && /\.\w+$/.test(path) && ends.has(path)
}

function withFolders(file: string): readonly string[] {
  return [file, ...listStarts(file)]
}

function listStarts(path: string): readonly string[] {
  const parts = path.split('/')
  return parts.slice(1).map((_, at) => parts.slice(0, at + 1).join('/'))
}

function listEnds(path: string): readonly string[] {
  const parts = path.split('/')
  return parts.map((_, at) => parts.slice(at).join('/'))
}
