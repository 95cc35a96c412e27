import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readClauses, readReferences } from './spec/read-clauses.ts'

/**
 * Checks the specification of `docs/spec`: clauses are numbered without a gap, every reference in the
 * repository leads to a clause, and what ships to operators refers to none, because they have no copy of it.
 */
const root = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const chapters = globSync('docs/spec/[0-9]*.md', { cwd: root })
  .sort()
  .map((path) => ({ path, clauses: readClauses(read(path)) }))
const known = new Set(chapters.flatMap(({ clauses }) => clauses))

const problems = [
  ...chapters.flatMap(({ path, clauses }, chapter) => findGaps(path, clauses, chapter + 1)),
  ...listFiles(
    '*.ts',
    '*.tsx',
    '*.css',
    '*.js',
    '*.md',
    ':!tools/spec',
    ':!tools/check-spec.ts',
  ).flatMap((path) => findUnknown(path, read(path))),
  ...listFiles('schemas/*.json', 'src/studio/i18n', 'locales').flatMap((path) =>
    readReferences(read(path)).map(
      ({ line, number }) => `${path}:${line}  refers to §${number}, and it ships to operators`,
    ),
  ),
]
const planted = findUnknown('planted.ts', '/** Returns it (SPEC §2.999). */')
if (planted.length === 0) problems.push('The check does not find a planted reference to §2.999.')
for (const problem of problems) process.stderr.write(`${problem}\n`)
if (problems.length > 0) process.exit(1)
process.stdout.write(`${known.size} clauses, and every reference leads to one.\n`)

function findGaps(path: string, clauses: readonly string[], chapter: number): readonly string[] {
  return clauses.flatMap((number, index) =>
    number === `${chapter}.${index + 1}`
      ? []
      : [`${path}  has clause §${number} where §${chapter}.${index + 1} is due`],
  )
}

function findUnknown(path: string, text: string): readonly string[] {
  return readReferences(text)
    .filter(({ number }) => !known.has(number))
    .map(({ line, number }) => `${path}:${line}  refers to §${number}, which is no clause`)
}

function listFiles(...patterns: readonly string[]): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  })
  return listed.trim().split('\n').filter(Boolean)
}
