import { calls } from '../../src/core/contract/calls.ts'
import { flags } from '../../src/core/contract/flags.ts'

/** The part of `own-block.schema.json` that names flags and calls. */
export interface NamesSchema {
  readonly properties: { readonly flags: NameList; readonly calls: NameList }
}

interface NameList {
  readonly type: 'array'
  readonly items: object
}

/** Returns the schema of own blocks with the flags and the calls of the contract, which editors offer. */
export function offerNames<S extends NamesSchema>(schema: S) {
  const { properties } = schema
  const offer = (list: NameList, names: readonly string[]) => ({
    ...list,
    items: { ...list.items, examples: names },
  })
  return {
    ...schema,
    properties: {
      ...properties,
      flags: offer(properties.flags, Object.keys(flags)),
      calls: offer(properties.calls, Object.keys(calls)),
    },
  }
}
