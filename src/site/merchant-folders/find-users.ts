import { type Files, listMerchants } from '../../core/config/files.ts'
import { createLayerReader } from '../../core/config/resolve-layers.ts'
import { stringAt } from '../../core/config/tree.ts'

/** The merchants that cannot do without a merchant, by code. */
export interface MerchantUsers {
  /** Those that inherit from it, also through others. */
  readonly heirs: readonly string[]
  /** Those that take its look. */
  readonly looks: readonly string[]
}

/** Finds the merchants that inherit from a merchant or take its look. */
export function findUsers(files: Files, code: string): MerchantUsers {
  const read = createLayerReader(files)
  const others = listMerchants(files).filter((other) => other !== code)
  return {
    heirs: others.filter((other) => read(other)?.chain.includes(code)),
    looks: others.filter((other) => stringAt(read(other)?.own, ['theme', 'look']) === code),
  }
}
