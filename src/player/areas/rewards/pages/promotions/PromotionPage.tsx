import { type ReactNode, Suspense } from 'react'
import type { PromotionDetail } from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { promotionStates } from '../../../../../core/contract/promotion-states.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Banner } from '../../../../kit/controls/Banner.tsx'
import { ButtonLink } from '../../../../kit/controls/Button.tsx'
import { InlineList } from '../../../../kit/controls/InlineList.tsx'
import { lazyPart } from '../../../../kit/controls/lazy-part.tsx'
import { Link } from '../../../../kit/controls/navigation.tsx'
import { Picture } from '../../../../kit/controls/Picture.tsx'
import { SectionHead } from '../../../../kit/controls/SectionHead.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import { CodeSkeleton } from '../../../../kit/pages/CodeSkeleton.tsx'
import { EmptyNotice } from '../../../../kit/pages/EmptyNotice.tsx'
import { PagePart } from '../../../../kit/pages/PagePart.tsx'
import { useNamedStep } from '../../../../state/step-title.ts'
import { PromotionProgress } from '../../parts/PromotionProgress.tsx'
import { PromotionTag } from '../../parts/PromotionTag.tsx'
import { usePromotionClock } from '../../parts/use-promotion-clock.ts'
import { usePromotionWords } from '../../parts/use-promotion-words.ts'
import { Conditions } from './Conditions.tsx'
import styles from './PromotionPage.module.css'
import { PromotionTerms } from './PromotionTerms.tsx'
import { ShareButton } from './ShareButton.tsx'
import { TakePart } from './TakePart.tsx'

const GatewayHtml = lazyPart(() => import('../../../../kit/pages/GatewayHtml.tsx'))

/** Milliseconds between two polls of a promotion that somebody else moves. */
const pollMs = 10_000

/** Shows a promotion: its rules, what a member needs, how far the member is, and one action (SPEC §11.42). */
export function PromotionPage({ promotionId }: { readonly promotionId: string }): ReactNode {
  const t = useT()
  const call = useCall('promotion', { promotionId }, { onReturn: 'refresh' })
  const status = call.value?.promotion.status
  const waits = status !== undefined && promotionStates[status].tone === 'waiting'
  useCall('promotion', { promotionId }, { enabled: waits, refreshMs: pollMs })
  if (call.error?.code === 'promotion.notFound')
    return (
      <PagePart>
        <EmptyNotice size="page" line={t('error.promotionNotFound')} />
        <ButtonLink variant="outline" wide to={pathTo('activity')}>
          {t('promotion.back')}
        </ButtonLink>
      </PagePart>
    )
  return (
    <PagePart>
      <Answer call={call} skeleton={<PageSkeleton />}>
        {(detail) => <Whole detail={detail} onTurn={call.retry} />}
      </Answer>
    </PagePart>
  )
}

interface WholeProps {
  readonly detail: PromotionDetail
  readonly onTurn: () => void
}

