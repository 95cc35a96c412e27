import type { FileEdit, Step } from '../model/session.ts'

/** What a step is called where it can be undone or done again. */
export function nameStep({ name, edits }: Pick<Step, 'name' | 'edits'>): string {
  if (name !== undefined) return name
  const [first, ...others] = edits
  if (!first) return 'edit'
  return others.length > 0 ? `${nameEdit(first)} and ${others.length} more` : nameEdit(first)
}

function nameEdit({ edit }: FileEdit): string {
  const path = edit.path.join('.')
  if ('remove' in edit) return `${path} back to inherited`
  if ('rename' in edit) return `rename ${path} to ${edit.rename}`
  if ('insert' in edit) return `add to ${path}`
  if ('drop' in edit) return `take from ${path}`
  if ('move' in edit) return `move in ${path}`
  return path
}
