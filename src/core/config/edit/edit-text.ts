import type { Finding, Fix } from '../finding.ts'
import { parseSource } from '../parse-source.ts'
import { printPlace, type Source } from '../source.ts'
import { type MapTree, type Path, toValue, treeAtPath } from '../tree.ts'
import { type Edit, type EditRefusal, isList, type Json, refuseEdit } from './edit.ts'
import { depthOf, editValue, orderPath, prunedPath, valueAt } from './edit-value.ts'
import { insertChild } from './insert-child.ts'
import { type Container, indentOf, readSlots, type Slot } from './layout.ts'
import { moveChild } from './move-child.ts'
import { removeChild } from './remove-child.ts'
import { type SetStep, splitSet } from './split-set.ts'
import { changesOf, createDraft, editDraft, type TextDraft } from './text-draft.ts'
import { readWriteStyle, writeEntry, writeValue } from './write-value.ts'

export interface EditedText {
  readonly text: string
  /** The changes as edits of the given text, in its order. */
  readonly changes: readonly Fix[]
  /** The value of the new text. */
  readonly value: Json
}

/** Applies edits to the text of a file, all or none. Text that they do not concern stays unchanged, byte for byte. */
export function editText(source: Source, edits: readonly Edit[]): EditedText | EditRefusal {
  const mark = source.text.startsWith('\uFEFF') ? '\uFEFF' : ''
  const first = source.text.slice(mark.length)
  let draft = createDraft(first)
  // A new file has an empty text.
  if (first.trim() === '')
    draft = editDraft(draft, [{ start: 0, end: first.length, insert: '{}\n' }])
  const parsed = parse(draft.text, source.path)
  if ('refused' in parsed) return parsed
  let value = plainOf(parsed.tree)
  for (const edit of edits) {
    const next = editValue(value, edit)
    if ('refused' in next) return next
    draft = draftEdit({ draft, value, file: source.path }, edit)
    value = next.value
  }
  const changes = changesOf(draft, first).map((change) => shift(change, mark.length))
  return { text: mark + draft.text, changes, value }
}

/** Parses the value of a text; returns a refusal if it cannot be parsed. */
export function readText(source: Source): { readonly value: Json } | EditRefusal {
  const edited = editText(source, [])
  return 'refused' in edited ? edited : { value: edited.value }
}

function shift({ start, end, insert }: Fix, by: number): Fix {
  return { start: start + by, end: end + by, insert }
}

interface EditContext {
  readonly draft: TextDraft
  /** The value of the draft. */
  readonly value: Json
  readonly file: string
}

function draftEdit(context: EditContext, edit: Edit): TextDraft {
  if ('rename' in edit) return editDraft(context.draft, renameKey(context, edit.path, edit.rename))
  return stepsOf(context.value, edit).reduce(
    (draft, step) => editDraft(draft, applyStep({ ...context, draft }, step)),
    context.draft,
  )
}

function stepsOf(value: Json, edit: Exclude<Edit, { rename: string }>): SetStep[] {
  const { path } = edit
  if ('insert' in edit) return [{ act: 'insert', path, value: edit.insert, at: edit.at }]
  if ('drop' in edit) return [{ act: 'remove', path: [...path, edit.drop] }]
  if ('move' in edit) return [{ act: 'move', path, from: edit.move, to: edit.to }]
  const old = valueAt(value, path)
  if ('remove' in edit)
    return old === undefined ? [] : [{ act: 'remove', path: prunedPath(value, path) }]
  if (old !== undefined) return splitSet(old, path, edit.value)
  const depth = depthOf(value, path) + 1
  return [{ act: 'add', path: path.slice(0, depth), value: nest(path.slice(depth), edit.value) }]
}

function nest(path: Path, value: Json): Json {
  return path.reduceRight<Json>((inner, key) => ({ [key]: inner }), value)
}

