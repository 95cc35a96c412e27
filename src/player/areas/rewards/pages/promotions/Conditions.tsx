import type { ReactNode } from 'react'
import type { PromotionCondition } from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Icon } from '../../../../kit/controls/Icon.tsx'
import { ListGroup, ListRow } from '../../../../kit/controls/ListGroup.tsx'
import { readHere } from '../../../../kit/pages/return-path.ts'
import styles from './Conditions.module.css'

export interface ConditionsProps {
  readonly conditions: readonly PromotionCondition[]
}

/** Lists what a member needs to take part, each with whether the member has it. */
export function Conditions({ conditions }: ConditionsProps): ReactNode {
  const t = useT()
  if (conditions.length === 0) return null
  return (
    <ListGroup title={t('promotion.conditions')}>
      {conditions.map((condition, place) => {
        const { kind, least = '', met } = condition
        const to = met === false ? placeOf(kind) : undefined
        return (
          <ListRow
            // biome-ignore lint/suspicious/noArrayIndexKey: two conditions may have a kind that is not known
            key={`${kind} ${place}`}
            label={t(`promotion.condition.${kind}`, { level: least })}
            {...(to !== undefined && { to })}
            {...(met !== undefined && { value: <Met condition={condition} /> })}
          />
        )
      })}
    </ListGroup>
  )
}

/** The page on which a member gets what is missing. */
function placeOf(kind: PromotionCondition['kind']): string | undefined {
  if (kind === 'bankCard') return pathTo('bankCards', { back: readHere() })
  if (kind === 'realName') return pathTo('settings', { edit: 'payeeName', back: readHere() })
  return undefined
}

function Met({ condition: { have, met } }: { readonly condition: PromotionCondition }): ReactNode {
  const t = useT()
  const word = have === undefined ? t(met ? 'promotion.met' : 'promotion.unmet') : undefined
  return (
    <span className={styles['met']} data-met={met || undefined}>
      <Icon name={met ? 'check' : 'close'} size="small" />
      {word ?? t('promotion.youAre', { level: have ?? '' })}
    </span>
  )
}
