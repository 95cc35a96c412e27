import type { ReactNode } from 'react'
import type {
  AffiliateLink,
  RegistrationLink,
} from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { formatDate } from '../../../../i18n/format-time.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Banner } from '../../../../kit/controls/Banner.tsx'
import { Button } from '../../../../kit/controls/Button.tsx'
import { CopyButton } from '../../../../kit/controls/CopyButton.tsx'
import { Figures } from '../../../../kit/controls/Figures.tsx'
import { SectionHead } from '../../../../kit/controls/SectionHead.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { useNavigateWhileShown } from '../../../../kit/controls/use-navigate-while-shown.ts'
import { useEffectButton } from '../../../../kit/forms/use-effect-button.ts'
import { ReceiptRows } from '../../../../kit/money/OrderReceipt.tsx'
import { useConnection } from '../../../../state/connection.ts'
import { openConfirm } from '../../../../state/dialogs.ts'
import { useLanguage } from '../../../../state/language.ts'
import styles from './LinkView.module.css'
import { Poster } from './Poster.tsx'
import { RateGrid } from './RateGrid.tsx'

/** Shows a link: its poster, address, figures, rates and dates, and deletes it (SPEC §11.85). */
export function LinkView({ link }: { readonly link: AffiliateLink }): ReactNode {
  const t = useT()
  const language = useLanguage()
  const { code, url, type, rebates, remark, visits, registrations, deposits } = link
  return (
    <article aria-label={code}>
      {link.state === 'expired' ? (
        <Banner tone="warning" title={`${code}: ${t('links.expired')}`}>
          {t('links.expiredText')}
        </Banner>
      ) : (
        <>
          <Poster code={code} url={url} />
          <Address url={url} />
        </>
      )}
      <div className={styles['part']}>
        <Figures
          figures={[
            { label: t('links.visits'), value: visits },
            { label: t('links.registrations'), value: registrations, tone: 'strong' },
            { label: t('links.deposits'), value: deposits },
          ]}
        />
      </div>
      <section className={styles['part']}>
        <SectionHead title={t('links.rebates')} />
        <RateGrid rates={rebates} />
      </section>
      <div className={styles['part']}>
        <ReceiptRows
          rows={[
            { label: t('links.for'), value: t(`links.types.${type}`) },
            ...(remark === undefined ? [] : [{ label: t('links.remark'), value: remark }]),
            { label: t('links.created'), value: formatDate(link.createdAt, language) },
            {
              label: t('links.expires'),
              value:
                link.expiresAt === undefined
                  ? t('links.never')
                  : formatDate(link.expiresAt, language),
            },
          ]}
        />
      </div>
      <DeleteButton link={link} />
    </article>
  )
}

/** Shows the link that an agent always has. */
export function StandingView({
  link: { code, url },
}: {
  readonly link: RegistrationLink
}): ReactNode {
  const t = useT()
  return (
    <article aria-label={code}>
      <Poster code={code} url={url} />
      <Address url={url} />
      <p className={`${styles['note']} ${typography['muted']}`}>{t('links.standingText')}</p>
    </article>
  )
}

function Address({ url }: { readonly url: string }): ReactNode {
  const t = useT()
  return (
    <div className={styles['address']}>
      <span className={typography['muted']}>{t('links.address')}</span>
      <span className={styles['url']}>{url}</span>
      <CopyButton
        variant="soft"
        size="medium"
        wide
        text={url}
        label={t('links.copy')}
        done={t('links.copied')}
      />
    </div>
  )
}

function DeleteButton({ link: { linkId, code } }: { readonly link: AffiliateLink }): ReactNode {
  const t = useT()
  const navigate = useNavigateWhileShown()
  const offline = useConnection() === 'offline'
  const { press, running } = useEffectButton('deleteAffiliateLink', t('links.deleted'))

  async function remove(): Promise<void> {
    const sure = await openConfirm({
      title: t('links.deleteTitle', { code }),
      text: t('links.deleteText'),
      confirm: t('links.deleteConfirm'),
    })
    if (!sure) return
    const done = await press({ body: { linkId } })
    if (done !== undefined) navigate(pathTo('agentLinks'), { replace: true })
  }

  return (
    <Button
      variant="plain"
      icon="trash"
      busy={running}
      disabled={offline}
      onClick={() => void remove()}
    >
      {t('links.delete')}
    </Button>
  )
}
