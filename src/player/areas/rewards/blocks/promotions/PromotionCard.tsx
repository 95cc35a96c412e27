import type { CSSProperties, ReactNode } from 'react'
import type { Promotion } from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { promotionStates } from '../../../../../core/contract/promotion-states.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Link } from '../../../../kit/controls/navigation.tsx'
import { Picture } from '../../../../kit/controls/Picture.tsx'
import { PromotionProgress } from '../../parts/PromotionProgress.tsx'
import { PromotionTag } from '../../parts/PromotionTag.tsx'
import { StartCountdown } from '../../parts/StartCountdown.tsx'
import { usePromotionWords } from '../../parts/use-promotion-words.ts'

export interface PromotionCardProps {
  readonly promotion: Promotion
  readonly className: string | undefined
  readonly kind: 'poster' | 'ticket' | 'lead'
  /** `wide` behind the words, `square` beside them. */
  readonly picture: 'wide' | 'square'
  readonly eager?: boolean
}

/** A promotion as a card that leads to it. Its parts have names for the style sheets of the variants. */
export function PromotionCard(props: PromotionCardProps): ReactNode {
  const { promotion, className, kind, picture, eager = false } = props
  const { promotionId, title, summary, image, square, status } = promotion
  const { period } = usePromotionWords()
  const { tone } = promotionStates[status]
  const isWide = picture === 'wide'
  const ink = isWide && /^#[0-9a-f]{6}$/i.test(promotion.ink ?? '') ? promotion.ink : undefined
  const style: CSSProperties | undefined = ink ? { '--ink': ink } : undefined
  return (
    <li
      className={className}
      data-kit="promotion"
      data-kind={kind}
      data-state={tone === 'open' ? undefined : tone}
      data-ink={ink && ''}
    >
      <Link data-part="card" to={pathTo('activity', { id: promotionId })} style={style}>
        <Picture
          part="picture"
          sources={isWide ? [image, square] : [square, image]}
          width={isWide ? 358 : 128}
          height={isWide ? 204 : 128}
          alt=""
          eager={eager}
          fallback={<span />}
        />
        <span data-part="words">
          <span data-part="title">{title}</span>
          {summary && <span data-part="summary">{summary}</span>}
        </span>
        <span data-part="foot">
          <span data-part="state">
            <PromotionTag status={status} />
            <span data-part="period">{period(promotion)}</span>
          </span>
          <State promotion={promotion} />
        </span>
      </Link>
    </li>
  )
}

/** Shows what a status has to show: the progress, a countdown, or the word of its action. */
function State({ promotion }: { readonly promotion: Promotion }): ReactNode {
  const t = useT()
  const { action } = usePromotionWords()
  const { status, target, from } = promotion
  if (target && status === 'process') return <PromotionProgress target={target} size="card" />
  if (promotionStates[status].button === 'countdown')
    return (
      <span data-part="starts">
        {t('promotion.startsIn')} <StartCountdown to={from} />
      </span>
    )
  const word = action(promotion)
  return word && <span data-part="action">{word}</span>
}
