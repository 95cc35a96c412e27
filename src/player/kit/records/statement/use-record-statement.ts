import type { CallQuery } from '../../../../core/contract/calls.ts'
import { useGateway } from '../../../gateway/GatewayProvider.tsx'
import type { PagedCall } from '../../../gateway/use-pages.ts'
import { useT } from '../../../i18n/use-t.ts'
import type { Records } from '../use-records.ts'
import { writeMoment, writeZone } from './statement-cells.ts'
import type { StatementColumn, StatementSource } from './use-statement.ts'

/** How many records a statement asks of the gateway at a time. */
const statementPageSize = 100

export interface RecordStatement<N extends PagedCall, T> {
  readonly records: Records<N, T>
  /** The name of the file before its days. */
  readonly name: string
  readonly columns: readonly StatementColumn<T>[]
}

/** Returns what the statement of the records of a filter consists of. */
export function useRecordStatement<N extends PagedCall, T>({
  records,
  name,
  columns,
}: RecordStatement<N, T>): StatementSource<T> {
  const { client } = useGateway()
  const { source, filter, query } = records
  return {
    name: `${name}-${filter.days.from}-${filter.days.to}`,
    columns,
    keyOf: source.keyOf,
    load: async (pageNum, signal) => {
      const page = { pageNum, pageSize: statementPageSize }
      // The query of a call is an object. One whose answer has pages takes their number and size.
      const asked = { ...(query as object), ...page } as CallQuery<N>
      const value = await client.call(source.call, { query: asked, signal })
      return { items: source.itemsOf(value), totalPages: value.totalPages }
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
