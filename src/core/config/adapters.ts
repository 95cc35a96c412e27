import { adaptersFolder } from './adapters-folder.ts'
import { type Files, listMerchants, merchantFile, workspaceFile } from './files.ts'
import { createFinding, type Finding, renameFix } from './finding.ts'
import { findNearest } from './nearest.ts'
import { parseSource } from './parse-source.ts'
import { childOf, type Tree, treeAt } from './tree.ts'

/** Returns the path of an adapter. */
export function adapterFile(name: string): string {
  return `${adaptersFolder}/${name}.ts`
}

/** Lists the names of the files that can be adapters. */
export function listAdapters(files: Files): readonly string[] {
  return files
    .list(adaptersFolder)
    .flatMap((name) => /^([a-z][a-z0-9-]{0,31})\.ts$/.exec(name)?.slice(1) ?? [])
}

/** Reports a setting that names an adapter which the workspace does not have. */
export function checkAdapterName(setting: Tree | undefined, at: AdapterPlace): Finding[] {
  if (setting?.kind !== 'leaf' || typeof setting.value !== 'string' || setting.value === '')
    return []
  const { files, path } = at
  const known = listAdapters(files)
  if (known.includes(setting.value)) return []
  const nearest = findNearest(setting.value, known).name
  const fix = renameFix(setting, nearest)
  return [
    createFinding(
      'unknown-adapter',
      { span: setting, path, fix },
      { name: setting.value, nearest },
    ),
  ]
}

interface AdapterPlace {
  readonly files: Files
  readonly path: readonly string[]
}

/** Reports the adapters that environments name and the workspace does not have. `tree` is that of `livery.json`. */
export function checkEnvironmentAdapters(files: Files, tree: Tree | undefined): Finding[] {
  return listEnvironments(tree).flatMap(([name, environment]) => {
    const path = ['environments', name, 'adapter']
    return checkAdapterName(childOf(environment, 'adapter'), { files, path })
  })
}

/** Reports the files of adapters that nothing uses. */
export function checkUnusedAdapters(files: Files): Finding[] {
  const names = listAdapters(files)
  if (names.length === 0) return []
  const used = new Set(listUsed(files, names))
  return names.flatMap((name) => {
    const path = adapterFile(name)
    const span = { source: { path, text: files.read(path) ?? '' }, start: 0, end: 0 }
    return used.has(name) ? [] : [createFinding('unused-adapter', { span, path: [] }, { name })]
  })
}

/** Lists the adapters that merchants and environments name, and those that adapters import. */
function listUsed(files: Files, names: readonly string[]): readonly string[] {
  const ofMerchants = listMerchants(files).map((code) =>
    valueAt(readTree(files, merchantFile(code)), ['gateway', 'adapter']),
  )
  const environments = listEnvironments(readTree(files, workspaceFile))
  const ofEnvironments = environments.map(([, one]) => valueAt(one, ['adapter']))
  const imported = names.flatMap((name) => {
    const text = files.read(adapterFile(name)) ?? ''
    return [...text.matchAll(/['"]\.\/([\w-]+)\.ts['"]/g)].map(([, found]) => found)
  })
  return [...ofMerchants, ...ofEnvironments, ...imported].flatMap((name) => name ?? [])
}

function listEnvironments(tree: Tree | undefined): (readonly [string, Tree])[] {
  const environments = childOf(tree, 'environments')
  if (environments?.kind !== 'map') return []
  return [...environments.entries].map(([name, { value }]) => [name, value])
}

function readTree(files: Files, path: string): Tree | undefined {
  const text = files.read(path)
  return text === undefined ? undefined : parseSource({ path, text }).tree
}

function valueAt(tree: Tree | undefined, path: readonly string[]): string | undefined {
  const found = treeAt(tree, path)
  return found?.kind === 'leaf' && typeof found.value === 'string' ? found.value : undefined
}
