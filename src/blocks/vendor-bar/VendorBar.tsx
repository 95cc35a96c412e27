import type { ReactNode } from 'react'
import type { Category } from '../../contract/categories.ts'
import type { VendorEntry } from '../../contract/generated/gateway.ts'
import { useT } from '../../i18n/use-t.ts'
import { Answer } from '../../parts/Answer.tsx'
import { Section } from '../../parts/Section.tsx'
import { useLobby } from '../../parts/use-lobby.ts'
import { useVendors } from '../../parts/use-vendors.ts'
import { discOf, Emblem } from '../../parts/VendorDisc.tsx'
import { VendorIcon } from '../../parts/VendorIcon.tsx'
import { isClosed } from '../../parts/vendor-groups.ts'
import type { BlockProps } from '../../registry/block.ts'
import { readServerTime } from '../../state/status.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/navigation.tsx'
import { Rail } from '../../ui/Rail.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './VendorBar.module.css'

/** The vendors of the lobby's category in one row; the chosen one is lit. */
export default function VendorBar({ variant, settings }: BlockProps<'vendor-bar'>): ReactNode {
  const t = useT()
  const { category } = useLobby()
  const call = useVendors(category ? [category] : [])
  if (!category) return null
  return (
    <Section className={styles['bar']} tone={settings.tone}>
      <Answer
        call={call}
        size="row"
        skeleton={
          <div className={styles['bones']} data-variant={variant}>
            <Skeleton count={4} width="5.5rem" height={boneHeights[variant]} />
          </div>
        }
        empty={t('home.vendor.empty')}
        isEmpty={([group]) => !group}
      >
        {([group]) =>
          group && (
            <Rail className={styles['vendors']} label={t('lobby.vendors')}>
              <Way variant={variant} category={category} count={group.games} />
              {group.vendors.map((vendor) => (
                <Way
                  key={vendor.accountTypeName}
                  variant={variant}
                  category={category}
                  vendor={vendor}
                />
              ))}
            </Rail>
          )
        }
      </Answer>
    </Section>
  )
}

const boneHeights = { chips: 'var(--touch)', bubbles: '5.5rem' } as const

interface WayProps extends Pick<BlockProps<'vendor-bar'>, 'variant'> {
  readonly category: Category
  /** All of them, without one. */
  readonly vendor?: VendorEntry
  /** Games of all of them; 0 where the gateway does not count. */
  readonly count?: number
}

function Way({ variant, category, vendor, count = 0 }: WayProps): ReactNode {
  const t = useT()
  const lobby = useLobby()
  const code = vendor?.accountTypeName
  const closed = vendor !== undefined && isClosed(vendor, readServerTime())
  const disc = vendor && variant === 'bubbles' ? discOf(vendor) : undefined
  const all = variant === 'bubbles' && count > 0 ? String(count) : undefined
  return (
    <li>
      <Link
        replace
        className={styles['way']}
        to={lobby.pathOf({ vendor: code })}
        aria-current={lobby.vendor === code ? 'true' : undefined}
        data-variant={variant}
        data-closed={closed || undefined}
      >
        {vendor ? (
          <span className={styles['mark']} style={disc}>
            {disc ? (
              <Emblem address={vendor.emblem} />
            ) : (
              <VendorIcon category={category} vendor={vendor.accountTypeName} />
            )}
            {closed && (
              <span className={styles['wrench']}>
                <Icon name="wrench" label={t('home.vendor.closed')} />
              </span>
            )}
          </span>
        ) : (
          all && <b className={styles['mark']}>{all}</b>
        )}
        {vendor?.displayName ?? t(variant === 'chips' ? 'lobby.allVendors' : 'lobby.all')}
      </Link>
    </li>
  )
}
