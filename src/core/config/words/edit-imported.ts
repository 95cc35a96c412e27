import { applyFixes } from '../apply-fixes.ts'
import { editText } from '../edit/edit-text.ts'
import type { Source } from '../source.ts'
import { type MapTree, treeAt } from '../tree.ts'
import type { ImportedText } from './exchanged-text.ts'

/**
 * Sets texts in a file of messages, and leaves the rest of it as typed. A key that the file lacks is added at the end
 * of its group. Throws a message for the operator if the file is broken.
 */
export function editImported(
  { path, text }: Source,
  tree: MapTree | undefined,
  texts: readonly ImportedText[],
): string {
  const found = texts.map((one) => ({ ...one, leaf: treeAt(tree, one.key.split('.')) }))
  const fixes = found.flatMap(({ leaf, text: insert }) =>
    leaf ? [{ start: leaf.start, end: leaf.end, insert: JSON.stringify(insert) }] : [],
  )
  const added = found
    .filter(({ leaf }) => !leaf)
    .map(({ key, text: value }) => ({ path: key.split('.'), value }))
  const edited = editText({ path, text: applyFixes(text, fixes).text }, added)
  if ('refused' in edited) throw new Error(edited.message)
  return edited.text
}
