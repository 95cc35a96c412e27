import { useCallback, useMemo } from 'react'
import { pathTo, type RouteId } from '../../../core/contract/pages.ts'
import { useCall } from '../../gateway/use-call.ts'
import { readServerTime } from '../../state/status.ts'
import { useNavigate, useSearch } from '../controls/navigation.tsx'
import {
  checkRange,
  type DateChoice,
  type DayRange,
  dayOf,
  listPresets,
  platformDayOf,
  type RangeLimits,
  resolveDays,
  usualDate,
} from './day-range.ts'

/** The longest range for a gateway that names none (SPEC §11.74). */
const usualMaxDays = 30
/** The most characters of a parameter that the gateway accepts. */
const longestText = 64

/** The filter of a page of records. Its values are in the address, so that Back leads to the same list. */
export interface RecordFilter {
  readonly date: DateChoice
  readonly days: DayRange
  readonly limits: RangeLimits
  /** Identifies the list of this filter among all lists of the visit. */
  readonly listKey: string
  /** The address of the list. */
  readonly listPath: string
  /** True if a value differs from the usual one. */
  readonly changed: boolean
  /** Returns the value of a parameter that is one of the given ones. */
  readonly read: <K extends string>(name: string, allowed: readonly K[]) => K | undefined
  /** Returns the value of a parameter, which the gateway judges. */
  readonly readText: (name: string) => string | undefined
  /** Shows the list with other values, from its top. */
  readonly set: (values: FilterValues) => void
  readonly setDate: (date: DateChoice) => void
  readonly reset: () => void
  /** Returns the address of an order with this filter behind it. */
  readonly pathOf: (orderId: string) => string
}

type FilterValues = Readonly<Record<string, string | undefined>>

/** The parameter of the order that is open. */
export const orderParameter = 'order'

export interface RecordFilterOptions {
  /** Whose calendar the days belong to; that of the player by default. */
  readonly calendar?: 'player' | 'platform'
}

/** Returns the filter that the address of a page names. */
export function useRecordFilter(
  route: RouteId,
  { calendar = 'player' }: RecordFilterOptions = {},
): RecordFilter {
  const search = useSearch()
  const navigate = useNavigate()
  const limits = useRangeLimits(calendar)
  const date = readDate(search, limits)
  const own = new URLSearchParams(search)
  own.delete(orderParameter)
  const text = own.toString()
  const set = useCallback(
    (values: FilterValues) => {
      window.scrollTo(0, 0)
      navigate(compose(route, text, values), { replace: true })
    },
    [navigate, route, text],
  )
  return {
    date,
    days: resolveDays(date, limits),
    limits,
    listKey: `${route} ${text}`,
    listPath: compose(route, text, {}),
    changed: text !== '',
    read: (name, allowed) => allowed.find((value) => value === search.get(name)),
    readText: (name) => search.get(name)?.slice(0, longestText) || undefined,
    set,
    setDate: (choice) => set(describeDate(choice)),
    reset: () => navigate(pathTo(route), { replace: true }),
    pathOf: (orderId) => compose(route, text, { [orderParameter]: orderId }),
  }
}

function useRangeLimits(calendar: NonNullable<RecordFilterOptions['calendar']>): RangeLimits {
  const { value } = useCall('transactionCodes')
  const { maxDays = usualMaxDays, earliest } = value ?? {}
  const nameDay = calendar === 'platform' ? platformDayOf : dayOf
  const today = nameDay(readServerTime())
  return useMemo(
    () => ({ today, maxDays, earliest: earliest === undefined ? undefined : nameDay(earliest) }),
    [today, maxDays, earliest, nameDay],
  )
}

function readDate(search: URLSearchParams, limits: RangeLimits): DateChoice {
  const range = { from: search.get('from') ?? '', to: search.get('to') ?? '' }
  if (checkRange(range, limits) === undefined) return range
  return listPresets(limits).find((preset) => preset === search.get('date')) ?? usualDate
}

function describeDate(choice: DateChoice): FilterValues {
  if (typeof choice === 'object') return { date: undefined, ...choice }
  return { date: choice === usualDate ? undefined : choice, from: undefined, to: undefined }
}

function compose(route: RouteId, text: string, values: FilterValues): string {
  const query = new URLSearchParams(text)
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) query.delete(name)
    else query.set(name, value)
  }
  return pathTo(route, Object.fromEntries(query)).replace(/\?$/, '')
}
