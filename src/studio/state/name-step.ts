import type { TranslateIn } from '../i18n/create-words.ts'
import type { EditStep, FileEdit } from '../model/edit-session.ts'

/** Returns the name of a step, for undo and redo. */
export function nameStep(
  { name, edits }: Pick<EditStep, 'name' | 'edits'>,
  t: TranslateIn<'steps'>,
): string {
  if (name !== undefined) return name
  const [first, ...others] = edits
  if (!first) return t('edit')
  const step = nameEdit(first, t)
  return others.length > 0 ? t('andMore', { step, more: others.length }) : step
}

function nameEdit({ edit }: FileEdit, t: TranslateIn<'steps'>): string {
  const path = edit.path.join('.')
  if ('remove' in edit) return t('back', { path })
  if ('rename' in edit) return t('rename', { path, name: edit.rename })
  if ('insert' in edit) return t('addTo', { path })
  if ('drop' in edit) return t('takeFrom', { path })
  if ('move' in edit) return t('moveIn', { path })
  return path
}
