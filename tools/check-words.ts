import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  findWordsInCode,
  findWordsInJson,
  findWordsInMarkdown,
  findWordsInPath,
  findWordsInStyles,
  type WordFound,
} from './words/find-words.ts'
import { readGlossary } from './words/read-glossary.ts'

/**
 * Refuses the words that `docs/glossary.md` retired, in names, comments and messages. Fails too if it does
 * not find a word that it plants in each of these.
 */
const root = join(import.meta.dirname, '..')
const words = readGlossary(readFileSync(join(root, 'docs/glossary.md'), 'utf8'))

const plants: readonly (readonly [path: string, text: string, where: WordFound['where']])[] = [
  ['src/planted.ts', 'export function openWardrobe(): void {}', 'name'],
  ['src/wardrobe.ts', '', 'name'],
  ['src/planted.ts', 'const toldChanges = []', 'name'],
  ['src/planted.ts', '/** Answers where the tenant is. */', 'comment'],
  ['src/planted.css', '/* The tenant is here. */', 'comment'],
  ['src/planted.ts', "const title = 'the workshop answers'", 'message'],
  ['src/planted.tsx', 'const title = <p>The workshop answers</p>', 'message'],
  ['docs/planted.md', 'It differs, and the workshop answers.', 'message'],
  ['locales/en/planted.json', '{ "title": "The workshop answers" }', 'message'],
]

/** The words that data keeps as names of its keys, and the code that reads or writes this data. */
const dataKeys = [
  {
    // Settings of art recipes and of the contact block.
    words: ['ground', 'grounds'],
    paths: [
      'src/core/config/check-recipe',
      'src/core/config/resolve-merchant.test.ts',
      'src/core/config/theme/derive-picture-colours',
      'src/player/areas/help/blocks/contact/',
      'src/sandbox/art/',
      'src/sandbox/world/art-address.ts',
      'src/server/merchants/merchant-directory.ts',
    ],
  },
  // The layers of a value that `livery explain --format json` prints.
  {
    words: ['said'],
    paths: ['src/cli/explain.ts', 'src/cli/explain-look.ts', 'src/cli/livery.test.ts'],
  },
]

const missed = plants.filter(
  ([path, text, where]) => !find(path, text).some((found) => found.where === where),
)
const found = listPaths().flatMap((path) =>
  find(path, readFileSync(join(root, path), 'utf8')).map(
    ({ line, where, word }) =>
      `${path}:${line}  "${word.text}" in a ${where}: write ${word.instead}\n`,
  ),
)
process.stderr.write(found.join(''))
for (const [path, text] of missed)
  process.stderr.write(`The check does not find the retired word in ${path}: ${text}\n`)
if (found.length > 0 || missed.length > 0) process.exitCode = 1
else process.stdout.write(`No retired word. The glossary has ${words.length} of them.\n`)

function find(path: string, text: string): readonly WordFound[] {
  return [...findWordsInPath(path, words), ...readFinder(path)(text)].filter(
    ({ where, word }) => where !== 'name' || !isDataKey(path, word.text),
  )
}

/** Returns true for the name of a key of data, in the code that reads or writes this data. */
function isDataKey(path: string, word: string): boolean {
  return dataKeys.some(
    ({ words, paths }) => words.includes(word) && paths.some((start) => path.startsWith(start)),
  )
}

function readFinder(path: string): (text: string) => readonly WordFound[] {
  if (/\.tsx?$/.test(path)) return (text) => findWordsInCode(path, text, words)
  if (path.endsWith('.css')) return (text) => findWordsInStyles(text, words)
  if (path.endsWith('.md')) return (text) => findWordsInMarkdown(text, words)
  return (text) => findWordsInJson(text, words)
}

/** Lists the files to check: no generated files, no fixtures, and not the glossary and this check themselves. */
function listPaths(): readonly string[] {
  const patterns = [
    'src/*.ts',
    'src/*.tsx',
    'src/*.css',
    'tests/*.ts',
    'tests/*.tsx',
    'tools/*.ts',
    'schemas/*.json',
    'locales/en/*.json',
    'src/studio/i18n/en/*.json',
    '*.md',
    'docs/*.md',
    ':!src/core/contract/generated',
    ':!tests/fixtures',
    ':!docs/glossary.md',
    ':!tools/check-words.ts',
    ':!tools/words',
    ':!tests/every/glossary.test.ts',
  ]
  const listed = execFileSync('git', ['ls-files', '--', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  })
  return listed.trim().split('\n')
}
