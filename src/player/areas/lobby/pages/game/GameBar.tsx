import { type ReactNode, useState } from 'react'
import type { WalletBalance } from '../../../../../core/contract/generated/gateway.ts'
import type { Skin } from '../../../../../core/contract/skin.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { AgeMark } from '../../../../kit/controls/AgeMark.tsx'
import { IconButton } from '../../../../kit/controls/IconButton.tsx'
import { InlineList } from '../../../../kit/controls/InlineList.tsx'
import { Money } from '../../../../kit/controls/Money.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { Tag } from '../../../../kit/controls/Tag.tsx'
import type { Balance } from '../../../../kit/money/use-balance.ts'
import { ConnectionMark } from '../../../../kit/pages/ConnectionMark.tsx'
import { useLeastAge } from '../../../../kit/pages/use-least-age.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { useLanguage } from '../../../../state/language.ts'
import { useSessionKind } from '../../../../state/session.ts'
import { Elapsed } from './Elapsed.tsx'
import styles from './GameBar.module.css'
import { PlaySheet } from './PlaySheet.tsx'
import type { Guard } from './use-guard.ts'

export interface GameBarProps {
  readonly name: string
  /** Without a balance the bar shows the name in its place. */
  readonly balance?: Balance
  readonly net?: string | undefined
  readonly since?: number | undefined
  readonly onLeave: () => void
  readonly onReload?: (() => void) | undefined
  /** Wraps a step that leaves the game, so that the player confirms it first. */
  readonly ask?: Guard['asking']
}

/** Shows the bar above a game: back, the balance, the time played, reload, and the age mark, which opens the info sheet. */
export function GameBar(props: GameBarProps): ReactNode {
  const { name, balance, net, since, onLeave, onReload, ask } = props
  const t = useT()
  const skin = useSkin()
  const age = useLeastAge()
  const trial = useSessionKind() === 'trial'
  const [open, setOpen] = useState(false)
  const money = balance && showsBalance(skin, balance.wallet) ? balance : undefined
  return (
    <header className={styles['bar']}>
      <IconButton icon="back" label={t('app.back')} onClick={onLeave} />
      <div className={styles['middle']}>
        <h1
          className={styles['name']}
          data-page-heading
          tabIndex={-1}
          data-unseen={money ? '' : undefined}
        >
          {name}
        </h1>
        {money && <BalanceButton balance={money} />}
        {trial && <Tag tone="warning">{t('app.demo')}</Tag>}
        {since !== undefined && (
          <span className={styles['line']}>
            <InlineList
              items={[
                <Elapsed key="elapsed" since={since} />,
                money && net !== undefined && <NetResult key="net" amount={net} balance={money} />,
              ]}
            />
          </span>
        )}
      </div>
      <ConnectionMark />
      {onReload && <IconButton icon="refresh" label={t('play.reload')} onClick={onReload} />}
      <button
        type="button"
        className={styles['age']}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <AgeMark age={age} label={`${t('age.label', { age })}, ${t('age.responsible')}`} />
      </button>
      {open && (
        <PlaySheet
          name={name}
          since={since}
          balance={money}
          ask={ask}
          onClose={() => setOpen(false)}
        />
      )}
    </header>
  )
}

function BalanceButton({ balance }: { readonly balance: Balance }): ReactNode {
  const t = useT()
  const language = useLanguage()
  const { wallet, failed, masked, refreshing, refresh } = balance
  return (
    <button
      type="button"
      className={styles['balance']}
      aria-busy={refreshing || undefined}
      onClick={refresh}
    >
      <span data-unseen>{t('home.account.refresh')}</span>
      {wallet ? (
        <Money
          amount={wallet.sumBalance}
          symbol={wallet.currencySymbol}
          language={language}
          masked={masked ? t('home.account.hidden') : undefined}
        />
      ) : failed ? (
        t('home.account.failed')
      ) : (
        <Skeleton shape="text" width="5rem" />
      )}
    </button>
  )
}

/** Shows the amount won or lost since the launch. It is hidden with the balance. */
function NetResult({
  amount,
  balance,
}: {
  readonly amount: string
  readonly balance: Balance
}): ReactNode {
  const t = useT()
  const language = useLanguage()
  return (
    <>
      <span data-unseen>{t('play.net')}</span>{' '}
      <Money
        amount={amount}
        symbol={balance.wallet?.currencySymbol ?? ''}
        language={language}
        sign="always"
        tone={/[1-9]/.test(amount) ? 'result' : 'plain'}
        masked={balance.hidden ? t('home.account.hidden') : undefined}
      />
    </>
  )
}

/** Returns whether to show the balance. A single wallet hides it (SPEC §3.4), unless the merchant's home shows it. */
function showsBalance({ pages }: Skin, wallet: WalletBalance | undefined): boolean {
  if (wallet?.isSingle !== true) return true
  const blocks = Object.values(pages.home?.blocks ?? {})
  return blocks.some((block) => block?.type === 'account' && block.settings?.single === 'show')
}
