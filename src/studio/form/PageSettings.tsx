import { type ReactNode, useState } from 'react'
import type { Edit } from '../../core/config/edit/edit.ts'
import { useFormatKey, useT } from '../i18n/use-t.ts'
import { StudioButton, StudioIconButton } from '../look/StudioButton.tsx'
import { goTo } from '../navigation/navigation.ts'
import { PlaceLink } from '../navigation/PlaceLink.tsx'
import { useDispatch, useMerchantCode, useValues } from '../state/use-editor.tsx'
import { addBlock, moveBlock, placeBlock, removeBlock, restoreBlock } from '../tree/edit-blocks.ts'
import { type BlockRow, readBlocks } from '../tree/read-pages.ts'
import { useMoveKeys } from '../tree/use-move-keys.ts'
import { AddBlock } from './AddBlock.tsx'
import { FormSheet } from './FormSheet.tsx'
import { MoveButtons } from './MoveButtons.tsx'
import styles from './PageSettings.module.css'

export interface PageSettingsProps {
  readonly page: string
  /** The dotted path of the address. */
  readonly path: string
}

/** The blocks of a page from top to bottom, and what can be added. */
export function PageSettings({ page, path }: PageSettingsProps): ReactNode {
  const t = useT('form')
  const step = useT('steps')
  const tree = useT('tree')
  const formatKey = useFormatKey()
  const code = useMerchantCode()
  const values = useValues()
  const dispatch = useDispatch()
  const [isAdding, setAdding] = useState(false)
  const blocks = readBlocks(values, page)
  const move = useMoveKeys()
  const placed = blocks.filter(({ state }) => state === 'placed')
  const edit: EditBlocks = (edits, name) =>
    dispatch({ act: 'edit', edits: edits.map((one) => ({ file: values.file, edit: one })), name })
  const add = (type: string): void => {
    const { id, edits } = addBlock(values, page, type)
    edit(edits, step('add', { block: id }))
    setAdding(false)
    goTo({ merchant: code, path: `pages.${page}.blocks.${id}` })
  }
  return (
    <FormSheet
      title={formatKey(page)}
      subtitle={t('page.blocks', { count: placed.length })}
      path={path}
      hint={t('page.hint')}
      actions={
        <StudioButton tone="main" icon="plus" onPress={() => setAdding(true)}>
          {t('page.add')}
        </StudioButton>
      }
    >
      <ol className={styles['blocks']} data-path={`pages.${page}.order`} onKeyDownCapture={move}>
        {blocks.map((block, at) => (
          <li
            key={block.id}
            className={styles['block']}
            data-own={block.isOwn || undefined}
            data-state={block.state}
            data-key={`pages.${page}.blocks.${block.id}`}
            title={block.state === 'placed' ? tree('move') : undefined}
          >
            <PlaceLink
              className={styles['name']}
              place={{ merchant: code, path: `pages.${page}.blocks.${block.id}` }}
            >
              {block.id}
            </PlaceLink>
            <span className={styles['type']}>{block.type && formatKey(block.type)}</span>
            <span className={styles['actions']}>
              <BlockActions
                page={page}
                block={block}
                at={at}
                length={placed.length}
                onEdit={edit}
              />
            </span>
          </li>
        ))}
      </ol>
      {blocks.length === 0 && <p>{t('page.empty')}</p>}
      {isAdding && (
        <AddBlock
          page={page}
          placed={new Set(placed.map(({ type }) => type))}
          onAdd={add}
          onClose={() => setAdding(false)}
        />
      )}
    </FormSheet>
  )
}

type EditBlocks = (edits: readonly Edit[], name: string) => void

interface BlockActionsProps {
  readonly page: string
  readonly block: BlockRow
  /** The place among the blocks of the page that are shown, from 0. */
  readonly at: number
  /** How many blocks the page shows. */
  readonly length: number
  readonly onEdit: EditBlocks
}

/** What can be done with a block of a page: placed, restored, moved or removed. */
function BlockActions({ page, block, at, length, onEdit }: BlockActionsProps): ReactNode {
  const { id, state } = block
  const t = useT('form')
  const step = useT('steps')
  const values = useValues()
  const place = { page, id }
  if (state === 'unplaced')
    return (
      <StudioButton
        icon="plus"
        onPress={() => onEdit(placeBlock(values, place), step('place', { block: id }))}
      >
        {t('page.place')}
      </StudioButton>
    )
  if (state === 'removed')
    return (
      <StudioButton
        icon="reset"
        onPress={() => onEdit(restoreBlock(values, place), step('restore', { block: id }))}
      >
        {t('page.restore')}
      </StudioButton>
    )
  return (
    <>
      <MoveButtons
        what={id}
        at={at}
        length={length}
        onMove={(to) => onEdit(moveBlock(values, place, to), step('move', { block: id }))}
      />
      <StudioIconButton
        icon="trash"
        label={t('removeNamed', { name: id })}
        onPress={() => onEdit(removeBlock(values, place), step('remove', { block: id }))}
      />
    </>
  )
}
