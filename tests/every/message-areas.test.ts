import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { areaOf } from '../../src/player/i18n/areas.ts'
import { findBlockFolder } from '../../tools/block-folders.ts'
import { blockCatalogue } from '../support/block-catalogue.ts'
import { readMessages } from '../support/read-messages.ts'

const root = join(import.meta.dirname, '../..')
const source = join(root, 'src')
/** Rooms that say nothing to players, and name settings as messages are named. */
const wordless = /^core\/(?:contract\/(?!categories)|engine\/|gateway-client\/)/
const keys = new Set(flatten(readMessages('en'), ''))
const loads = listLoads()
const loaded = new Set(loads.map(([name]) => join(source, name)))
/** What modules name and import, by their path: most blocks reach the same ones. */
const read = new Map<string, Module>()

interface Module {
  /** The messages that it names. */
  readonly keys: readonly string[]
  /** The paths of what it imports, at once or later. */
  readonly imports: readonly string[]
}

it.each(Object.values(blockCatalogue))(
  'the block $type is loaded with the areas of its messages and no other',
  ({ type, areas = [] }) => {
    const file = join(root, findBlockFolder(root, type), `${type}.block.ts`)
    expect(listAreas(file)).toEqual([...areas].sort())
  },
)

it.each(loads)('%s is loaded with the areas of its messages', (name, areas) => {
  expect(areas).toEqual(expect.arrayContaining(listAreas(join(source, name))))
})

it('the frame of every page needs the messages of every page alone', () => {
  const apart = loads.map(([name]) => name)
  const onDemand = readdirSync(join(source, 'player/app/on-demand')).filter(
    (name) => isCode(name) && !apart.includes(`player/app/on-demand/${name}`),
  )
  for (const name of ['Shell.tsx', 'StatusGate.tsx', ...onDemand.map((one) => `on-demand/${one}`)])
    expect(listAreas(join(source, 'player/app', name)), name).toEqual([])
})

/** Every module that is loaded together with areas, by its path in the source, with these. */
function listLoads(): [string, string[]][] {
  const imports = /import\('([^']+)'\),\s*\[([^\]]*)\]/g
  const files = readdirSync(source, { recursive: true }).map(String).filter(isCode)
  return files.flatMap((file) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(imports)].map(
      ([, address = '', areas = '']): [string, string[]] => [
        join(dirname(file), address),
        [...areas.matchAll(/'(\w+)'/g)].map(([, word = '']) => word),
      ],
    ),
  )
}

/** The areas of the messages that a module names, or one that it imports, but for common ones. */
function listAreas(file: string): string[] {
  const named = [...reach(file)]
    .filter((one) => !wordless.test(relative(source, one)))
    .flatMap((one) => readModule(one).keys)
  return [...new Set(named.map(areaOf))].filter((area) => area !== 'common').sort()
}

function readModule(file: string): Module {
  const known = read.get(file)
  if (known) return known
  const text = readFileSync(file, 'utf8')
  const addresses = text.matchAll(/(?:from|import\()\s*'(\.[^']+\.tsx?)'/g)
  const imports = [...addresses].map(([, address = '']) => join(dirname(file), address))
  const module = { keys: keysIn(text), imports }
  read.set(file, module)
  return module
}

/** The messages that a text names, in whole or by the beginning of their key. */
function keysIn(text: string): string[] {
  const whole = [...text.matchAll(/'([a-zA-Z]+\.[\w.]+)'/g)].map(([, key = '']) => key)
  const begun = [...text.matchAll(/`([a-zA-Z]+\.[\w.]*)\$\{/g)].map(([, begin = '']) => begin)
  return [
    ...whole.filter((key) => keys.has(key) || keys.has(`${key}_other`)),
    ...begun.filter((begin) => [...keys].some((key) => key.startsWith(begin))),
  ]
}

/**
 * A module and all that it imports, at once or later, but for blocks and pages that are not its own
 * and for what is loaded together with areas.
 */
function reach(file: string): Set<string> {
  const seen = new Set([file])
  for (const one of seen)
    for (const target of readModule(one).imports)
      if (!loaded.has(target) && isOwn(target, file)) seen.add(target)
  return seen
}

/** Returns true if a module belongs to no block and no page, to the same block, or to a page of the same area. */
function isOwn(module: string, other: string): boolean {
  const place = /\/areas\/[^/]+\/(?:blocks\/[^/]+|pages)\//.exec(module)
  return !place || other.includes(place[0])
}

function isCode(name: string): boolean {
  return /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name)
}

function flatten(group: object, path: string): string[] {
  return Object.entries(group).flatMap(([name, value]) =>
    typeof value === 'string' ? [path + name] : flatten(value, `${path}${name}.`),
  )
}
