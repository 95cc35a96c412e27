import type { ReactNode } from 'react'
import { useT } from '../i18n/use-t.ts'
import { StudioButton, StudioIconButton } from '../look/StudioButton.tsx'
import type { BlockRow } from './read-pages.ts'
import { useBlockEdits } from './use-block-edits.ts'

export interface ReturnBlockButtonProps {
  readonly page: string
  readonly block: Pick<BlockRow, 'id' | 'state'>
  /** In a row of a list, the button is an icon whose label names the block. */
  readonly isInRow?: boolean
}

/** Places a block that no order names, or restores a removed one. Shows nothing for a placed block. */
export function ReturnBlockButton({
  page,
  block: { id, state },
  isInRow = false,
}: ReturnBlockButtonProps): ReactNode {
  const t = useT('tree')
  const edits = useBlockEdits()
  if (state === 'placed') return undefined
  const isRemoved = state === 'removed'
  const icon = isRemoved ? 'reset' : 'plus'
  const onPress = (): void => (isRemoved ? edits.restore : edits.place)({ page, id })
  if (isInRow)
    return (
      <StudioIconButton
        icon={icon}
        label={t(isRemoved ? 'restoreNamed' : 'placeNamed', { block: id })}
        onPress={onPress}
      />
    )
  return (
    <StudioButton icon={icon} onPress={onPress}>
      {t(isRemoved ? 'restore' : 'place')}
    </StudioButton>
  )
}
