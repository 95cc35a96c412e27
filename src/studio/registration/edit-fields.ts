import type { Edit } from '../../core/config/edit/edit.ts'
import type { FieldName } from '../../core/contract/registration-fields.ts'
import type { Values } from '../state/values.ts'
import { writeOrder } from '../tree/order.ts'
import { isOwnRemoval, readOwnOrder } from './read-fields.ts'

const orderPath = ['registration', 'order']
const fieldPath = (name: FieldName): string[] => ['registration', 'fields', name]

/** Returns the edits that take a field out of the form, whatever the gateway asks for. */
export function hideField(values: Values, name: FieldName): Edit[] {
  // An order that names a field would restore it.
  const at = readOwnOrder(values)?.indexOf(name) ?? -1
  const order: Edit[] = at < 0 ? [] : [{ path: orderPath, drop: at }]
  return [...order, { path: fieldPath(name), value: { $remove: true } }]
}

/** Returns the edits that put a field back that this merchant or a parent takes out. */
export function showField(values: Values, name: FieldName): Edit[] {
  const path = fieldPath(name)
  // A layer that sets anything of a field restores it from its parents.
  return [isOwnRemoval(values, name) ? { path, remove: true } : { path, value: {} }]
}

/** Returns the edits that move a field to an index among those of the form. */
export function moveField(
  values: Values,
  {
    name,
    names,
    to,
  }: { readonly name: FieldName; readonly names: readonly string[]; readonly to: number },
): Edit[] {
  const from = names.indexOf(name)
  if (from === to || to < 0 || to >= names.length) return []
  const wanted = names.filter((other) => other !== name).toSpliced(to, 0, name)
  return [{ path: orderPath, value: [...writeOrder(readOwnOrder(values), wanted, name)] }]
}
