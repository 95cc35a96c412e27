import type { ReactNode } from 'react'
import { useT } from '../../../../i18n/use-t.ts'
import { playsNow } from '../../../../kit/games/vendor-groups.ts'
import type { BlockProps } from '../../../../registry/block.ts'
import { cropLook, markLook } from '../../parts/vendor-looks/crop-look.ts'
import { RailVendors } from './RailVendors.tsx'

/**
 * Shows small pictures or icons beside the name, in rows that scroll. A table game has the note
 * "Play now".
 */
export default function CropVendors({ settings }: BlockProps<'vendor-section'>): ReactNode {
  const t = useT()
  return (
    <RailVendors
      settings={settings}
      look={settings.marks ? markLook : cropLook}
      width="12.25rem"
      height="4.75rem"
      note={(category) => (playsNow(category) ? t('home.vendor.play') : undefined)}
    />
  )
}
