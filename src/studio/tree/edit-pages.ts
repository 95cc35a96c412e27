import { type Edit, isMap, type Json } from '../../core/config/edit/edit.ts'
import type { OwnPageId } from '../../core/contract/own-pages.ts'
import type { Values } from '../state/values.ts'

/** What is asked for a new page. */
export interface NewPage {
  /** The name, with or without the prefix of own pages. */
  readonly name: string
  /** Empty for the path that follows from the name. */
  readonly path: string
  readonly title: string
}

/** Returns the id of an own page by its name, with or without the prefix. */
export function idOfPage(name: string): OwnPageId {
  return `own-${name.replace(/^own-/, '')}`
}

/** Returns true if the merchant has an own page of this name, or removes one that it inherits. */
export function hasPage(values: Values, name: string): boolean {
  return values.shown(['pages', idOfPage(name)]) !== undefined
}

/** A page of the merchant's own with its title in the default language. It has no blocks yet. */
export function addPage(
  values: Values,
  { name, path, title }: NewPage,
): { readonly id: OwnPageId; readonly edits: Edit[] } {
  const id = idOfPage(name)
  const language = values.shown(['languages', 'default'])
  const value: Json = {
    path: path || `/m/${id.slice('own-'.length)}`,
    title: { [typeof language === 'string' ? language : 'en']: title },
  }
  return { id, edits: [{ path: ['pages', id], value }] }
}

/** Returns true if the merchant removes an own page that it inherits. */
export function isPageRemoved(values: Values, page: OwnPageId): boolean {
  const own = values.own(['pages', page])
  return isMap(own) && own['$remove'] === true
}

/** Takes an own page out: the merchant's own goes, an inherited one is removed by name. */
export function removePage(values: Values, page: OwnPageId): Edit[] {
  const path = ['pages', page]
  const isInherited = ['path', 'title'].some((key) =>
    values.chain([...path, key]).some(({ file }) => file !== values.file),
  )
  return [isInherited ? { path, value: { $remove: true } } : { path, remove: true }]
}

/** Restores an own page that is inherited and removed by name. */
export function restorePage(page: OwnPageId): Edit[] {
  return [{ path: ['pages', page], remove: true }]
}
