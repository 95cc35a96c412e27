import { type ReactNode, useState } from 'react'
import { useT } from '../../../../i18n/use-t.ts'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { Icon } from '../../../../kit/controls/Icon.tsx'
import { Money } from '../../../../kit/controls/Money.tsx'
import { PickerSheet } from '../../../../kit/controls/PickerSheet.tsx'
import plate from '../../../../kit/controls/plate.module.css'
import { Row } from '../../../../kit/controls/Row.tsx'
import { VendorMark } from '../../../../kit/games/VendorMark.tsx'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import styles from './Sides.module.css'
import type { WalletChoice, WalletSide } from './use-wallet-choice.ts'

export interface SidesProps {
  readonly choice: WalletChoice
  readonly masked: boolean
  /** True while a transfer runs. */
  readonly locked: boolean
}

/** The two wallets of a transfer, each with a sheet to choose it, and the button that swaps them (SPEC §11.26). */
export function Sides({ choice, masked, locked }: SidesProps): ReactNode {
  const t = useT()
  const { from, to, sources, targets } = choice
  return (
    <div className={`${plate['plate']} ${styles['sides']}`} data-kit="panel" data-kind="wallets">
      <Side
        label={t('transfer.from')}
        side={from}
        sides={sources}
        masked={masked}
        locked={locked}
        onChoose={choice.chooseFrom}
      />
      <button
        type="button"
        className={styles['swap']}
        aria-label={t('transfer.swap')}
        disabled={locked}
        onClick={choice.swap}
      >
        <Icon name="transfer" size="medium" />
      </button>
      <Side
        label={t('transfer.to')}
        side={to}
        sides={targets}
        masked={masked}
        locked={locked}
        onChoose={choice.chooseTo}
      />
    </div>
  )
}

interface SideProps {
  readonly label: string
  readonly side: WalletSide | undefined
  readonly sides: readonly WalletSide[]
  readonly masked: boolean
  readonly locked: boolean
  readonly onChoose: (code: string) => void
}

function Side({ label, side, sides, masked, locked, onChoose }: SideProps): ReactNode {
  const t = useT()
  const currency = useCurrency()
  const ornament = useSkin().look.ornaments['sheet']
  const [open, setOpen] = useState(false)
  const hidden = masked ? t('home.account.hidden') : undefined
  return (
    <>
      <Row
        className={styles['side']}
        aria-haspopup="dialog"
        disabled={locked}
        onPress={() => setOpen(true)}
        mark={
          <>
            <span className={styles['label']}>{label}</span>
            {side && <SideMark code={side.code} />}
          </>
        }
        title={side?.name ?? t('transfer.choose')}
        note={side && <Money {...currency} amount={side.balance} masked={hidden} />}
        end={<Icon name="chevron-down" size="medium" />}
      />
      {open && (
        <PickerSheet
          title={label}
          cancel={t('common.cancel')}
          ornament={ornament}
          selected={side?.code}
          options={sides.map(({ code, name, balance, maintenance }) => ({
            key: code,
            label: name,
            picture: <SideMark code={code} />,
            note: hidden ?? formatMoney(balance, currency),
            ...(maintenance && { disabled: t('transfer.closedNote') }),
          }))}
          onSelect={(code) => {
            onChoose(code)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

function SideMark({ code }: { readonly code: string }): ReactNode {
  if (code !== 'main') return <VendorMark className={styles['mark']} vendor={code} />
  return (
    <span className={styles['mark']} data-main>
      <Icon name="wallet" />
    </span>
  )
}
