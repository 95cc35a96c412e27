import type { SelectQueryBuilder } from 'kysely'
import { countPages } from './count-pages.ts'

export interface PageQuery {
  /** From 1; the first page if absent. */
  readonly pageNum?: number | undefined
  readonly pageSize: number
}

export interface LoadedPage<Row> {
  readonly rows: Row[]
  /** The number of rows of all pages. */
  readonly count: number
  /** The page as answers of the gateway name it. */
  readonly page: { readonly pageNum: number; readonly totalPages: number }
}

/** Loads one page of the rows that a query selects in an order, and counts all of them. */
export async function loadPage<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { pageNum = 1, pageSize }: PageQuery,
): Promise<LoadedPage<Row>> {
  const { count } = await query
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .$castTo<{ count: number }>()
    .executeTakeFirstOrThrow()
  const rows = await query
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute()
  return { rows, count, page: { pageNum, totalPages: countPages(count, pageSize) } }
}
