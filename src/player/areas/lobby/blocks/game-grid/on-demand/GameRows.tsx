import type { ReactNode } from 'react'
import type { Game } from '../../../../../../core/contract/generated/gateway.ts'
import { VirtualRows, type VirtualRowsProps } from '../../../../../kit/controls/VirtualRows.tsx'

/** Shows games in rows. Only the rows near the screen are mounted. */
export default function GameRows(props: VirtualRowsProps<Game>): ReactNode {
  return <VirtualRows {...props} />
}
