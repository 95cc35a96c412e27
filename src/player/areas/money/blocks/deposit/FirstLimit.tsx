import { type ReactNode, useState } from 'react'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Button, ButtonLink } from '../../../../kit/controls/Button.tsx'
import { Icon } from '../../../../kit/controls/Icon.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import styles from './FirstLimit.module.css'

/** Offers a deposit limit before the first deposit. One tap declines it (SPEC §11.64). */
export function FirstLimit(): ReactNode {
  const t = useT()
  const [declined, setDeclined] = useState(false)
  if (declined) return null
  return (
    <section className={styles['offer']}>
      <Icon name="limit" />
      <div>
        <h2 className={typography['name']}>{t('deposit.limit.title')}</h2>
        <p className={typography['muted']}>{t('deposit.limit.text')}</p>
      </div>
      <div className={styles['ways']}>
        <ButtonLink variant="outline" size="small" to={pathTo('playSafely')}>
          {t('deposit.limit.set')}
        </ButtonLink>
        <Button variant="plain" size="small" onClick={() => setDeclined(true)}>
          {t('deposit.limit.later')}
        </Button>
      </div>
    </section>
  )
}
