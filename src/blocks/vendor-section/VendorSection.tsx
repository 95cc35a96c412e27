import type { ReactNode } from 'react'
import { categories } from '../../contract/categories.ts'
import { useT, useText } from '../../i18n/use-t.ts'
import { Answer } from '../../parts/Answer.tsx'
import { lobbyPath } from '../../parts/lobby-path.ts'
import { Section } from '../../parts/Section.tsx'
import { useVendors } from '../../parts/use-vendors.ts'
import { VendorTile } from '../../parts/VendorTile.tsx'
import type { VendorGroup } from '../../parts/vendor-groups.ts'
import type { BlockProps } from '../../registry/block.ts'
import { Link } from '../../ui/navigation.tsx'
import { Rail } from '../../ui/Rail.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { planRows, type Rows } from './plan-rows.ts'
import styles from './VendorSection.module.css'

/** One game category with its vendors in rows (SPEC.md §2). */
export default function VendorSection(props: BlockProps<'vendor-section'>): ReactNode {
  const { variant, settings } = props
  const { category, title, more = true, tone, edge, over } = settings
  const t = useT()
  const read = useText()
  const call = useVendors([category])
  const group = call.value?.[0]
  const rows = settings.rows ?? categories[category].rows
  const count = group?.games || group?.vendors.length
  return (
    <Section
      tone={tone}
      edge={edge}
      over={over}
      title={title ? read(title) : t(categories[category].title)}
      count={count && (group.games ? t('home.vendor.games', { count }) : count)}
      action={more ? { label: t('home.more'), to: lobbyPath(category) } : undefined}
    >
      <Answer
        call={call}
        skeleton={
          <div className={styles['bones']} data-variant={variant}>
            <Skeleton count={rows * (variant === 'list' ? 1 : 2)} height={boneHeights[variant]} />
          </div>
        }
        empty={t('home.vendor.empty')}
        isEmpty={([first]) => !first || first.vendors.length === 0}
      >
        {([first]) => first && <Tiles {...props} group={first} rows={rows} />}
      </Answer>
    </Section>
  )
}

const boneHeights = { grid: '7.25rem', lanes: '3.5rem', list: '6rem', bubbles: '7.25rem' } as const
const looks = { grid: 'card', lanes: 'lane', list: 'seal', bubbles: 'bubble' } as const

interface TilesProps extends BlockProps<'vendor-section'> {
  readonly group: VendorGroup
  readonly rows: number
}

function Tiles({ variant, settings, group, rows }: TilesProps): ReactNode {
  const t = useT()
  const { category, vendors } = group
  const title = t(categories[category].title)
  const plan = planRows(vendors, { variant, rows, lead: settings.lead ?? false })
  const tiles = plan.shown.map((vendor) => (
    <li key={vendor.accountTypeName}>
      <VendorTile
        vendor={vendor}
        category={category}
        look={looks[variant]}
        to={lobbyPath(category, vendor.accountTypeName)}
      />
    </li>
  ))
  if (variant === 'lanes') return <Lanes tiles={tiles} rows={rows} label={title} />
  if (plan.scrolls)
    return (
      <Rail label={title} rows={railRows(plan)} className={styles['rail']}>
        {tiles}
      </Rail>
    )
  return (
    <ul
      className={styles['tiles']}
      data-variant={variant}
      data-lead={(settings.lead && plan.shown.length > 3) || undefined}
      aria-label={title}
    >
      {tiles}
      {variant === 'bubbles' && (
        <li>
          <Link className={styles['all']} to={lobbyPath(category)}>
            {t('home.more')}
            <b>{vendors.length}</b>
          </Link>
        </li>
      )}
    </ul>
  )
}

interface LanesProps {
  readonly tiles: readonly ReactNode[]
  readonly rows: number
  readonly label: string
}

/** Numbered lanes that scroll together, each a little behind the one above, like a start. */
function Lanes({ tiles, rows, label }: LanesProps): ReactNode {
  return (
    <div className={styles['lanes']}>
      {Array.from({ length: Math.min(rows, tiles.length) }, (_, lane) => (
        <ul
          // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its number
          key={lane}
          className={styles['lane']}
          style={{ '--lane': lane }}
          aria-label={`${label} ${lane + 1}`}
        >
          {tiles.filter((_tile, place) => place % rows === lane)}
        </ul>
      ))}
    </div>
  )
}

function railRows({ rows }: Rows): 1 | 2 | 3 {
  return rows === 1 || rows === 2 ? rows : 3
}
