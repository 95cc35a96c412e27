import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findMissingPaths, listPaths } from './documents/find-missing-paths.ts'

/**
 * Refuses paths of files that do not exist in the documents at the root and in `docs`. Decisions may name
 * what was there when they were made. Fails too if it does not find a path that it plants.
 */
const root = join(import.meta.dirname, '..')
const known = {
  paths: listPaths(listFiles()),
  // What `npm run generate`, the walk of README.md and a publish write.
  made: ['docs/openapi.json', 'merchants/lagoon'],
}

const documents = globSync(['*.md', 'docs/*.md'], { cwd: root }).sort()
const problems = documents.flatMap((document) =>
  findMissingPaths(readFileSync(join(root, document), 'utf8'), folderOf(document), known).map(
    ({ line, path }) => `${document}:${line}  names ${path}, which is no file`,
  ),
)
const planted = findMissingPaths('Open `src/planted/gone.ts`.', '', known)
if (planted.length === 0) problems.push('The check does not find the path that it plants.')
for (const problem of problems) process.stderr.write(`${problem}\n`)
if (problems.length > 0) process.exitCode = 1
else process.stdout.write(`The ${documents.length} documents name files that exist.\n`)

function folderOf(document: string): string {
  const folder = dirname(document)
  return folder === '.' ? '' : folder
}

function listFiles(): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return listed.trim().split('\n')
}
