import { type ReactNode, useCallback, useState } from 'react'
import type { Pages } from '../../../gateway/use-pages.ts'
import { useT } from '../../../i18n/use-t.ts'
import { Skeleton } from '../../../kit/controls/Skeleton.tsx'
import { VirtualRows } from '../../../kit/controls/VirtualRows.tsx'
import { PagesFailure } from '../../../kit/pages/PagedList.tsx'

export interface MemberRowsProps<P, R> {
  readonly list: Pages<P>
  readonly rowsOf: (page: P) => readonly R[]
  /** Identifies the list among all lists of the visit. */
  readonly listKey: string
  /** Shown in place of a list without accounts. */
  readonly empty: ReactNode
  readonly children: (row: R, line: MemberRowState) => ReactNode
}

export interface MemberRowState {
  readonly open: boolean
  /** Opens or closes the line of an account; always the same function. */
  readonly toggle: (username: string) => void
}

/** The height of a line that was never shown, in CSS pixels. */
const lineHeight = 72

/** Lists accounts in a list that grows while the agent scrolls; only those near the screen are mounted. */
export function MemberRows<P, R extends { readonly username: string }>(
  props: MemberRowsProps<P, R>,
): ReactNode {
  const { list, rowsOf, listKey, empty, children } = props
  const t = useT()
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const { pages, asking, error, more } = list
  // Somebody who joins moves the pages, so that an account can be on two of them.
  const rows = [...new Map(pages.flatMap(rowsOf).map((row) => [row.username, row])).values()]
  const toggle = useCallback((username: string): void => {
    setOpened((old) => {
      const next = new Set(old)
      if (!next.delete(username)) next.add(username)
      return next
    })
  }, [])
  if (pages.length === 0 && asking) return <Skeleton shape="card" height="4.5rem" count={6} />
  if (rows.length === 0 && !error) return empty
  return (
    <>
      {rows.length > 0 && (
        <VirtualRows
          key={listKey}
          label={t('team.list')}
          items={rows}
          keyOf={({ username }) => username}
          columns={1}
          gap={0}
          estimate={() => lineHeight}
          place={listKey}
          onNearEnd={more}
        >
          {(row) => children(row, { open: opened.has(row.username), toggle })}
        </VirtualRows>
      )}
      <PagesFailure list={list} />
      {!error && more && <Skeleton shape="card" height="4.5rem" />}
    </>
  )
}
