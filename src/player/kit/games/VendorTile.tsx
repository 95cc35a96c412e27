import type { ReactNode } from 'react'
import { type Category, categories } from '../../../core/contract/categories.ts'
import type { VendorEntry } from '../../../core/contract/generated/gateway.ts'
import { useT } from '../../i18n/use-t.ts'
import { readServerTime } from '../../state/status.ts'
import { Icon } from '../controls/Icon.tsx'
import { Link, useSearch } from '../controls/navigation.tsx'
import { Picture } from '../controls/Picture.tsx'
import { Tag } from '../controls/Tag.tsx'
import { useShowClosed } from './use-show-closed.ts'
import { VendorIcon } from './VendorIcon.tsx'
import styles from './VendorTile.module.css'
import { isVendorClosed, playsNow } from './vendor-groups.ts'

/** The appearance of a tile: its stylesheet and its content. */
export interface VendorLook {
  readonly className: string | undefined
  readonly kind?: 'card'
  readonly pictured: boolean
  /** Position of the badge "new", "hot" or "closed": in the tile's corner, or before its note. */
  readonly badge: 'corner' | 'note'
  readonly chevron?: true
  /** Shows any note under the name, whatever is in the corner; without it, only "Play now". */
  readonly line?: true
}

export interface VendorTileProps {
  readonly vendor: VendorEntry
  readonly category: Category
  readonly look: VendorLook
  /** A path to open, or a function to call on a tap. */
  readonly to: string | (() => void)
  /**
   * The line under the name. By default the number of games, for lotteries and PVP "Play now" (SPEC
   * §2.39). A row with a chevron also shows it for a closed vendor.
   */
  readonly note?: ReactNode
  readonly mark?: ReactNode
  /** Text in place of the vendor's name. */
  readonly name?: string | undefined
  /** Content in place of the vendor's own picture. */
  readonly art?: ReactNode
}

/** Shows a vendor as a tile: marked in its own lobby, and grey under maintenance, when a tap shows the reason. */
export function VendorTile(props: VendorTileProps): ReactNode {
  const { vendor, category, look, to } = props
  const search = useSearch()
  const showClosed = useShowClosed()
  const closed = isVendorClosed(vendor, readServerTime())
  const shared = {
    className: `${styles['tile']} ${look.className}`,
    'data-category': category,
    'data-kit': 'vendor-tile',
    'data-kind': look.kind,
    'data-state': closed ? 'closed' : undefined,
  } as const
  const isShown =
    search.get('vass') === vendor.accountTypeName && search.get('gameType') === category
  const content = <Content {...props} note={useNote(props, { closed })} closed={closed} />
  if (!closed && typeof to === 'string')
    return (
      <Link {...shared} to={to} aria-current={isShown || undefined}>
        {content}
      </Link>
    )
  return (
    <button
      type="button"
      {...shared}
      onClick={closed || typeof to === 'string' ? () => showClosed(vendor) : to}
    >
      {content}
    </button>
  )
}

function Content(props: VendorTileProps & { readonly closed: boolean }): ReactNode {
  const { vendor, category, look, note, mark, closed } = props
  const t = useT()
  const vendorName = vendor.displayName
  const name =
    props.name ?? (category === 'RNG' ? t('home.vendor.slot', { name: vendorName }) : vendorName)
  const badge = closed ? <Closed label={t('home.vendor.closed')} /> : <VendorTag tag={vendor.tag} />
  return (
    <>
      {props.art ??
        (look.pictured && vendor.art !== undefined && (
          <Picture
            className={styles['art']}
            part="art"
            sources={[vendor.art]}
            width={140}
            height={80}
            alt=""
          />
        ))}
      <span className={styles['mark']} data-part="mark">
        {mark ?? <VendorIcon category={category} vendor={vendor.accountTypeName} />}
      </span>
      <span className={styles['words']} data-part="words" style={look.line && inkOf(vendor)}>
        <span className={styles['name']} data-part="name">
          {name}
        </span>
        {note && hasLine(props) && <span data-part="line">{note}</span>}
        {look.badge === 'note' && (
          <span className={styles['note']} data-part="note">
            {badge}
            {note}
          </span>
        )}
      </span>
      {look.badge === 'corner' && (
        <span className={styles['badge']} data-part="badge">
          {badge}
        </span>
      )}
      {look.chevron && <Icon name={closed ? 'wrench' : 'chevron'} size="medium" />}
    </>
  )
}

/** Returns true if the note is under the name; without a place for it, only "Play now" is. */
function hasLine({ look, category }: VendorTileProps): boolean {
  return look.line === true || (look.badge === 'corner' && playsNow(category))
}

/** Returns the text colour for the vendor's picture, or undefined without a picture. */
function inkOf({ art, artInk }: VendorEntry): { '--ink': string } | undefined {
  return art && artInk && /^#[0-9a-f]{6}$/i.test(artInk) ? { '--ink': artInk } : undefined
}

function VendorTag({ tag }: { readonly tag: VendorEntry['tag'] }): ReactNode {
  const t = useT()
  if (!tag) return null
  const hot = tag === 'HOT'
  return <Tag tone={hot ? 'light' : 'plain'}>{t(hot ? 'home.vendor.hot' : 'home.vendor.new')}</Tag>
}

function Closed({ label }: { readonly label: string }): ReactNode {
  return (
    <Tag tone="plain">
      <Icon name="wrench" size="small" />
      <span data-part="closed">{label}</span>
    </Tag>
  )
}

function useNote(
  { vendor, category, note, look }: VendorTileProps,
  { closed }: { readonly closed: boolean },
): ReactNode {
  const t = useT()
  if (closed) return look.chevron && note
  if (note === undefined && playsNow(category)) return t('home.vendor.play')
  if (note !== undefined || !vendor.gameCount) return note
  return t(`count.${categories[category].unit}`, { count: vendor.gameCount })
}
