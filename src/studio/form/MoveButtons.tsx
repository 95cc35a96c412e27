import type { ReactNode } from 'react'
import { useSay } from '../i18n/use-say.ts'
import { StudioIconButton } from '../look/StudioButton.tsx'

export interface MoveButtonsProps {
  readonly what: string
  readonly at: number
  readonly length: number
  readonly onMove: (to: number) => void
}

/** Moves an item of a list up or down. */
export function MoveButtons({ what, at, length, onMove }: MoveButtonsProps): ReactNode {
  const say = useSay('form')
  return (
    <>
      <StudioIconButton
        icon="up"
        label={say('moveUp', { name: what })}
        isDisabled={at === 0}
        onPress={() => onMove(at - 1)}
      />
      <StudioIconButton
        icon="down"
        label={say('moveDown', { name: what })}
        isDisabled={at === length - 1}
        onPress={() => onMove(at + 1)}
      />
    </>
  )
}
