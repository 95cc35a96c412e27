import type { ReactNode } from 'react'
import type { RedEnvelope } from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Button } from '../../../../kit/controls/Button.tsx'
import { Countdown } from '../../../../kit/controls/Countdown.tsx'
import { Figures } from '../../../../kit/controls/Figures.tsx'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { useBack } from '../../../../kit/controls/navigation.tsx'
import { Refusal } from '../../../../kit/controls/Refusal.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { UnknownResult } from '../../../../kit/money/UnknownResult.tsx'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { useConnection } from '../../../../state/connection.ts'
import { readServerTime } from '../../../../state/status.ts'
import styles from './EnvelopeDock.module.css'
import type { Opening } from './use-opening.ts'

export interface EnvelopeDockProps {
  readonly envelope: RedEnvelope
  readonly opening: Opening
  readonly onHistory: () => void
  /** Called when the envelope opens or closes by the server's clock. */
  readonly onTurn: () => void
}

/** Shows the figures of the envelope, the one action of its state, and the way to the history. */
export function EnvelopeDock(props: EnvelopeDockProps): ReactNode {
  const { envelope, opening, onHistory } = props
  const t = useT()
  const { phase, refusal, unknown, forget } = opening
  return (
    <section className={styles['dock']} data-part="dock">
      {unknown && (
        <UnknownResult to={pathTo('redEnvelope', { show: 'history' })} onDismiss={forget} />
      )}
      <Words envelope={envelope} opening={opening} />
      <EnvelopeFigures {...props} />
      <Refusal>{refusal}</Refusal>
      <div className={styles['actions']}>
        <MainAction envelope={envelope} opening={opening} />
        {phase !== 'opening' && (
          <Button variant="outline" size="large" wide onClick={onHistory}>
            {t('envelope.history')}
          </Button>
        )}
      </div>
    </section>
  )
}

function Words({ envelope, opening }: Pick<EnvelopeDockProps, 'envelope' | 'opening'>): ReactNode {
  const t = useT()
  const currency = useCurrency()
  const { phase, result } = opening
  if (phase === 'shown' && result?.amount !== undefined)
    return (
      <div className={styles['words']}>
        <p className={`${styles['head']} ${typography['title']}`}>{t('envelope.wallet')}</p>
        <p>
          {result.required === undefined
            ? t('envelope.free')
            : t('envelope.required', { amount: formatMoney(result.required, currency) })}
        </p>
      </div>
    )
  if (phase !== 'closed') return null
  if (envelope.state === 'noTries') return <p>{t('envelope.noTriesText')}</p>
  return envelope.state === 'waiting' ? <p>{t('envelope.waitingText')}</p> : null
}

function EnvelopeFigures({ envelope, opening, onTurn }: EnvelopeDockProps): ReactNode {
  const t = useT()
  const { state, closesAt, nextAt, triesADay, turnover } = envelope
  const left = opening.result?.triesLeft ?? envelope.triesLeft
  const open = state === 'open' && closesAt !== undefined
  const turn = open ? closesAt : nextAt
  return (
    <Figures
      figures={[
        {
          label: t(open ? 'envelope.closesIn' : 'envelope.opensIn'),
          value:
            turn === undefined ? (
              t('envelope.noTurnover')
            ) : (
              <Countdown
                key={turn}
                to={turn}
                offset={readServerTime() - Date.now()}
                onDone={onTurn}
              />
            ),
          tone: 'strong',
        },
        {
          label: t('envelope.triesLeft'),
          value: t('envelope.tries', { left: Math.min(left, envelope.triesLeft), all: triesADay }),
        },
        {
          label: t('envelope.turnover'),
          value:
            turnover === 0 ? t('envelope.noTurnover') : t('envelope.times', { times: turnover }),
        },
      ]}
    />
  )
}

function MainAction({
  envelope,
  opening,
}: Pick<EnvelopeDockProps, 'envelope' | 'opening'>): ReactNode {
  const t = useT()
  const goBack = useBack()
  const offline = useConnection() === 'offline'
  const { phase, open, skip, clear } = opening
  const leave = (): void => goBack(pathTo('home'))
  if (phase === 'opening')
    return (
      <Button variant="accent" size="large" wide onClick={skip}>
        {t('envelope.skip')}
      </Button>
    )
  if (phase === 'shown' && envelope.state === 'open')
    return (
      <Button variant="accent" size="large" wide onClick={clear}>
        {t('envelope.openNext')}
      </Button>
    )
  if (phase !== 'shown' && envelope.state === 'open')
    return (
      <Button
        variant="accent"
        size="large"
        wide
        disc="packet"
        busy={phase === 'asking'}
        disabled={offline}
        onClick={open}
      >
        {t('envelope.open')}
      </Button>
    )
  return (
    <Button variant="accent" size="large" wide onClick={leave}>
      {t('envelope.done')}
    </Button>
  )
}
