import type { ReactNode } from 'react'
import { IconButton } from '../look/Button.tsx'

export interface MoveButtonsProps {
  readonly what: string
  readonly at: number
  readonly length: number
  readonly onMove: (to: number) => void
}

/** Moves an item of a list up or down. */
export function MoveButtons({ what, at, length, onMove }: MoveButtonsProps): ReactNode {
  return (
    <>
      <IconButton
        icon="up"
        label={`Move ${what} up`}
        isDisabled={at === 0}
        onPress={() => onMove(at - 1)}
      />
      <IconButton
        icon="down"
        label={`Move ${what} down`}
        isDisabled={at === length - 1}
        onPress={() => onMove(at + 1)}
      />
    </>
  )
}
