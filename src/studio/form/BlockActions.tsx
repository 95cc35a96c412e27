import type { ReactNode } from 'react'
import { useT } from '../i18n/use-t.ts'
import { StudioButton, StudioIconButton } from '../look/StudioButton.tsx'
import { ReturnBlockButton } from '../tree/ReturnBlockButton.tsx'
import type { BlockRow } from '../tree/read-pages.ts'
import { useBlockEdits } from '../tree/use-block-edits.ts'
import { MoveButtons } from './MoveButtons.tsx'

export interface BlockActionsProps {
  readonly page: string
  readonly block: BlockRow
  /** All blocks of the page, from top to bottom. */
  readonly blocks: readonly BlockRow[]
  /** In a row of a list, each button is an icon whose label names the block. */
  readonly isInRow?: boolean
}

/** Moves and removes a block that is placed; places or restores any other. */
export function BlockActions({
  page,
  block,
  blocks,
  isInRow = false,
}: BlockActionsProps): ReactNode {
  const t = useT('form')
  const edits = useBlockEdits()
  const { id, state } = block
  const place = { page, id }
  if (state !== 'placed') return <ReturnBlockButton page={page} block={block} isInRow={isInRow} />
  const placed = blocks.filter((one) => one.state === 'placed')
  const remove = (): void => edits.remove(place)
  return (
    <>
      <MoveButtons
        what={id}
        at={placed.indexOf(block)}
        length={placed.length}
        onMove={(to) => edits.move(place, to)}
      />
      {isInRow ? (
        <StudioIconButton icon="trash" label={t('removeNamed', { name: id })} onPress={remove} />
      ) : (
        <StudioButton icon="trash" tone="danger" onPress={remove}>
          {t('block.remove')}
        </StudioButton>
      )}
    </>
  )
}
