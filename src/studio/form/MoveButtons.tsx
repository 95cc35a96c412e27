import type { ReactNode } from 'react'
import { useT } from '../i18n/use-t.ts'
import { StudioIconButton } from '../look/StudioButton.tsx'

export interface MoveButtonsProps {
  readonly what: string
  readonly at: number
  readonly length: number
  readonly onMove: (to: number) => void
}

/** Moves an item of a list up or down. */
export function MoveButtons({ what, at, length, onMove }: MoveButtonsProps): ReactNode {
  const t = useT('form')
  return (
    <>
      <StudioIconButton
        icon="up"
        label={t('moveUp', { name: what })}
        isDisabled={at === 0}
        onPress={() => onMove(at - 1)}
      />
      <StudioIconButton
        icon="down"
        label={t('moveDown', { name: what })}
        isDisabled={at === length - 1}
        onPress={() => onMove(at + 1)}
      />
    </>
  )
}
