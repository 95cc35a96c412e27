import type { ReactNode } from 'react'
import { errorMessageKey, errorMessageValues } from '../../gateway/error-message-key.ts'
import type { Pages } from '../../gateway/use-pages.ts'
import { useT } from '../../i18n/use-t.ts'
import { useSkin } from '../../registry/skin-context.tsx'
import { Button } from '../controls/Button.tsx'
import { Notice } from '../controls/Notice.tsx'
import { EmptyNotice } from './EmptyNotice.tsx'

export interface PagedListProps<P, T> {
  readonly list: Pages<P>
  readonly itemsOf: (page: P) => readonly T[]
  /** Rendered while the first page is pending, in the size of the content. */
  readonly skeleton: ReactNode
  readonly empty: { readonly line: string; readonly action?: EmptyAction }
  readonly children: (items: readonly T[]) => ReactNode
}

interface EmptyAction {
  readonly label: string
  readonly onPress: () => void
}

/** A list that grows by a button, with its loading, empty and failed states. A failure keeps what is loaded. */
export function PagedList<P, T>(props: PagedListProps<P, T>): ReactNode {
  const { list, itemsOf, skeleton, empty, children } = props
  const t = useT()
  const { pages, asking, error, more } = list
  const items = pages.flatMap(itemsOf)
  if (pages.length === 0 && asking) return skeleton
  if (!error && items.length === 0) return <EmptyNotice {...empty} />
  return (
    <>
      {items.length > 0 && children(items)}
      <PagesFailure list={list} />
      {more && (
        <Button variant="outline" wide busy={asking} onClick={more}>
          {t('common.more')}
        </Button>
      )}
    </>
  )
}

/** The failure of the page that failed, with a retry; nothing without one. */
export function PagesFailure<P>({ list }: { readonly list: Pages<P> }): ReactNode {
  const t = useT()
  const { ornaments } = useSkin().look
  const { error, pages, asking, retry } = list
  if (!error) return null
  const kind = error.kind === 'offline' ? 'offline' : 'error'
  return (
    <Notice
      kind={kind}
      size={pages.length === 0 ? 'section' : 'row'}
      line={t(errorMessageKey(error), errorMessageValues(error))}
      action={{ label: t('common.retry'), onPress: retry, busy: asking }}
      ornament={ornaments[kind]}
    />
  )
}
