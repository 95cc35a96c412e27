import type { Files } from '../../config/files.ts'
import {
  branchesOf,
  followSchema,
  keySchema,
  merchantSchema,
  type Schema,
} from '../../config/law.ts'
import { platformLayer, type Said } from '../../config/provenance.ts'
import { resolveMerchant } from '../../config/resolve-merchant.ts'
import type { Page } from '../../contract/generated/config.ts'
import type { FlagDefaults } from '../../engine/read-fact.ts'

/** A merchant as its layers resolve, with the place of every value. */
export interface WhyMerchant {
  readonly pages: Readonly<Record<string, Readonly<Pick<Page, 'order' | 'blocks'>> | undefined>>
  readonly flags: FlagDefaults
  readonly language: string
  /** Where the value at a dotted path was said, as `file:line`. */
  readonly placeOf: (path: string) => string | undefined
  /** The blocks a layer removed from a page, with the place of the removal. */
  readonly removedFrom: (page: string) => readonly { readonly id: string; readonly place: string }[]
}

/** The merchant of a folder; `undefined` when it is missing or has an error. */
export function readWhyMerchant(files: Files, code: string): WhyMerchant | undefined {
  const { merchant, provenance } = resolveMerchant(files, code)
  if (!merchant) return undefined
  const last = (path: string): Said | undefined => provenance.of(path).at(-1)
  return {
    pages: merchant.pages,
    flags: merchant.flags,
    language: merchant.languages.default,
    placeOf: (path) => {
      const said = last(path)
      return said && said.layer !== platformLayer ? placeText(said) : undefined
    },
    removedFrom: (page) => {
      const start = `pages.${page}.blocks.`
      return provenance.paths().flatMap((path) => {
        const said = path.startsWith(start) ? last(path) : undefined
        if (said?.act !== 'removed' || path.slice(start.length).includes('.')) return []
        return [{ id: path.slice(start.length), place: placeText(said) }]
      })
    },
  }
}

/** The kinds of block the platform has, by type. */
export function readBlockTypes(): Readonly<Record<string, unknown>> {
  const path = ['pages', 'home', 'blocks', 'any']
  const block = path.reduce<Schema>(
    (schema, key) => keySchema(followSchema(schema).schema, key) ?? {},
    merchantSchema.schema,
  )
  return Object.fromEntries(branchesOf(followSchema(block).schema) ?? [])
}

function placeText({ file, line }: Said): string {
  return `${file}:${line}`
}
