import { calls } from '../../contract/calls.ts'
import { flags } from '../../contract/flags.ts'
import type { OwnBlock } from '../../contract/generated/config.ts'
import { isProductBlock, type OwnBlockSchema } from '../block-schemas.ts'
import { ownBlockShape, readOwnFile } from '../check-own-file.ts'
import { checkShape } from '../check-shape.ts'
import type { Files } from '../files.ts'
import { createFinding, type Finding, renameFix } from '../finding.ts'
import { areaFile } from '../messages.ts'
import { findNearest } from '../nearest.ts'
import { parseSource } from '../parse-source.ts'
import { childOf, type MapTree, type Path, stringAt, type Tree, toValue } from '../tree.ts'
import {
  composeBlockSchema,
  composeSetting,
  isOwnType,
  ownBlockFile,
  ownTypeRule,
} from './own-block.ts'
import { ownBlocksFolder } from './own-blocks-folder.ts'

/** A block of a workspace whose description has no error. */
export interface OwnBlockType extends OwnBlockSchema {
  readonly type: string
  readonly block: OwnBlock
}

/** The own blocks of a workspace. */
export interface OwnBlocks {
  /** The blocks whose description has no error, by type. */
  readonly byType: ReadonlyMap<string, OwnBlockType>
  /** The findings of all descriptions and messages, at their places. */
  readonly findings: readonly Finding[]
}

/** Reads and checks the descriptions of the own blocks of a workspace: `blocks/<type>/block.json`. */
export function readOwnBlocks(files: Files): OwnBlocks {
  const read = files.list(ownBlocksFolder).flatMap((type) => readOwnBlock(type, files))
  return {
    byType: new Map(read.flatMap(({ own }) => (own ? [[own.type, own] as const] : []))),
    findings: read.flatMap(({ findings }) => findings),
  }
}

interface ReadBlock {
  readonly own?: OwnBlockType
  readonly findings: readonly Finding[]
}

function readOwnBlock(type: string, files: Files): ReadBlock[] {
  const path = ownBlockFile(type)
  if (files.read(path) === undefined) return []
  const { tree, findings: shape } = readOwnFile(files, path, ownBlockShape)
  if (!tree) return [{ findings: shape }]
  const found = [
    ...shape,
    ...checkType(type, tree),
    ...checkNames(tree),
    ...checkSettings(tree),
    ...checkWords(type, files),
  ]
  const findings = [...found]
  if (found.some(({ severity }) => severity === 'error')) return [{ findings }]
  const block = toValue(tree) as unknown as OwnBlock // its shape has no error
  const schema = composeBlockSchema(type, block)
  return [{ own: { type, block, schema, source: tree.source }, findings }]
}

/** Reports a folder whose name cannot be a type, or is that of a block of the product. */
function checkType(type: string, tree: MapTree): Finding[] {
  const problem = isProductBlock(type)
    ? `Livery has a block of the type "${type}" itself.`
    : isOwnType(type)
      ? undefined
      : `"${type}" cannot be the type of a block: a type is made of ${ownTypeRule}.`
  if (problem === undefined) return []
  return [createFinding('own-block-type', { span: tree, path: [] }, { problem, type })]
}

/** Reports flags and calls that the contract does not have. */
function checkNames(tree: MapTree): Finding[] {
  return [
    ...namesAt(tree, 'flags').flatMap(({ name, path, span }) => {
      if (Object.hasOwn(flags, name)) return []
      const nearest = findNearest(name, flagNames)
      const details = { span, path, fix: renameFix(span, nearest.safe) }
      return [createFinding('unknown-flag', details, { flag: name, nearest: nearest.name })]
    }),
    ...namesAt(tree, 'calls').flatMap(({ name, path, span }) => {
      if (Object.hasOwn(calls, name)) return []
      const nearest = findNearest(name, callNames)
      const details = { span, path, fix: renameFix(span, nearest.safe) }
      return [createFinding('unknown-call', details, { call: name, nearest: nearest.name })]
    }),
  ]
}

const flagNames = Object.keys(flags)
const callNames = Object.keys(calls)

interface Named {
  readonly name: string
  readonly path: Path
  readonly span: Tree
}

function namesAt(tree: MapTree, key: string): Named[] {
  const list = childOf(tree, key)
  if (list?.kind !== 'list') return []
  return list.items.flatMap((item, index) => {
    const name = stringAt(item, [])
    return name === undefined ? [] : [{ name, path: [key, index], span: item }]
  })
}

/** Reports defaults that the setting itself does not take, and keywords that its kind does not have. */
function checkSettings(tree: MapTree): Finding[] {
  const settings = childOf(tree, 'settings')
  if (settings?.kind !== 'map') return []
  return [...settings.entries].flatMap(([name, { value: setting }]) => {
    const path = ['settings', name]
    const type = stringAt(setting, ['type']) ?? ''
    const wrong = setting.kind === 'map' ? checkKeywords(setting, { type, path }) : []
    const usual = childOf(setting, 'default')
    if (wrong.length > 0 || !usual || !kindKeywords[type]) return wrong
    const findings: Finding[] = []
    const report = (finding: Finding): void => void findings.push(finding)
    const written = toValue(setting) as never // its shape is that of a setting, or has its own findings
    checkShape(usual, composeSetting(written), { path: [...path, 'default'], report })
    return findings
  })
}

const always = ['type', 'description']
const ofNumbers = ['default', 'minimum', 'maximum']
/** The keywords of each kind of setting. */
const kindKeywords: Readonly<Record<string, readonly string[]>> = {
  boolean: ['default'],
  integer: ofNumbers,
  number: ofNumbers,
  string: ['default', 'enum', 'maxLength'],
  text: ['usual'],
  art: [],
  link: [],
}

function checkKeywords(
  { entries }: MapTree,
  { type, path }: { readonly type: string; readonly path: Path },
): Finding[] {
  const known = kindKeywords[type]
  if (!known) return []
  return [...entries].flatMap(([key, entry]) => {
    if (always.includes(key) || known.includes(key)) return []
    const values = { owner: `A setting of the type "${type}"`, key, known: [...always, ...known] }
    return [createFinding('unknown-setting', { span: entry.key, path: [...path, key] }, values)]
  })
}

/** Reports messages outside of the group that has the name of the block: they would replace those of the product. */
function checkWords(type: string, files: Files): Finding[] {
  return files.list(`${ownBlocksFolder}/${type}/messages`).flatMap((name) => {
    const path = areaFile(name.replace(/\.json$/, ''), type)
    const text = files.read(path)
    const tree = text === undefined ? undefined : parseSource({ path, text }).tree
    if (tree?.kind !== 'map') return []
    return [...tree.entries].flatMap(([group, { key }]) =>
      group === type
        ? []
        : [createFinding('own-block-words', { span: key, path: [group] }, { group, type })],
    )
  })
}