function Whole({ detail: asked, onTurn }: WholeProps): ReactNode {
  const t = useT()
  const words = usePromotionWords()
  const [promotion = asked.promotion] = usePromotionClock([asked.promotion], onTurn)
  const detail = { ...asked, promotion }
  const { title, summary, image, square, status, reason } = promotion
  useNamedStep(title)
  return (
    <article className={styles['page']} data-kit="promotion-page">
      <div className={styles['hero']} data-part="cover">
        <Picture
          className={styles['picture']}
          sources={[image, square]}
          width={390}
          height={222}
          alt=""
          eager
          fallback={<span />}
        />
        <ShareButton title={title} />
      </div>
      <header className={styles['head']} data-kit="head" data-kind="reading">
        <h2 className={styles['title']} data-part="title">
          {title}
        </h2>
        {summary && (
          <p className={styles['summary']} data-part="note">
            {summary}
          </p>
        )}
        <p className={styles['line']}>
          <PromotionTag status={status} />
          <span className={typography['muted']}>{words.wholePeriod(promotion)}</span>
        </p>
        {status === 'rejected' ? (
          <Banner tone="warning" title={t('promotion.line.rejected')}>
            {reason && t(`promotion.reason.${reason}`)}
          </Banner>
        ) : (
          <p className={styles['says']} data-tone={promotionStates[status].tone}>
            {t(
              status === 'join' && promotion.application
                ? 'promotion.line.apply'
                : `promotion.line.${status}`,
            )}
          </p>
        )}
      </header>
      <Target detail={detail} />
      <Sent detail={detail} />
      <PromotionTerms detail={detail} />
      <Conditions conditions={detail.conditions} />
      <section className={styles['section']}>
        <SectionHead title={t('promotion.rules')} />
        <div className={styles['rules']} data-part="rules">
          <Suspense fallback={<CodeSkeleton shape="text" width="90%" height="12rem" />}>
            <GatewayHtml html={detail.rules} />
          </Suspense>
        </div>
      </section>
      <Games games={detail.games} />
      <TakePart detail={detail} />
    </article>
  )
}

/** Shows the progress of a member who has joined, and the way to more of it. */
function Target({ detail: { promotion, games } }: { readonly detail: PromotionDetail }): ReactNode {
  const t = useT()
  const { game } = usePromotionWords()
  const { target, status } = promotion
  if (!target || !['signed', 'process', 'claim'].includes(status)) return null
  const [first] = games ?? []
  const isOpen = status !== 'claim' && target.settlesAt === undefined
  return (
    <section className={styles['target']}>
      <PromotionProgress target={target} />
      {isOpen &&
        (target.kind === 'deposit' ? (
          <ButtonLink variant="soft" wide icon="deposit" to={pathTo('deposit')}>
            {t('promotion.depositNow')}
          </ButtonLink>
        ) : (
          first !== undefined && (
            <ButtonLink
              variant="soft"
              wide
              icon="play"
              to={pathTo('gameContainer', { gameType: first })}
            >
              {t('promotion.playNow', { games: game(first) })}
            </ButtonLink>
          )
        ))}
    </section>
  )
}

/** Shows what the member sent with an application. */
function Sent({ detail: { sent } }: { readonly detail: PromotionDetail }): ReactNode {
  const t = useT()
  const { time } = usePromotionWords()
  if (!sent) return null
  return (
    <section className={styles['sent']}>
      <p>
        <b>{t('promotion.form.title')}</b>
      </p>
      {sent.comment && <p>{sent.comment}</p>}
      <p className={typography['muted']}>
        <InlineList
          items={[
            t('promotion.application.sentOn', { time: time(sent.sentAt) }),
            sent.pictures > 0 && t('promotion.application.pictures', { count: sent.pictures }),
          ]}
        />
      </p>
    </section>
  )
}

/** Lists the games that count, with links to their part of the lobby. */
function Games({ games }: { readonly games: readonly string[] | undefined }): ReactNode {
  const t = useT()
  const { game } = usePromotionWords()
  return (
    <section className={styles['section']}>
      <SectionHead title={t('promotion.games')} />
      {games ? (
        <ul className={styles['games']}>
          {games.map((name) => (
            <li key={name}>
              <Link
                className={styles['game']}
                data-part="link"
                to={pathTo('gameContainer', { gameType: name })}
              >
                {game(name)}
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p>{t('promotion.allGames')}</p>
      )}
    </section>
  )
}

function PageSkeleton(): ReactNode {
  return (
    <div className={styles['page']}>
      <div className={styles['hero']}>
        <Skeleton shape="tile" height="57vw" />
      </div>
      <Skeleton shape="text" width="70%" height="2rem" />
      <Skeleton shape="text" width="90%" height="1.25rem" count={2} />
      <Skeleton shape="card" height="10rem" count={2} />
    </div>
  )
}
