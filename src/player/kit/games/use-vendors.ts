import { useMemo } from 'react'
import type { Category } from '../../../core/contract/categories.ts'
import type { VendorsQuery } from '../../../core/contract/generated/gateway.ts'
import type { Skin } from '../../../core/contract/skin.ts'
import { type QueryResult, useCall } from '../../gateway/use-call.ts'
import { useSkin } from '../../registry/skin-context.tsx'
import { groupVendors, type VendorGroup } from './vendor-groups.ts'

/** Returns the query for the vendors of a merchant (SPEC §7.28). */
export function vendorsQuery(skin: Skin): VendorsQuery {
  return { typeId: 1, merchant_code: skin.gateway.merchantCode }
}

/** Returns the vendors by category; with a list, only those categories and in that order. */
export function useVendors(only?: readonly Category[]): QueryResult<readonly VendorGroup[]> {
  const { value, ...call } = useCall('vendors', vendorsQuery(useSkin()))
  const groups = useMemo(() => value && groupVendors(value), [value])
  const chosen = only
    ? only.flatMap((name) => groups?.filter(({ category }) => category === name) ?? [])
    : groups
  return { ...call, value: groups && chosen }
}
