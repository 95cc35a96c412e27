import type { ReactNode } from 'react'
import { pathTo } from '../../../core/contract/pages.ts'
import { useT } from '../../i18n/use-t.ts'
import { Banner } from '../controls/Banner.tsx'
import { Button, ButtonLink } from '../controls/Button.tsx'
import { InitialFocus } from '../controls/InitialFocus.tsx'
import styles from './UnknownResult.module.css'

export interface UnknownResultProps {
  /** The page that shows whether money was moved; the records by default. */
  readonly to?: string
  /** Forgets the request, so that the player can send it anew. */
  readonly onDismiss: () => void
}

/** Says that nobody knows yet whether a request moved money, and leads to the records (SPEC §11.33). */
export function UnknownResult({
  to = pathTo('records'),
  onDismiss,
}: UnknownResultProps): ReactNode {
  const t = useT()
  return (
    <InitialFocus>
      <Banner
        tone="warning"
        title={t('money.unknown.title')}
        action={
          <span className={styles['actions']}>
            <ButtonLink variant="outline" size="small" to={to}>
              {t('money.unknown.records')}
            </ButtonLink>
            <Button variant="plain" size="small" onClick={onDismiss}>
              {t('money.unknown.dismiss')}
            </Button>
          </span>
        }
      >
        {t('money.unknown.text')}
      </Banner>
    </InitialFocus>
  )
}
