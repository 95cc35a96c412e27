import { placeOfEntry } from '../config/provenance.ts'
import { type Place, printPlace } from '../config/source.ts'
import { readBrandName } from '../contract/brand-name.ts'
import { flags } from '../contract/flags.ts'
import type { LiveSources } from './find-merchants.ts'
import { type FlagReading, readFlagState } from './match-merchant.ts'
import type { ReadMerchant } from './open-merchant-reader.ts'

/** A flag of a merchant as its players have it. */
export interface FlagCell extends FlagReading {
  /** Why the merchant forces it off. */
  readonly reason?: string
  /** The line that forces it off. */
  readonly place?: Place
}

/** The flags of a merchant in an environment, or why they are not known. */
export type MerchantFlags = Pick<ReadMerchant, 'code'> & { readonly name: string } & (
    | { readonly flags: Readonly<Record<string, FlagCell>> }
    | { readonly problem: string }
  )

export interface FlagColumnRequest {
  /** The environment whose gateway is asked; undefined for the defaults, which apply until a gateway sends a flag. */
  readonly environment: string | undefined
  readonly codes: readonly string[]
  readonly read: (code: string) => ReadMerchant
  readonly live: Pick<LiveSources, 'openFlags'>
}

/** Merchants whose gateways are asked at the same time. */
const atOnce = 8

/** Reads every flag of merchants in an environment. Throws a sentence for an environment that does not exist. */
export async function readFlagColumn({
  environment,
  codes,
  read,
  live,
}: FlagColumnRequest): Promise<readonly MerchantFlags[]> {
  const load = environment === undefined ? undefined : live.openFlags(environment)
  const readOne = async (code: string): Promise<MerchantFlags> => {
    const known = read(code)
    const { merchant } = known
    if (!merchant) return { code, name: code, problem: 'It has errors, so that it is not served.' }
    const name = readBrandName(merchant)
    const sent = (await load?.(merchant, code)) ?? { flags: {} }
    if ('problem' in sent) return { code, name, problem: sent.problem }
    const cells = Object.keys(flags).map((flag) => [flag, readCell(flag, known, sent.flags)])
    return { code, name, flags: Object.fromEntries(cells) }
  }
  const column: MerchantFlags[] = []
  for (let start = 0; start < codes.length; start += atOnce)
    column.push(...(await Promise.all(codes.slice(start, start + atOnce).map(readOne))))
  return column
}

function readCell(
  flag: string,
  { merchant, provenance, places }: ReadMerchant,
  sent: Readonly<Record<string, boolean>>,
): FlagCell {
  const reading = merchant
    ? readFlagState(flag, merchant, sent)
    : { isOn: false, by: 'default' as const }
  if (reading.by !== 'forced') return reading
  const entry = provenance.of(`forceOff.${flag}`).at(-1)
  if (!entry) return reading
  const { file, line, column } = placeOfEntry(entry, places)
  return { ...reading, reason: String(entry.value), place: { file, line, column } }
}

/** The merchants of a column by what a flag is for them. */
export interface FlagLines {
  readonly on: readonly string[]
  readonly off: readonly string[]
  /** Such as `acme (No mall here.)  merchants/acme/merchant.json:12:3`. */
  readonly forced: readonly string[]
}

/** Groups the merchants of a column by what a flag is for them. */
export function groupByFlag(flag: string, column: readonly MerchantFlags[]): FlagLines {
  const known = column.flatMap((one) => {
    const cell = 'flags' in one ? one.flags[flag] : undefined
    return cell ? [{ code: one.code, cell }] : []
  })
  const of = (is: (cell: FlagCell) => boolean) =>
    known.filter(({ cell }) => is(cell)).map(({ code }) => code)
  return {
    on: of(({ isOn }) => isOn),
    off: of(({ isOn, by }) => !isOn && by !== 'forced'),
    forced: known.flatMap(({ code, cell: { by, reason = '', place } }) =>
      by === 'forced' ? [`${code} (${reason})${place ? `  ${printPlace(place)}` : ''}`] : [],
    ),
  }
}
