import { type ReactNode, useState } from 'react'
import type {
  VendorBalance,
  WalletBalance,
} from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Button } from '../../../../kit/controls/Button.tsx'
import { Money } from '../../../../kit/controls/Money.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { VendorMark } from '../../../../kit/games/VendorMark.tsx'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { listWallets } from '../../../../kit/money/vendor-wallets.ts'
import styles from './VendorGrid.module.css'

export interface VendorGridProps {
  readonly wallet: WalletBalance
  readonly masked: boolean
  /** The vendor of the transfer. */
  readonly chosen: string | undefined
  /** True while a transfer runs. */
  readonly locked: boolean
  readonly onChoose: (vendor: string) => void
}

/** The wallets of the first row. */
const rowLength = 4

/** Shows the wallet of each vendor: a row of them until the player opens the rest. A press chooses the vendor of the transfer. */
export function VendorGrid(props: VendorGridProps): ReactNode {
  const { wallet, chosen, onChoose } = props
  const t = useT()
  const [open, setOpen] = useState(false)
  const all = listWallets(wallet)
  const shown = open ? all : all.slice(0, rowLength)
  const rest = all.length - rowLength
  if (all.length === 0) return <p className={styles['none']}>{t('transfer.noWallets')}</p>
  return (
    <section className={styles['vendors']} aria-label={t('transfer.wallets')}>
      <ul className={styles['grid']} data-kit="choices" data-kind="cells">
        {shown.map((vendor) => (
          <li key={vendor.vendor}>
            <button
              type="button"
              className={styles['cell']}
              data-part="choice"
              aria-pressed={vendor.vendor === chosen}
              disabled={vendor.maintenance || props.locked}
              data-state={vendor.maintenance ? 'closed' : undefined}
              onClick={() => onChoose(vendor.vendor)}
            >
              <VendorMark className={styles['mark']} vendor={vendor.vendor} />
              <span className={`${styles['name']} ${typography['caption']}`}>
                {vendor.displayName}
              </span>
              <VendorAmount vendor={vendor} masked={props.masked} />
            </button>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button
          className={styles['more']}
          variant="plain"
          size="small"
          wide
          iconEnd="chevron-down"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? t('transfer.fewer') : t('transfer.more', { count: rest })}
        </Button>
      )}
    </section>
  )
}

function VendorAmount(props: { readonly vendor: VendorBalance; readonly masked: boolean }) {
  const { vendor, masked } = props
  const t = useT()
  const currency = useCurrency()
  if (vendor.maintenance)
    return <span className={typography['caption']}>{t('home.account.closed')}</span>
  return (
    <span className={typography['name']}>
      <Money
        amount={vendor.balance}
        {...currency}
        symbol=""
        masked={masked ? t('home.account.hidden') : undefined}
      />
    </span>
  )
}
