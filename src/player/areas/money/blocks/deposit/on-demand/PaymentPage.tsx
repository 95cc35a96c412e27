import { type ReactNode, useState } from 'react'
import type { DepositOrder } from '../../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../../core/contract/pages.ts'
import { safeLink } from '../../../../../../core/contract/safe-link.ts'
import { useT } from '../../../../../i18n/use-t.ts'
import { Banner } from '../../../../../kit/controls/Banner.tsx'
import { Icon } from '../../../../../kit/controls/Icon.tsx'
import { Link } from '../../../../../kit/controls/navigation.tsx'
import { Spinner } from '../../../../../kit/controls/Spinner.tsx'
import typography from '../../../../../kit/controls/typography.module.css'
import { useSkin } from '../../../../../registry/skin-context.tsx'
import styles from './PaymentPage.module.css'

export interface PaymentPage {
  /** The address of the page, if it is on the allow-list. */
  readonly address: string | undefined
  readonly opened: boolean
  readonly open: () => void
}

/** Returns the payment page of an order, which opens in a new tab at the player's tap (SPEC §11.67). */
export function usePaymentPage({ pageUrl }: DepositOrder): PaymentPage {
  const { linkHosts } = useSkin().gateway
  const [opened, setOpened] = useState(false)
  const address = pageUrl === undefined ? undefined : safeLink(pageUrl, { hosts: linkHosts })
  return {
    address,
    opened,
    open: () => {
      if (address === undefined) return
      window.open(address, '_blank', 'noopener,noreferrer')
      setOpened(true)
    },
  }
}

/** Says how to pay on the page of another site, and waits for its result. */
export function OpenPaymentPage({ page }: { readonly page: PaymentPage }): ReactNode {
  const t = useT()
  const { address, opened } = page
  if (address === undefined)
    return (
      <Banner
        tone="error"
        title={t('deposit.page.unsafe')}
        action={<Link to={pathTo('service')}>{t('deposit.service')}</Link>}
      >
        {t('deposit.page.unsafeText')}
      </Banner>
    )
  return (
    <section className={styles['page']}>
      {opened ? <Spinner /> : <Icon name="globe" size="huge" />}
      <div className={styles['words']} aria-live="polite">
        <h2 className={typography['title']}>
          {t(opened ? 'deposit.page.waiting' : 'deposit.page.title')}
        </h2>
        <p className={typography['muted']}>
          {t(opened ? 'deposit.page.waitingText' : 'deposit.page.text')}
        </p>
        {opened && (
          // A browser that blocks new windows says nothing: this link always opens one.
          <Link className={styles['link']} to={address}>
            {t('deposit.page.blocked')}
          </Link>
        )}
      </div>
    </section>
  )
}
