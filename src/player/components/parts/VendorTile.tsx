import type { ReactNode } from 'react'
import { type Category, categories } from '../../../core/contract/categories.ts'
import type { VendorEntry } from '../../../core/contract/generated/gateway.ts'
import { useT } from '../../i18n/use-t.ts'
import { readServerTime } from '../../state/status.ts'
import { Icon } from '../ui/Icon.tsx'
import { Link } from '../ui/navigation.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Tag } from '../ui/Tag.tsx'
import { useSayClosed } from './use-say-closed.ts'
import { VendorIcon } from './VendorIcon.tsx'
import styles from './VendorTile.module.css'
import { isClosed, playsNow } from './vendor-groups.ts'

/** How a tile is drawn: its style sheet, and what stands in it. */
export interface VendorLook {
  readonly className: string | undefined
  readonly pictured: boolean
  /** Where it says that a vendor is new, hot or closed: over the tile, or before its note. */
  readonly badge: 'corner' | 'note'
  readonly chevron?: true
  /** The note stands under the name, whatever is in the corner; without it only "Play now" does. */
  readonly line?: true
}

export interface VendorTileProps {
  readonly vendor: VendorEntry
  readonly category: Category
  readonly look: VendorLook
  /** A path that opens, or what a tap does. */
  readonly to: string | (() => void)
  /** The line under the name; without it the number of games, for lotteries and PVP the way in (SPEC §2.39). A row with a chevron says it of a closed vendor too. */
  readonly note?: string | undefined
  readonly mark?: ReactNode
  /** Said instead of the vendor's name. */
  readonly name?: string | undefined
  /** Stands instead of the vendor's own picture. */
  readonly art?: ReactNode
}

/** A vendor as a tile; one under maintenance is grey and a tap says why. */
export function VendorTile(props: VendorTileProps): ReactNode {
  const { vendor, category, look, to } = props
  const sayClosed = useSayClosed()
  const closed = isClosed(vendor, readServerTime())
  const shared = {
    className: `${styles['tile']} ${look.className}`,
    'data-category': category,
    'data-closed': closed || undefined,
  }
  const content = <Content {...props} note={useNote(props, { closed })} closed={closed} />
  if (!closed && typeof to === 'string')
    return (
      <Link {...shared} to={to}>
        {content}
      </Link>
    )
  return (
    <button
      type="button"
      {...shared}
      onClick={closed || typeof to === 'string' ? () => sayClosed(vendor) : to}
    >
      {content}
    </button>
  )
}

function Content(props: VendorTileProps & { readonly closed: boolean }): ReactNode {
  const { vendor, category, look, note, mark, closed } = props
  const t = useT()
  const own = vendor.displayName
  const name = props.name ?? (category === 'RNG' ? t('home.vendor.slot', { name: own }) : own)
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

/** Whether the note stands under the name; where a look has no place for it, that way in alone does. */
function hasLine({ look, category }: VendorTileProps): boolean {
  return look.line === true || (look.badge === 'corner' && playsNow(category))
}

/** The colour in which words read on the vendor's picture, where it is one. */
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
): string | undefined {
  const t = useT()
  if (closed) return look.chevron && note
  if (note === undefined && playsNow(category)) return t('home.vendor.play')
  if (note !== undefined || !vendor.gameCount) return note
  return t(`count.${categories[category].unit}`, { count: vendor.gameCount })
}
