import { type ReactNode, Suspense } from 'react'
import type { Invitation } from '../../../../../core/contract/generated/gateway.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { CopyButton } from '../../../../kit/controls/CopyButton.tsx'
import { compareDecimals } from '../../../../kit/controls/decimal.ts'
import { Figures } from '../../../../kit/controls/Figures.tsx'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { lazyPart } from '../../../../kit/controls/lazy-part.tsx'
import { Money } from '../../../../kit/controls/Money.tsx'
import { SectionHead } from '../../../../kit/controls/SectionHead.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import { CodeSkeleton } from '../../../../kit/pages/CodeSkeleton.tsx'
import { PagePart } from '../../../../kit/pages/PagePart.tsx'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { useHeadline } from '../../../../state/headline.ts'
import { Friends } from './Friends.tsx'
import styles from './Invite.module.css'
import { RewardTable } from './RewardTable.tsx'
import { ShareButton } from './ShareButton.tsx'

const QrCode = lazyPart(() => import('../../../../kit/controls/QrCode.tsx'))

/** Shows the member's code, link and QR code, the counters, the table of rewards and the friends (SPEC §11.91). */
export default function Invite(): ReactNode {
  const call = useCall('invitation', undefined, { onReturn: 'refresh' })
  return (
    <PagePart>
      <Answer call={call} skeleton={<InviteSkeleton />}>
        {(invitation) => <InviteView invitation={invitation} />}
      </Answer>
    </PagePart>
  )
}

function InviteView({ invitation }: { readonly invitation: Invitation }): ReactNode {
  const t = useT()
  const currency = useCurrency()
  const { opened, registered, deposited, earned, turnover } = invitation
  useHeadline(registered > 0 ? t('invite.headlineCount', { count: registered }) : undefined)
  return (
    <>
      <Poster invitation={invitation} />
      <div className={styles['part']}>
        <Figures
          figures={[
            { label: t('invite.opened'), value: opened },
            { label: t('invite.registered'), value: registered },
            { label: t('invite.deposited'), value: deposited },
            {
              label: t('invite.earned'),
              value: <Money amount={earned} {...currency} />,
              tone: 'strong',
            },
          ]}
        />
      </div>
      <section className={styles['part']}>
        <SectionHead title={t('invite.rewards')} />
        <RewardTable rewards={invitation.rewards} />
        <p className={typography['muted']}>
          {turnover === 0 ? t('invite.free') : t('invite.turnover', { times: turnover })}
        </p>
      </section>
      <section className={styles['part']}>
        <SectionHead title={t('invite.friends')} />
        <Friends />
      </section>
    </>
  )
}

/** The card that a friend could be shown: the reward, the QR code, the code and the link. */
function Poster({ invitation }: { readonly invitation: Invitation }): ReactNode {
  const t = useT()
  const currency = useCurrency()
  const { mode } = useSkin().look
  const { code, link, minDeposit, rewards } = invitation
  const [most = '0'] = rewards.map(({ amount }) => amount).sort((a, b) => compareDecimals(b, a))
  return (
    <article className={styles['poster']} data-kit="poster">
      <h2 className={styles['headline']} data-part="title">
        {t('invite.headline', { amount: formatMoney(most, currency) })}
      </h2>
      <p className={styles['rule']}>
        {t('invite.rule', { min: formatMoney(minDeposit, currency) })}
      </p>
      <div className={styles['body']}>
        <div className={styles['qr']}>
          <Suspense fallback={<CodeSkeleton shape="card" width="8rem" height="8rem" />}>
            <QrCode text={link} label={t('invite.qr')} mode={mode} />
          </Suspense>
        </div>
        <dl className={styles['code']}>
          <dt>{t('invite.code')}</dt>
          <dd className={`${styles['letters']} ${typography['display']}`}>{code}</dd>
          <dd>
            <CopyButton text={code} label={t('invite.copyCode')} done={t('invite.copied')} />
          </dd>
        </dl>
      </div>
      <div className={styles['link']}>
        <span className={styles['label']}>{t('invite.link')}</span>
        <span className={styles['address']}>{link}</span>
      </div>
      <div className={styles['actions']} data-part="actions">
        <ShareButton link={link} />
        <CopyButton
          size="large"
          wide
          text={link}
          label={t('invite.copyLink')}
          done={t('invite.copied')}
        />
      </div>
    </article>
  )
}

function InviteSkeleton(): ReactNode {
  return (
    <>
      <Skeleton shape="card" height="25rem" />
      <Skeleton shape="card" height="4rem" />
      <Skeleton shape="card" height="10rem" />
    </>
  )
}
