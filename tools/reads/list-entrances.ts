import { join } from 'node:path'
import type { FramePart } from '../../src/core/contract/reads/frame-reads.ts'
import { type ModuleExport, parseModule, resolveImport, type SourceModule } from './parse-module.ts'
import { read, readList, readName, walk } from './syntax-node.ts'

/** The tables of the pages: the file and the name of each. */
const pageTables = [
  ['src/player/app/page-table.ts', 'commonPages'],
  ['src/player/app/on-demand/later-pages.ts', 'laterPages'],
] as const

/** Where a page begins: in a browser, and when it is rendered before it is published. */
const frameFiles = { start: 'src/player/app/main.tsx', '*': 'src/player/app/prerender.tsx' }

/** The parts of the frame that have a row of their own. */
export const framePartEntrances = {
  'contract-prompts': { file: 'src/player/app/on-demand/ContractPrompts.tsx', name: 'default' },
  'entry-popup': { file: 'src/player/app/on-demand/EntryPopup.tsx', name: 'EntryPopup' },
  'needs-account': { file: 'src/player/areas/help/pages/system/NeedsAccount.tsx', name: 'default' },
} as const satisfies Record<Exclude<FramePart, 'every-page'>, ModuleExport>

/** Lists where the frame of every page begins. */
export function listFrameEntrances(root: string): readonly ModuleExport[] {
  return Object.entries(frameFiles).map(([name, file]) => ({ file: join(root, file), name }))
}

/** Lists the component of each route's page, by route. */
export function listPageEntrances(root: string): ReadonlyMap<string, ModuleExport> {
  return new Map(
    pageTables.flatMap(([file, table]) => listPages(parseModule(join(root, file)), table)),
  )
}

function listPages(module: SourceModule, table: string): (readonly [string, ModuleExport])[] {
  const pages = readList(findObject(module.declarations.get(table)), 'properties')
  return pages.flatMap((entry) => {
    const value = read(entry, 'value')
    // One page for several routes is declared beside the table.
    const written = module.declarations.get(readName(value) ?? '') ?? value
    const page = findPage(written, module)
    return page ? [[readName(read(entry, 'key')) ?? '', page] as const] : []
  })
}

function findObject(declaration: unknown): unknown {
  const initial = read(declaration, 'init')
  return read(initial, 'expression') ?? initial
}

/** Finds the module that a page is imported from: later, or with the table. */
function findPage(written: unknown, module: SourceModule): ModuleExport | undefined {
  let found: ModuleExport | undefined
  walk(written, (node) => {
    const later =
      node.type === 'ImportExpression' && resolveImport(module.file, read(node, 'source'))
    if (later) found ??= { file: later, name: 'default' }
    if (node.type === 'Property' && readName(read(node, 'key')) === 'page')
      found ??= module.imports.get(readName(read(node, 'value')) ?? '')
    return undefined
  })
  return found
}
