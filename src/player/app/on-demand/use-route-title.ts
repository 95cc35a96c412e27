import { type Category, categories } from '../../../core/contract/categories.ts'
import { type RouteId, readRouteDeclaration } from '../../../core/contract/pages.ts'
import { useCall } from '../../gateway/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import { useSearch } from '../../kit/controls/navigation.tsx'
import { vendorsQuery } from '../../kit/games/use-vendors.ts'
import { useSkin } from '../../registry/skin-context.tsx'

/** Returns the title of a page. The game container has the title of its game type, a vendor's list that of the vendor (SPEC §2.24). */
export function useRouteTitle(route: RouteId): string {
  const t = useT()
  const search = useSearch()
  const type = search.get('gameType') ?? ''
  const { title } = readRouteDeclaration(route)
  const isVendorList = title === 'vendor'
  const { value } = useCall('vendors', vendorsQuery(useSkin()), { enabled: isVendorList })
  const code = search.get('vassalage')
  const vendor = Object.values(value?.mapping ?? {})
    .flat()
    .find((entry) => isVendorList && entry?.accountTypeName === code)
  if (vendor) return vendor.displayName
  if ((isVendorList || title === 'category') && Object.hasOwn(categories, type))
    return t(categories[type as Category].title) // checked in the line above
  return t(`route.${route}`)
}
