import type { ReactNode } from 'react'
import type { Category } from '../../../../../core/contract/categories.ts'
import type { VendorEntry } from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import chip from '../../../../kit/controls/chip.module.css'
import { Icon } from '../../../../kit/controls/Icon.tsx'
import { Link } from '../../../../kit/controls/navigation.tsx'
import { Rail } from '../../../../kit/controls/Rail.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { useCurrentInView } from '../../../../kit/controls/use-current-in-view.ts'
import { useShowClosed } from '../../../../kit/games/use-show-closed.ts'
import { useVendors } from '../../../../kit/games/use-vendors.ts'
import { discOf, Emblem } from '../../../../kit/games/VendorDisc.tsx'
import { VendorIcon } from '../../../../kit/games/VendorIcon.tsx'
import { isVendorClosed, type VendorGroup } from '../../../../kit/games/vendor-groups.ts'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import { Section } from '../../../../kit/pages/Section.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import { readServerTime } from '../../../../state/status.ts'
import { useLobby } from '../../parts/use-lobby.ts'
import styles from './VendorBar.module.css'

/** Shows the vendors of the lobby's category in a row, with the selected one marked. */
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
          <div className={styles['skeleton']} data-variant={variant}>
            <Skeleton count={4} width="5.5rem" height={skeletonHeights[variant]} />
          </div>
        }
        empty={t('home.vendor.empty')}
        isEmpty={([group]) => !group}
      >
        {([group]) => group && <Vendors group={group} variant={variant} />}
      </Answer>
    </Section>
  )
}

interface VendorsProps extends Pick<BlockProps<'vendor-bar'>, 'variant'> {
  readonly group: VendorGroup
}

/** Renders the vendors near the visible part of the row, and always the selected one. */
function Vendors({ group, variant }: VendorsProps): ReactNode {
  const t = useT()
  const { vendor } = useLobby()
  const around = useCurrentInView<HTMLDivElement>(vendor ?? '')
  const { category, vendors, games } = group
  const chosen = vendors.findIndex(({ accountTypeName }) => accountTypeName === vendor)
  return (
    <div ref={around}>
      <Rail
        kind={variant === 'chips' ? 'links' : undefined}
        className={styles['vendors']}
        label={t('lobby.vendors')}
        rows={vendors.length > maxInOneRow ? 2 : 1}
        columns={7}
        least={chosen + 3}
      >
        <VendorLink variant={variant} category={category} count={games} />
        {vendors.map((one) => (
          <VendorLink
            key={one.accountTypeName}
            variant={variant}
            category={category}
            vendor={one}
          />
        ))}
      </Rail>
    </div>
  )
}

/** Above this number of vendors the row has 2 lines (SPEC §9.20). */
const maxInOneRow = 16
const skeletonHeights = { chips: 'var(--touch)', bubbles: '5.5rem' } as const

interface VendorLinkProps extends Pick<BlockProps<'vendor-bar'>, 'variant'> {
  readonly category: Category
  /** The vendor to link to; without it, the link selects all of them. */
  readonly vendor?: VendorEntry
  /** Number of games of all vendors; 0 when the gateway does not count them. */
  readonly count?: number
}

function VendorLink(props: VendorLinkProps): ReactNode {
  const { variant, vendor } = props
  const lobby = useLobby()
  const showClosed = useShowClosed()
  const code = vendor?.accountTypeName
  const closed = vendor !== undefined && isVendorClosed(vendor, readServerTime())
  const shared = {
    className: variant === 'chips' ? chip['chip'] : styles['bubble'],
    'data-closed': closed || undefined,
    'data-part': 'choice',
  } as const
  return (
    <li>
      {closed ? (
        <button type="button" {...shared} onClick={() => showClosed(vendor)}>
          <VendorLabel {...props} closed />
        </button>
      ) : (
        <Link
          {...shared}
          replace
          to={lobby.pathOf({ vendor: code })}
          aria-current={lobby.vendor === code ? 'true' : undefined}
        >
          <VendorLabel {...props} />
        </Link>
      )}
    </li>
  )
}

/** Shows the icon and the name of a vendor, or the label for all of them. */
function VendorLabel(props: VendorLinkProps & { readonly closed?: true }): ReactNode {
  const { variant, category, vendor, count = 0, closed } = props
  const t = useT()
  if (!vendor)
    return (
      <>
        {variant === 'bubbles' && count > 0 && <b className={styles['mark']}>{count}</b>}
        {t(variant === 'chips' ? 'lobby.allVendors' : 'lobby.all')}
      </>
    )
  const disc = variant === 'bubbles' ? discOf(vendor) : undefined
  const { accountTypeName } = vendor
  if (variant === 'chips' && !closed)
    return (
      <>
        <VendorIcon className={styles['mark']} category={category} vendor={accountTypeName} />
        {vendor.displayName}
      </>
    )
  return (
    <>
      <span className={styles['mark']} style={disc}>
        {disc ? (
          <Emblem address={vendor.emblem} />
        ) : (
          <VendorIcon category={category} vendor={accountTypeName} />
        )}
        {closed && (
          <span className={styles['wrench']}>
            <Icon name="wrench" label={t('home.vendor.closed')} />
          </span>
        )}
      </span>
      {vendor.displayName}
    </>
  )
}