function applyStep({ draft: { text }, file }: EditContext, step: SetStep): Fix[] {
  const root = rootOf(text, file)
  const style = readWriteStyle(text, root)
  const path = step.act === 'insert' || step.act === 'move' ? step.path : step.path.slice(0, -1)
  const container = containerAt(root, path)
  if (!container) return []
  if (step.act === 'move') return moveChild(text, container, step)
  const key = step.path.at(-1) ?? ''
  if (step.act === 'remove') return removeChild(text, container, indexOf(container, key))
  if (step.act === 'replace') {
    const slot = readSlots(text, container)[indexOf(container, key)]
    const old = treeAtPath(root, step.path)
    if (!old) return []
    const insert = writeValue(step.value, style, indentAt(text, slot))
    return [{ start: old.start, end: old.end, insert }]
  }
  const spreads = path.length === 0 || slotOf(text, root, path)?.opens === true
  const at = step.act === 'add' ? sizeOf(container) : step.at
  const flat = isFlat(text, container, at - 1)
  const write = (indent: string | undefined): string => {
    const line = writeValue(step.value, style, undefined)
    const isShort = flat && (indent ?? '').length + line.length + String(key).length < flatWidth
    const typed = isShort ? line : writeValue(step.value, style, indent)
    return step.act === 'add' ? writeEntry(String(key), typed, style) : typed
  }
  return insertChild(text, container, { at, style, spreads, write })
}

/** The largest length of the line of a new map whose neighbour is a map on one line. */
const flatWidth = 90

function isFlat(text: string, container: Container, index: number): boolean {
  const neighbour =
    container.kind === 'list'
      ? container.items[index]
      : [...container.entries.values()][index]?.value
  if (neighbour?.kind !== 'map' || neighbour.entries.size === 0) return false
  return !text.slice(neighbour.start, neighbour.end).includes('\n')
}

function renameKey({ draft: { text }, value, file }: EditContext, path: Path, name: string): Fix[] {
  const root = rootOf(text, file)
  const old = String(path.at(-1))
  const holder = containerAt(root, path.slice(0, -1))
  const key = holder?.kind === 'map' ? holder.entries.get(old)?.key : undefined
  const at = orderPath(path)
  const order = at && valueAt(value, at)
  const named = at && isList(order) ? order.flatMap((id, index) => (id === old ? [index] : [])) : []
  const items = named.map((index) => treeAtPath(root, [...(at ?? []), index]))
  return [key, ...items]
    .filter((span) => span !== undefined)
    .map(({ start, end }) => ({ start, end, insert: JSON.stringify(name) }))
}

function indentAt(text: string, slot: Slot | undefined): string | undefined {
  return slot?.opens ? indentOf(text, slot.start) : undefined
}

function slotOf(text: string, root: MapTree, path: Path): Slot | undefined {
  const holder = containerAt(root, path.slice(0, -1))
  return holder && readSlots(text, holder)[indexOf(holder, path.at(-1) ?? '')]
}

function indexOf(container: Container, key: string | number): number {
  if (container.kind === 'list') return Number(key)
  return [...container.entries.keys()].indexOf(String(key))
}

function sizeOf(container: Container): number {
  return container.kind === 'list' ? container.items.length : container.entries.size
}

function containerAt(root: MapTree, path: Path): Container | undefined {
  const node = treeAtPath(root, path)
  return node?.kind === 'leaf' ? undefined : node
}

function parse(text: string, path: string): { readonly tree: MapTree } | EditRefusal {
  const { tree, findings } = parseSource({ path, text })
  const [finding] = findings
  if (tree && !finding) return { tree }
  return refuseEdit('unreadable', finding ? describeFinding(finding) : { place: path, finding: '' })
}

function describeFinding(finding: Finding) {
  return { place: printPlace(finding), finding: finding.message }
}

/** Parses a text that was valid before the edits. Throws if the edits have broken it. */
function rootOf(text: string, file: string): MapTree {
  const parsed = parse(text, file)
  if ('refused' in parsed) throw new Error(parsed.message)
  return parsed.tree
}

function plainOf(tree: MapTree): Json {
  // A tree contains only JSON.
  return toValue(tree) as Json
}
