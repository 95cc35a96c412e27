import type { ReactNode } from 'react'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { ButtonLink } from '../../../../kit/controls/Button.tsx'
import { Icon } from '../../../../kit/controls/Icon.tsx'
import { nameAbout } from '../../../../kit/controls/name-about.ts'
import plate from '../../../../kit/controls/plate.module.css'
import { Row } from '../../../../kit/controls/Row.tsx'
import { reviewRoutes, type WaitingContract } from '../../parts/contract-kinds.ts'
import styles from './WaitingContracts.module.css'

/** Shows each contract that waits, with the way to the page on which the agent answers. */
export function WaitingContracts(props: {
  readonly waiting: readonly WaitingContract[]
}): ReactNode {
  const t = useT()
  if (props.waiting.length === 0) return null
  return (
    <ul className={styles['list']} data-kit="tasks">
      {props.waiting.map(({ kind, request }) => (
        <li key={kind}>
          <Row
            className={`${plate['plate']} ${styles['card']}`}
            mark={
              <span className={styles['icon']} data-part="mark">
                <Icon name="contract" />
              </span>
            }
            title={<b id={`waiting-${kind}`}>{t(`agent.${request}.${kind}`)}</b>}
            note={t('agent.answer')}
            end={
              <ButtonLink
                {...nameAbout(`review-${kind}`, `waiting-${kind}`)}
                variant="outline"
                to={pathTo(reviewRoutes[kind])}
              >
                {t('agent.review')}
              </ButtonLink>
            }
          />
        </li>
      ))}
    </ul>
  )
}
