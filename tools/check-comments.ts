import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findStaleNames, listCodeWords } from './words/find-stale-names.ts'

/**
 * Refuses comments that name what no code is called, such as a function that was renamed. Fails too if it
 * does not find a name that it plants.
 */
const root = join(import.meta.dirname, '..')
/** Names of other projects, and of examples. */
const others = ['EffectCompositor', 'defaultChecked', 'readHTMLPage']

const texts = listPaths().map((path) => [path, readFileSync(join(root, path), 'utf8')] as const)
const code = texts.filter(([path]) => /\.tsx?$/.test(path))
const known = new Set([
  ...others,
  ...code.flatMap(([path, text]) => listCodeWords(path, text)),
  ...texts.flatMap(([path, text]) => (/\.tsx?$/.test(path) ? [] : (text.match(/[\w$]+/g) ?? []))),
])

const found = code.flatMap(([path, text]) =>
  findStaleNames(text, known).map(
    ({ line, name }) => `${path}:${line}  no code is called ${name}\n`,
  ),
)
process.stderr.write(found.join(''))
const isPlantFound = findStaleNames(`/** \`${'planted'}Name\` */`, known).length === 1
if (!isPlantFound) process.stderr.write('The check does not find the name that it plants.\n')
if (found.length > 0 || !isPlantFound) process.exitCode = 1
else process.stdout.write(`The comments of ${code.length} files name what exists.\n`)

/** Lists the files whose words are names: code, and the data and styles that code reads. */
function listPaths(): readonly string[] {
  const patterns = ['*.ts', '*.tsx', '*.css', '*.html', '*.json', ':!package-lock.json']
  const listed = execFileSync('git', ['ls-files', '--', ...patterns], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return listed.trim().split('\n')
}
