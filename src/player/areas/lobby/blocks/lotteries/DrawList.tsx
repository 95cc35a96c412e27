import type { ReactNode } from 'react'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useT, useText } from '../../../../i18n/use-t.ts'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import { drawItems } from './Draw.tsx'
import { Lotteries } from './Lotteries.tsx'

export interface DrawListProps {
  readonly settings: BlockProps<'lotteries'>['settings']
  readonly className: string | undefined
  /** Height of a draw's skeleton, as a CSS length. */
  readonly height: string
}

/** Shows all draws in the same size, under a heading with a link to all lotteries. */
export function DrawList({ settings, className, height }: DrawListProps): ReactNode {
  const t = useT()
  const read = useText()
  return (
    <Lotteries
      className={className}
      settings={settings}
      title={settings.title ? read(settings.title) : t('home.lotteries.title')}
      counted
      action={{ label: t('home.lotteries.more'), to: pathTo('moreLotteries') }}
      skeleton={(limit) => (
        <div data-part="draws">
          <Skeleton count={limit} height={height} />
        </div>
      )}
    >
      {(lotteries, onClosed) => <ul data-part="draws">{drawItems(lotteries, onClosed)}</ul>}
    </Lotteries>
  )
}
