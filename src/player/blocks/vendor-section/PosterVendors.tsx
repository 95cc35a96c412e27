import type { ReactNode } from 'react'
import { posterLook } from '../../components/parts/vendor-looks/poster-look.ts'
import type { BlockProps } from '../../registry/block.ts'
import { RailVendors } from './RailVendors.tsx'

/** Shows wide pictures with the name on them, in rows that scroll. */
export default function PosterVendors({ settings }: BlockProps<'vendor-section'>): ReactNode {
  return <RailVendors settings={settings} look={posterLook} width="11.5rem" height="6.5rem" />
}
