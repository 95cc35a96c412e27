import type { ReactNode } from 'react'
import { categories } from '../../contract/categories.ts'
import type { VendorEntry } from '../../contract/generated/gateway.ts'
import { useT, useText } from '../../i18n/use-t.ts'
import { Answer } from '../../parts/Answer.tsx'
import { lobbyPath } from '../../parts/lobby-path.ts'
import { Section } from '../../parts/Section.tsx'
import { useVendors } from '../../parts/use-vendors.ts'
import { type VendorLook, VendorTile } from '../../parts/VendorTile.tsx'
import type { VendorGroup } from '../../parts/vendor-groups.ts'
import type { BlockProps } from '../../registry/block.ts'

/** What a variant draws: the vendors of the category, in so many rows. */
export interface VendorRows {
  readonly group: VendorGroup
  readonly rows: number
  /** The category's name, whatever the section's title says. */
  readonly label: string
}

export interface VendorSectionProps {
  readonly settings: BlockProps<'vendor-section'>['settings']
  readonly skeleton: (rows: number) => ReactNode
  readonly children: (found: VendorRows) => ReactNode
}

/** One game category with its vendors in rows (SPEC.md §2). */
export function VendorSection({ settings, skeleton, children }: VendorSectionProps): ReactNode {
  const { category, title, more = true, moreText, depth, countAt, ...place } = settings
  const t = useT()
  const read = useText()
  const call = useVendors([category])
  const group = call.value?.[0]
  const rows = settings.rows ?? categories[category].rows
  const label = t(categories[category].title)
  const count = useCount(settings, group)
  const rest = moreText ? read(moreText) : t('home.more')
  const total = settings.count !== 'vendors' && group?.games ? group.games : group?.vendors.length
  return (
    <Section
      tone={place.tone}
      edge={place.edge}
      over={place.over}
      perch={place.perch}
      depth={depth && read(depth)}
      title={title ? read(title) : label}
      count={countAt === 'more' ? undefined : count}
      action={
        more
          ? { label: countAt === 'more' ? `${rest} ${total ?? ''}` : rest, to: lobbyPath(category) }
          : undefined
      }
    >
      <Answer
        call={call}
        skeleton={skeleton(rows)}
        empty={t('home.vendor.empty')}
        isEmpty={([first]) => !first || first.vendors.length === 0}
      >
        {([first]) => first && children({ group: first, rows, label })}
      </Answer>
    </Section>
  )
}

/** The number beside the heading; nothing until it is known. */
function useCount(
  { category, count = 'games' }: VendorSectionProps['settings'],
  group: VendorGroup | undefined,
): string | number | undefined {
  const t = useT()
  if (!group || count === 'none') return undefined
  const { games, vendors } = group
  if (count === 'games' && games > 0)
    return t(`count.${categories[category].unit}`, { count: games })
  return vendors.length || undefined
}

/** Vendors as items of a list, each leading to its lobby. */
export function vendorItems(
  vendors: readonly VendorEntry[],
  { category }: VendorGroup,
  look: VendorLook,
  note?: string,
): readonly ReactNode[] {
  return vendors.map((vendor) => (
    <li key={vendor.accountTypeName}>
      <VendorTile
        vendor={vendor}
        category={category}
        look={look}
        note={note}
        to={lobbyPath(category, vendor.accountTypeName)}
      />
    </li>
  ))
}
