import type { ReactNode } from 'react'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { ButtonLink } from '../../../../kit/controls/Button.tsx'
import { Icon } from '../../../../kit/controls/Icon.tsx'
import { nameAbout } from '../../../../kit/controls/name-about.ts'
import { reviewRoutes, type WaitingContract } from '../../parts/contract-kinds.ts'
import styles from './WaitingContracts.module.css'

/** Shows each contract that waits, with the way to the page on which the agent answers. */
export function WaitingContracts(props: {
  readonly waiting: readonly WaitingContract[]
}): ReactNode {
  const t = useT()
  if (props.waiting.length === 0) return null
  return (
    <ul className={styles['list']}>
      {props.waiting.map(({ kind, request }) => (
        <li key={kind} className={styles['card']}>
          <span className={styles['icon']}>
            <Icon name="contract" />
          </span>
          <p className={styles['words']}>
            <b className={styles['title']} id={`waiting-${kind}`}>
              {t(`agent.${request}.${kind}`)}
            </b>
            <span className={styles['note']}>{t('agent.answer')}</span>
          </p>
          <ButtonLink
            {...nameAbout(`review-${kind}`, `waiting-${kind}`)}
            variant="outline"
            to={pathTo(reviewRoutes[kind])}
          >
            {t('agent.review')}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
