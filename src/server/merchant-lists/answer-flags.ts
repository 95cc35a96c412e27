import { printPlace } from '../../core/config/source.ts'
import type { FlagColumn } from '../../core/contract/generated/studio-api.ts'
import { type MerchantSource, openMerchantReader } from '../../core/find/open-merchant-reader.ts'
import {
  type FlagCell,
  type MerchantFlags,
  readFlagColumn,
} from '../../core/find/read-flag-column.ts'
import { createSight, openSources, type SandboxFlags } from './answer-find.ts'

/** A question for the flags of merchants in an environment that exists. */
export interface FlagsQuestion {
  readonly environment: string
  /** The merchants that the asker may see, in order. */
  readonly codes: readonly string[]
  readonly sandbox: SandboxFlags
}

/** Reads every flag of merchants in an environment. */
export async function answerFlags(
  source: MerchantSource,
  { environment, codes, sandbox }: FlagsQuestion,
): Promise<FlagColumn['merchants']> {
  const read = openMerchantReader(source)
  const live = openSources(source, { sandbox, served: {}, schedules: [] })
  const isSeen = createSight(codes)
  const column = await readFlagColumn({ environment, codes, read, live })
  return column.map((one) => describe(one, isSeen))
}

function describe(
  merchant: MerchantFlags,
  isSeen: (file: string) => boolean,
): FlagColumn['merchants'][number] {
  const { code, name } = merchant
  if ('problem' in merchant) return { code, name, problem: merchant.problem }
  const cells = Object.entries(merchant.flags).map(
    ([flag, { place, ...cell }]: [string, FlagCell]) => [
      flag,
      { ...cell, ...(place && isSeen(place.file) && { place: printPlace(place) }) },
    ],
  )
  return { code, name, flags: Object.fromEntries(cells) }
}
