import type { ReactNode } from 'react'
import type {
  RedEnvelope,
  RedEnvelopeResult,
} from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { Icon } from '../../../../kit/controls/Icon.tsx'
import { Money } from '../../../../kit/controls/Money.tsx'
import { ThemeDrawing } from '../../../../kit/controls/ThemeDrawing.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import styles from './EnvelopeStage.module.css'
import type { Opening } from './use-opening.ts'

export interface EnvelopeStageProps {
  readonly envelope: RedEnvelope
  readonly opening: Opening
}

/** Draws the envelope, closed or open, with what was in it. A tap skips the opening. */
export function EnvelopeStage({ envelope, opening }: EnvelopeStageProps): ReactNode {
  const { phase, result, skip } = opening
  const isOpen = phase === 'opening' || phase === 'shown'
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dock has a button that does the same
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div
      className={styles['stage']}
      data-part="stage"
      data-state={isOpen ? 'shown' : undefined}
      data-phase={phase}
      data-outcome={isOpen ? result?.outcome : undefined}
      onClick={phase === 'opening' ? skip : undefined}
    >
      {isOpen && result ? (
        <Prize result={result} />
      ) : (
        <Heading envelope={envelope} asking={phase === 'asking'} />
      )}
      <Packet outcome={isOpen ? result?.outcome : undefined} />
    </div>
  )
}

interface HeadingProps {
  readonly envelope: RedEnvelope
  readonly asking: boolean
}

function Heading({ envelope, asking }: HeadingProps): ReactNode {
  const t = useT()
  const currency = useCurrency()
  const { state, title, least, most } = envelope
  const range = t('envelope.range', {
    least: formatMoney(least, currency),
    most: formatMoney(most, currency),
  })
  return (
    <div className={styles['heading']} data-part="heading">
      <h2 className={styles['title']} data-part="title">
        {title}
      </h2>
      <p className={styles['line']} data-part="line" aria-live="polite">
        {asking
          ? t('envelope.opening')
          : state === 'noTries'
            ? t('envelope.noTries')
            : state === 'waiting'
              ? t('envelope.waiting')
              : range}
      </p>
    </div>
  )
}

function Prize({ result }: { readonly result: RedEnvelopeResult }): ReactNode {
  const t = useT()
  const currency = useCurrency()
  const carrier = useSkin().look.ornaments['packet-prize']
  const { amount, outcome } = result
  if (amount === undefined && outcome === 'unknown')
    return (
      <div className={styles['heading']} data-part="heading" role="status">
        <h2 className={styles['title']} data-part="title">
          {t('envelope.unknownMark')}
        </h2>
      </div>
    )
  if (amount === undefined)
    return (
      <div className={styles['heading']} data-part="heading" role="status">
        <h2 className={styles['title']} data-part="title">
          {t('envelope.empty')}
        </h2>
        <p className={styles['line']} data-part="line">
          {t('envelope.emptyText')}
        </p>
      </div>
    )
  return (
    <div
      className={styles['prize']}
      data-part="prize"
      data-state={carrier ? 'carried' : undefined}
      role="status"
    >
      {carrier && <ThemeDrawing className={styles['carrier']} src={carrier} />}
      <p className={styles['words']}>
        <span className={styles['won']}>{t('envelope.won')}</span>
        <strong
          className={`${styles['amount']} ${typography['display']}`}
          data-part="amount"
          data-length={amount.length > 6 ? 'long' : undefined}
        >
          <Money amount={amount} {...currency} />
        </strong>
      </p>
    </div>
  )
}

function Packet({
  outcome,
}: {
  readonly outcome: RedEnvelopeResult['outcome'] | undefined
}): ReactNode {
  const { ornaments } = useSkin().look
  const { packet, 'packet-strip': strip } = ornaments
  const open = ornaments['packet-open']
  const inside = outcome === 'empty' ? (ornaments['packet-empty'] ?? open) : open
  return (
    <div className={styles['packet']} data-part="packet" data-open={outcome ? '' : undefined}>
      {packet ? (
        <ThemeDrawing className={styles['closed']} src={packet} />
      ) : (
        <Icon name="packet" size="huge" />
      )}
      {inside && outcome && <ThemeDrawing src={inside} />}
      {strip && outcome && <ThemeDrawing className={styles['strip']} src={strip} />}
    </div>
  )
}
