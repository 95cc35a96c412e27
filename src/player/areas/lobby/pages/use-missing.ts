import { useVendors } from '../../../kit/games/use-vendors.ts'
import { useLobby } from '../parts/use-lobby.ts'

/** Returns the part of the address that this merchant does not have; undefined until the vendors are loaded. */
export function useMissing(): 'category' | 'vendor' | undefined {
  const { category, vendor } = useLobby()
  const { value: groups } = useVendors()
  if (!category) return 'category'
  const group = groups?.find((one) => one.category === category)
  // Lotteries load by a separate call, whatever their vendor.
  if (!groups || (!group && category === 'LOTT')) return undefined
  if (!group) return 'category'
  if (vendor === undefined) return undefined
  return group.vendors.some(({ accountTypeName }) => accountTypeName === vendor)
    ? undefined
    : 'vendor'
}
