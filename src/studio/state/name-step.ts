import type { SayIn } from '../i18n/create-words.ts'
import type { EditStep, FileEdit } from '../model/edit-session.ts'

/** Returns the name of a step, for undo and redo. */
export function nameStep(
  { name, edits }: Pick<EditStep, 'name' | 'edits'>,
  say: SayIn<'steps'>,
): string {
  if (name !== undefined) return name
  const [first, ...others] = edits
  if (!first) return say('edit')
  const step = nameEdit(first, say)
  return others.length > 0 ? say('andMore', { step, more: others.length }) : step
}

function nameEdit({ edit }: FileEdit, say: SayIn<'steps'>): string {
  const path = edit.path.join('.')
  if ('remove' in edit) return say('back', { path })
  if ('rename' in edit) return say('rename', { path, name: edit.rename })
  if ('insert' in edit) return say('addTo', { path })
  if ('drop' in edit) return say('takeFrom', { path })
  if ('move' in edit) return say('moveIn', { path })
  return path
}
