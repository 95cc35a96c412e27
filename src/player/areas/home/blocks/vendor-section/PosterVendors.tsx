import type { ReactNode } from 'react'
import type { BlockProps } from '../../../../registry/block.ts'
import { posterLook } from '../../parts/vendor-looks/poster-look.ts'
import { RailVendors } from './RailVendors.tsx'

/** Shows wide pictures with the name on them, in rows that scroll. */
export default function PosterVendors({ settings }: BlockProps<'vendor-section'>): ReactNode {
  return <RailVendors settings={settings} look={posterLook} width="11.5rem" height="6.5rem" />
}
