import { type ReactNode, useState } from 'react'
import type { PromotionDetail } from '../../../../../core/contract/generated/gateway.ts'
import { loginPath } from '../../../../../core/contract/login-path.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import {
  listPromotionActions,
  type PromotionAction,
  promotionStates,
} from '../../../../../core/contract/promotion-states.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { ActionBar } from '../../../../kit/controls/ActionBar.tsx'
import { Button, ButtonLink } from '../../../../kit/controls/Button.tsx'
import { useEffectButton } from '../../../../kit/forms/use-effect-button.ts'
import { UnknownResult } from '../../../../kit/money/UnknownResult.tsx'
import { useMoneyEffect } from '../../../../kit/money/use-money-effect.ts'
import { useConnection } from '../../../../state/connection.ts'
import { openConfirm } from '../../../../state/dialogs.ts'
import { useSessionKind } from '../../../../state/session.ts'
import { showNotification } from '../../../../state/toasts.ts'
import { StartCountdown } from '../../parts/StartCountdown.tsx'
import { usePromotionWords } from '../../parts/use-promotion-words.ts'
import { ApplicationSheet } from './ApplicationSheet.tsx'
import { ConfirmPromotion } from './ConfirmPromotion.tsx'
import { SentSheet } from './SentSheet.tsx'

/** The sheet that is open. */
type Open = 'join' | 'claim' | 'apply' | 'sent' | undefined

/**
 * Shows the one action of a promotion, or what appears in its place (SPEC §11.43). A guest is led to login
 * and back to the promotion, a trial account to a real one.
 */
export function TakePart({ detail }: { readonly detail: PromotionDetail }): ReactNode {
  const t = useT()
  const offline = useConnection() === 'offline'
  const session = useSessionKind()
  const part = usePart(detail)
  const { claim, busy } = part
  const { promotion } = detail
  const { status, from } = promotion
  const actions = listPromotionActions(status, promotion)
  const [main] = actions
  const lacking = useLacking(detail, main)
  return (
    <>
      {claim.unanswered && <UnknownResult onDismiss={claim.forget} />}
      {status === 'claimed' && session !== 'guest' && (
        <ButtonLink variant="outline" wide to={pathTo('bonus')}>
          {t('promotion.bonus')}
        </ButtonLink>
      )}
      {actions.includes('leave') && (
        <Button variant="plain" disabled={offline} onClick={() => void part.leave()}>
          {t('promotion.action.leave')}
        </Button>
      )}
      <ActionBar
        {...(promotionStates[status].button === 'countdown' && {
          label: t('promotion.startsIn'),
          figure: <StartCountdown to={from} />,
        })}
        {...(session === 'trial' && main && { note: t('error.demoAccount') })}
        {...(lacking !== undefined && { note: lacking })}
      >
        <MainButton
          detail={detail}
          busy={busy}
          disabled={offline || lacking !== undefined}
          onPress={(action) => void part.press(action)}
        />
      </ActionBar>
      <OpenSheet detail={detail} part={part} />
    </>
  )
}

type Part = ReturnType<typeof usePart>

/** Moves a member through a promotion: what is pressed, which sheet is open, and why a claim was refused. */
function usePart({ promotion }: PromotionDetail) {
  const t = useT()
  const words = usePromotionWords()
  const { promotionId, title } = promotion
  const [open, setOpen] = useState<Open>()
  const [refusal, setRefusal] = useState<string>()
  const move = useEffectButton('movePromotion')
  const claim = useMoneyEffect('claimPromotion')

  async function take(action: 'join' | 'reapply' | 'leave', done?: string): Promise<boolean> {
    const moved = await move.press({ body: { promotionId, move: action } })
    if (moved && done !== undefined) showNotification(done)
    return moved !== undefined
  }
  async function join(): Promise<void> {
    await take('join', t('promotion.done.joined', { title }))
    setOpen(undefined)
  }
  async function claimReward(): Promise<void> {
    setRefusal(undefined)
    const outcome = await claim.press({ body: { promotionId } })
    if (outcome.kind === 'refused') return setRefusal(outcome.message)
    setOpen(undefined)
    if (outcome.kind !== 'done') return
    const amount = words.money(outcome.value.amount)
    showNotification(t('promotion.done.claimed', { amount }))
  }
  async function leave(): Promise<void> {
    const sure = await openConfirm({
      title: t('promotion.leave.title'),
      text: t('promotion.leave.text'),
      confirm: t('promotion.action.leave'),
      cancel: t('common.cancel'),
    })
    if (sure) await take('leave', t('promotion.done.left'))
  }
  async function press(action: PromotionAction): Promise<void> {
    setRefusal(undefined)
    if (action === 'leave') return
    if (action !== 'reapply') return setOpen(action)
    if (await take('reapply')) setOpen('apply')
  }
  const busy = move.running || claim.running
  return { open, setOpen, refusal, claim, busy, join, claimReward, leave, press }
}

interface OpenSheetProps {
  readonly detail: PromotionDetail
  readonly part: Part
}

function OpenSheet({ detail, part }: OpenSheetProps): ReactNode {
  const { open, setOpen, busy, refusal } = part
  const close = (): void => setOpen(undefined)
  if (open === 'join' || open === 'claim')
    return (
      <ConfirmPromotion
        action={open}
        detail={detail}
        busy={busy}
        refusal={refusal}
        onClose={close}
        onConfirm={open === 'claim' ? part.claimReward : part.join}
      />
    )
  if (open === 'apply')
    return <ApplicationSheet detail={detail} onClose={close} onSent={() => setOpen('sent')} />
  return open === 'sent' ? <SentSheet onClose={close} /> : null
}

const entrances: readonly (PromotionAction | undefined)[] = ['join', 'apply', 'reapply']

/** Says what a member lacks before taking part; undefined if nothing, or if nothing is to be begun. */
function useLacking({ conditions }: PromotionDetail, main: PromotionAction | undefined) {
  const t = useT()
  const lacking = conditions.filter(({ met }) => met === false)
  if (!entrances.includes(main) || lacking.length === 0) return undefined
  const named = lacking.map(({ kind, least = '' }) =>
    t(`promotion.condition.${kind}`, { level: least }),
  )
  return t('promotion.lacking', { conditions: named.join(', ') })
}

interface MainButtonProps {
  readonly detail: PromotionDetail
  readonly busy: boolean
  readonly disabled: boolean
  readonly onPress: (action: PromotionAction) => void
}

function MainButton({ detail, busy, disabled, onPress }: MainButtonProps): ReactNode {
  const t = useT()
  const words = usePromotionWords()
  const session = useSessionKind()
  const { promotion } = detail
  const { status } = promotion
  const [main] = listPromotionActions(status, promotion)
  const word = words.action(promotion)
  const look = { variant: 'accent', size: 'large', wide: true } as const
  if (main === undefined || word === undefined)
    return (
      <Button {...look} disabled>
        {t(`promotion.status.${status}`)}
      </Button>
    )
  if (session === 'guest' || session === 'trial')
    return (
      <ButtonLink {...look} to={loginPath(location.pathname + location.search)}>
        {word}
      </ButtonLink>
    )
  return (
    <Button {...look} busy={busy} disabled={disabled} onClick={() => onPress(main)}>
      {word}
    </Button>
  )
}
