import type { ReactNode } from 'react'
import { type Category, categories } from '../../../../../core/contract/categories.ts'
import type { VendorEntry } from '../../../../../core/contract/generated/gateway.ts'
import { otherCategories } from '../../../../../core/engine/other-categories.ts'
import type { QueryResult } from '../../../../gateway/use-call.ts'
import { useT, useText } from '../../../../i18n/use-t.ts'
import { lobbyPath } from '../../../../kit/games/lobby-path.ts'
import { useVendors } from '../../../../kit/games/use-vendors.ts'
import { type VendorLook, VendorTile } from '../../../../kit/games/VendorTile.tsx'
import type { VendorGroup } from '../../../../kit/games/vendor-groups.ts'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import { Section } from '../../../../kit/pages/Section.tsx'
import { useProgressiveCount } from '../../../../kit/pages/use-deferred-render.ts'
import type { BlockProps } from '../../../../registry/block.ts'
import { usePageId } from '../../../../registry/page-context.tsx'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { rowsOf } from './plan-rows.ts'

/** The content that a variant renders: the vendors of the category and the number of rows. */
export interface VendorRows {
  readonly group: VendorGroup
  readonly rows: number
  /** The category's name, also when the section has a different title. */
  readonly label: string
}

export interface VendorSectionProps {
  readonly settings: BlockProps<'vendor-section'>['settings']
  readonly skeleton: (rows: number) => ReactNode
  readonly children: (found: VendorRows) => ReactNode
}

/**
 * Shows one game category with its vendors in rows, or all categories that no other block names
 * (SPEC §2.37).
 */
export function VendorSection(props: VendorSectionProps): ReactNode {
  const { category } = props.settings
  return category === '*' ? (
    <OtherSections {...props} />
  ) : (
    <NamedSection {...props} category={category} />
  )
}

function NamedSection(props: VendorSectionProps & { readonly category: Category }): ReactNode {
  return <CategorySection {...props} call={useVendors([props.category])} />
}

/**
 * Shows a section for each remaining category, with a skeleton until its vendors are known; only
 * the first one, with an error, if they fail to load.
 */
function OtherSections({ settings, ...props }: VendorSectionProps): ReactNode {
  const { value, ...call } = useVendors()
  const others = useOtherCategories(settings.except)
  const groups = value?.filter(({ category }) => others.includes(category))
  const visibleCount = useProgressiveCount(groups?.length ?? 0, 1)
  const { title: _title, perch: _perch, depth: _depth, ...common } = settings
  const own = { ...common, edge: 'none', over: 'plain' } as const
  // A section of each category is there before the answer, and keeps its place and its heading with it.
  const shown = groups?.map(({ category }) => category) ?? others.slice(0, call.error && 1)
  return shown.map((category, index) => {
    const group = index < visibleCount ? groups?.[index] : undefined
    return (
      <CategorySection
        {...props}
        key={category}
        category={category}
        settings={own}
        call={{ ...call, value: group && [group] }}
      />
    )
  })
}

/** Returns the categories that no block of this page names. */
function useOtherCategories(except: readonly Category[]): readonly Category[] {
  const { pages } = useSkin()
  const pageId = usePageId()
  const page = pageId && pages[pageId]
  return page ? otherCategories(page, except) : []
}

interface CategorySectionProps extends VendorSectionProps {
  readonly category: Category
  /** A query that returns only this category, or an empty list if the gateway does not offer it. */
  readonly call: QueryResult<readonly VendorGroup[]>
}

function CategorySection(props: CategorySectionProps): ReactNode {
  const { category, call, settings, skeleton, children } = props
  const { title, more, moreText, depth, countAt, ...section } = settings
  const t = useT()
  const read = useText()
  const group = call.value?.[0]
  const rows = settings.rows ?? rowsOf(category)
  const label = t(categories[category].title)
  const count = useCount(settings, group)
  const moreLabel = moreText ? read(moreText) : t('home.more')
  const total = settings.count !== 'vendors' && group?.games ? group.games : group?.vendors.length
  return (
    <Section
      tone={section.tone}
      edge={section.edge}
      over={section.over}
      perch={section.perch}
      depth={depth && read(depth)}
      title={title ? read(title) : label}
      count={countAt === 'more' ? undefined : count}
      action={
        more
          ? {
              label: moreLabel,
              ...(countAt === 'more' && { total: total ?? 'pending' }),
              to: lobbyPath(category),
            }
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

/** Returns the number beside the heading, or undefined until it is known. */
function useCount(
  { count }: VendorSectionProps['settings'],
  group: VendorGroup | undefined,
): string | number | undefined {
  const t = useT()
  if (!group || count === 'none') return undefined
  const { games, vendors, category } = group
  if (count === 'games' && games > 0)
    return t(`count.${categories[category].unit}`, { count: games })
  return vendors.length || undefined
}

/** Renders vendors as list items that link to their lobbies. */
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
