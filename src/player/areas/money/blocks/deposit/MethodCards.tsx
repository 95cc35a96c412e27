import type { ReactNode } from 'react'
import type { DepositMethod } from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Icon } from '../../../../kit/controls/Icon.tsx'
import { Row } from '../../../../kit/controls/Row.tsx'
import { Tag } from '../../../../kit/controls/Tag.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import styles from './MethodCards.module.css'
import { MethodMark } from './MethodMark.tsx'
import { MethodNote } from './MethodNote.tsx'
import { useMethodWords } from './method-words.ts'

export interface MethodCardsProps {
  readonly methods: readonly DepositMethod[]
  readonly chosen: string | undefined
  readonly onChoose: (method: DepositMethod) => void
}

/** The ways to pay as cards, the last used first and those under maintenance last (SPEC §11.65). */
export function MethodCards({ methods, chosen, onChoose }: MethodCardsProps): ReactNode {
  const t = useT()
  const sorted = [...methods].sort((one, other) => rankOf(one) - rankOf(other))
  return (
    <ul
      className={styles['cards']}
      data-kit="choices"
      data-kind="cards"
      aria-label={t('deposit.groups')}
      data-field="method"
    >
      {sorted.map((method) => (
        <li
          key={method.id}
          className={styles['item']}
          data-part="choice"
          data-state={isUsual(method) ? 'usual' : method.id === chosen ? 'chosen' : undefined}
        >
          <Card method={method} onChoose={() => onChoose(method)} />
        </li>
      ))}
    </ul>
  )
}

/** Returns true for the method of the last deposit. */
function isUsual({ lastUsed, maintenance }: DepositMethod): boolean {
  return lastUsed === true && !maintenance
}

function rankOf({ lastUsed, maintenance }: DepositMethod): number {
  if (maintenance) return 2
  return lastUsed ? 0 : 1
}

interface CardProps {
  readonly method: DepositMethod
  readonly onChoose: () => void
}

function Card({ method, onChoose }: CardProps): ReactNode {
  const { time, limits, fee, rebate, tag, closed } = useMethodWords()(method)
  return (
    <Row
      className={styles['card']}
      disabled={closed !== undefined}
      onPress={onChoose}
      mark={<MethodMark logo={method.logo} group={method.group} part="mark" />}
      title={
        <>
          <span className={`${styles['name']} ${typography['name']}`} data-part="name">
            {method.name}
          </span>
          {!closed && rebate && <Tag tone="plain">{rebate}</Tag>}
          {!closed && tag && <Tag>{tag}</Tag>}
        </>
      }
      note={closed ?? <MethodNote items={[limits, time, fee]} />}
      end={
        <span className={styles['end']} data-part="sign">
          <Icon name={closed ? 'wrench' : 'chevron'} size="medium" />
        </span>
      }
    />
  )
}
