import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import {
  bundles,
  folderImports,
  libraryImporters,
  plantedFolder,
  pureFolders,
  someBlocks,
  studioOrder,
} from './walls/folder-imports.ts'
import { rules } from './walls/rules.ts'
import { sandboxOrder } from './walls/sandbox-imports.ts'

const root = join(import.meta.dirname, '..')
const src = join(root, 'src')

const missing = findMissing()
if (missing.length > 0) {
  process.stderr.write(
    `The walls name paths that src/ does not have: ${missing.join(', ')}. Correct tools/walls/folder-imports.ts.\n`,
  )
  process.exit(1)
}

/**
 * Runs the walls over the code and over a planted violation of each rule, which must be reported: a tool that finds
 * nothing would pass the code alone. What it reports outside of the planted folders is wrong.
 */
const reports = cruiseWithPlants()
const wrong = reports.filter((report) => !report.includes(`/${plantedFolder}/`))
if (wrong.length > 0) {
  process.stderr.write(wrong.join(''))
  process.exit(1)
}
const unseen = rules.flatMap(({ name = '' }) =>
  reports.some((report) => report.startsWith(`  error ${name}: `)) ? [] : [name],
)
if (unseen.length > 0) {
  process.stderr.write(`The walls do not see a violation of ${unseen.join(', ')}.\n`)
  process.exit(1)
}
process.stdout.write(
  `No import crosses a wall. A planted violation of each of the ${rules.length} rules was seen.\n`,
)

/** Lists the folders and modules of the walls that do not exist. A wall around them would hold nothing. */
function findMissing(): string[] {
  const named = [
    ...Object.entries(folderImports).flatMap(([room, known]) => [room, ...known]),
    ...Object.values(libraryImporters).flat(),
    ...Object.values(bundles).flatMap(({ entrance, never }) => [entrance, ...never]),
  ]
  const exists = (path: string): boolean =>
    ['', '.ts', '.tsx'].some((ending) => existsSync(join(src, path + ending)))
  return [...new Set(named)].filter((path) => !exists(path))
}

/** Plants a violation of every rule. Returns what is reported then, each with the lines that belong to it. */
function cruiseWithPlants(): readonly string[] {
  const files = plan()
  const folders = new Set([...files.keys()].map((path) => dirname(path)))
  try {
    for (const folder of folders) mkdirSync(folder, { recursive: true })
    for (const [path, modules] of files)
      writeFileSync(path, `${modules.map((name) => `import '${name}'\n`).join('')}export {}\n`)
    return cruise()
      .split(/^(?= {2}(?:error|warn|info) )/m)
      .filter((report) => report.startsWith('  '))
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }
}

/** The files to plant, each with the modules that it imports. */
function plan(): Map<string, string[]> {
  const files = new Map<string, string[]>()
  const plant = (folder: string, file: string, module: string): void => {
    const path = join(src, folder, plantedFolder, file)
    files.set(path, [...(files.get(path) ?? []), specifierOf(path, module)])
  }
  const names = Object.keys(folderImports)
  const [first = ''] = names
  for (const [room, known] of Object.entries(folderImports)) {
    const stranger =
      folderAfter(room) ??
      names.find((name) => name !== room && !known.some((one) => holds(name, one)))
    if (stranger) plant(room, 'planted.ts', anyModule(stranger))
  }
  for (const room of pureFolders) plant(room, 'planted.ts', 'node:fs')
  for (const [libraries, from] of Object.entries(libraryImporters)) {
    const room = names.find((name) => !from.some((one) => holds(name, one) || holds(one, name)))
    plant(room ?? first, 'planted.ts', libraries.replace(/\|.*/, ''))
  }
  for (const { entrance, never } of Object.values(bundles))
    plant(dirname(entrance), basename(entrance), anyModule(never[0] ?? first))
  const [block = '', other = ''] = readdirSync(join(src, someBlocks))
  plant(`${someBlocks}/${block}`, 'planted.ts', anyModule(`${someBlocks}/${other}`))
  plant('', 'planted.ts', anyModule(first))
  plant(first, 'one.ts', join(src, first, plantedFolder, 'other.ts'))
  plant(first, 'other.ts', join(src, first, plantedFolder, 'one.ts'))
  return files
}

/** The folder after one of the studio or the sandbox, which must not be imported by it. */
function folderAfter(room: string): string | undefined {
  const order = [studioOrder, sandboxOrder].find((one) => one.includes(room)) ?? []
  return order[order.indexOf(room) + 1]
}

/** Returns true if a path is a folder or lies in it. */
function holds(room: string, path: string): boolean {
  return path === room || path.startsWith(`${room}/`)
}

/** Returns the specifier with which a file imports a module: the name of a library, or the relative path of a file. */
function specifierOf(file: string, module: string): string {
  if (!module.startsWith(src)) return module
  const way = relative(dirname(file), module)
  return way.startsWith('.') ? way : `./${way}`
}

/** The path of a module in a folder, or of the module that a path names without its ending. */
function anyModule(path: string): string {
  const entries = readdirSync(join(src, dirname(path)), { withFileTypes: true })
  const own = entries.find(({ name }) => name.replace(/\.tsx?$/, '') === path.split('/').at(-1))
  if (own?.isFile()) return join(src, dirname(path), own.name)
  const inside = readdirSync(join(src, path), { recursive: true, encoding: 'utf8' })
  const module = inside.find((name) => /^(?!.*(?:\.test|\.d)\.).*\.tsx?$/.test(name))
  if (module === undefined) throw new Error(`src/${path} has no module.`)
  return join(src, path, module)
}

function cruise(): string {
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/depcruise'),
    ['--config', '.dependency-cruiser.mjs', 'src'],
    { cwd: root, encoding: 'utf8' },
  )
  return stdout
}
