import type { CallQuery, CallValue } from '../../../../core/contract/calls.ts'
import { useGateway } from '../../../gateway/GatewayProvider.tsx'
import type { PagedCall } from '../../../gateway/use-pages.ts'
import { useT } from '../../../i18n/use-t.ts'
import type { DayRange } from '../day-range.ts'
import { writeMoment, writeZone } from './statement-cells.ts'
import type { StatementColumn, StatementSource } from './use-statement.ts'

/** How many records a statement asks of the gateway at a time. */
const statementPageSize = 100

export interface RecordStatement<N extends PagedCall, T> {
  /** The name of the file before its days. */
  readonly name: string
  readonly days: DayRange
  readonly query: CallQuery<N>
  readonly itemsOf: (page: CallValue<N>) => readonly T[]
  readonly keyOf: (item: T) => string
  readonly columns: readonly StatementColumn<T>[]
}

/** Returns what the statement of the records of a call consists of. */
export function useRecordStatement<N extends PagedCall, T>(
  call: N,
  { name, days, query, itemsOf, keyOf, columns }: RecordStatement<N, T>,
): StatementSource<T> {
  const { client } = useGateway()
  return {
    name: `${name}-${days.from}-${days.to}`,
    columns,
    keyOf,
    load: async (pageNum, signal) => {
      const page = { pageNum, pageSize: statementPageSize }
      // The query of a call is an object. One whose answer has pages takes their number and size.
      const asked = { ...(query as object), ...page } as CallQuery<N>
      const value = await client.call(call, { query: asked, signal })
      return { items: itemsOf(value), totalPages: value.totalPages }
    },
  }
}

/** Returns the two columns of a time: by the player's clock, and the zone of that clock. */
export function useTimeColumns<T>(
  header: string,
  timeOf: (item: T) => number,
): readonly StatementColumn<T>[] {
  const t = useT()
  return [
    { header, cell: (item) => writeMoment(timeOf(item)) },
    { header: t('records.statement.zone'), cell: (item) => writeZone(timeOf(item)) },
  ]
}
