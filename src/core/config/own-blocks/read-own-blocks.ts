import { calls as contractCalls } from '../../contract/calls.ts'
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
import { childOf, type MapTree, type Path, stringAt, toValue } from '../tree.ts'
import {
  checkCallName,
  checkOwnCalls,
  checkSamePaths,
  listCalls,
  listTexts,
  type TypedCall,
} from './check-own-calls.ts'
import {
  composeBlockSchema,
  composeSetting,
  isOwnType,
  ownBlockFile,
  ownTypeRule,
} from './own-block.ts'
import { ownBlocksFolder } from './own-blocks-folder.ts'
import { callTypesFile, printCallTypes } from './print-call-types.ts'

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
  const same = checkSamePaths(read.flatMap(({ calls = [] }) => calls))
  const clashing = new Set(same.map(({ file }) => file))
  return {
    byType: new Map(
      read.flatMap(({ own }) =>
        own && !clashing.has(ownBlockFile(own.type)) ? [[own.type, own] as const] : [],
      ),
    ),
    findings: [...read.flatMap(({ findings }) => findings), ...same],
  }
}

interface ReadBlock {
  readonly own?: OwnBlockType
  readonly calls?: readonly TypedCall[]
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
    ...checkOwnCalls(type, tree),
    ...checkWords(type, files),
  ]
  const findings = [...found]
  const calls = listCalls(type, tree)
  if (found.some(({ severity }) => severity === 'error')) return [{ calls, findings }]
  const block = toValue(tree) as unknown as OwnBlock // its shape has no error
  const schema = composeBlockSchema(type, block)
  findings.push(...checkCallTypes(type, block, files))
  return [{ own: { type, block, schema, source: tree.source }, calls, findings }]
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
    ...listTexts(childOf(tree, 'flags')).flatMap(({ text, index, span }) => {
      if (Object.hasOwn(flags, text)) return []
      const nearest = findNearest(text, flagNames)
      const details = { span, path: ['flags', index], fix: renameFix(span, nearest.safe) }
      return [createFinding('unknown-flag', details, { flag: text, nearest: nearest.name })]
    }),
    ...listTexts(childOf(tree, 'calls')).flatMap(({ text, index, span }) =>
      checkCallName(text, { span, path: ['calls', index], known: callNames }),
    ),
  ]
}

const flagNames = Object.keys(flags)
const callNames = Object.keys(contractCalls)

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

/** Reports types that differ from the calls which a description declares. */
function checkCallTypes(type: string, block: OwnBlock, files: Files): Finding[] {
  const path = callTypesFile(type)
  const text = files.read(path) ?? ''
  const types = printCallTypes(type, block)
  if (text.replaceAll('\r\n', '\n') === types) return []
  const span = { source: { path, text }, start: 0, end: 0 }
  const fix = { start: 0, end: text.length, insert: types }
  return [createFinding('own-call-types', { span, path: [], fix }, { file: ownBlockFile(type) })]
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
