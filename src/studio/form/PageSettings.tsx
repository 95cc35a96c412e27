import { type ReactNode, useState } from 'react'
import {
  followSchema,
  keySchema,
  merchantSchema,
  type Schema,
} from '../../core/config/schema-registry.ts'
import { isOwnPageId, type OwnPageId } from '../../core/contract/own-pages.ts'
import { useFormatKey, useT } from '../i18n/use-t.ts'
import { StudioButton } from '../look/StudioButton.tsx'
import { goTo } from '../navigation/navigation.ts'
import { PlaceLink } from '../navigation/PlaceLink.tsx'
import { useMerchantCode, useValues } from '../state/use-editor.tsx'
import { isPageRemoved } from '../tree/edit-pages.ts'
import { type BlockRow, readBlocks } from '../tree/read-pages.ts'
import { useBlockEdits } from '../tree/use-block-edits.ts'
import { useMoveKeys } from '../tree/use-move-keys.ts'
import { usePageEdits } from '../tree/use-page-edits.ts'
import { AddBlock } from './AddBlock.tsx'
import { BlockActions } from './BlockActions.tsx'
import { FormSheet } from './FormSheet.tsx'
import styles from './PageSettings.module.css'
import { SettingList } from './Setting.tsx'

export interface PageSettingsProps {
  readonly page: string
  /** The dotted path of the address. */
  readonly path: string
}

/** Shows the blocks of a page from top to bottom, and adds others. */
export function PageSettings({ page, path }: PageSettingsProps): ReactNode {
  const t = useT('form')
  const formatKey = useFormatKey()
  const code = useMerchantCode()
  const edits = useBlockEdits()
  const [isAdding, setAdding] = useState(false)
  const values = useValues()
  const isRemoved = isOwnPageId(page) && isPageRemoved(values, page)
  const blocks = readBlocks(values, page)
  const move = useMoveKeys()
  const placed = blocks.filter(({ state }) => state === 'placed')
  const add = (type: string): void => {
    const id = edits.add(page, type)
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
        <>
          {isOwnPageId(page) && <PageActions page={page} />}
          <StudioButton tone="main" icon="plus" onPress={() => setAdding(true)}>
            {t('page.add')}
          </StudioButton>
        </>
      }
    >
      {isOwnPageId(page) && !isRemoved && <EntranceSettings page={page} />}
      <ol className={styles['blocks']} data-path={`pages.${page}.order`} onKeyDownCapture={move}>
        {blocks.map((block) => (
          <BlockItem key={block.id} page={page} block={block} blocks={blocks} />
        ))}
      </ol>
      {blocks.length === 0 && <p>{t(isRemoved ? 'page.removed' : 'page.empty')}</p>}
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

/** Removes an own page, or restores one that the merchant inherits and removes. */
function PageActions({ page }: { readonly page: OwnPageId }): ReactNode {
  const t = useT('form')
  const code = useMerchantCode()
  const edits = usePageEdits()
  const isRemoved = isPageRemoved(useValues(), page)
  if (isRemoved)
    return (
      <StudioButton icon="reset" onPress={() => edits.restore(page)}>
        {t('page.restore')}
      </StudioButton>
    )
  const remove = (): void => {
    edits.remove(page)
    goTo({ merchant: code, path: 'pages' })
  }
  return (
    <StudioButton icon="trash" tone="danger" onPress={remove}>
      {t('page.remove')}
    </StudioButton>
  )
}

/** Shows what an own page says beside its blocks: its path, its title and who may enter. */
function EntranceSettings({ page }: { readonly page: OwnPageId }): ReactNode {
  const path = ['pages', page]
  const schema = path.reduce<Schema>(
    (above, key) => keySchema(followSchema(above).schema, key) ?? {},
    merchantSchema.schema,
  )
  const { properties = {} } = followSchema(schema).schema
  return <SettingList path={path} properties={properties} without={['order', 'moves', 'blocks']} />
}

interface BlockItemProps {
  readonly page: string
  readonly block: BlockRow
  /** All blocks of the page. */
  readonly blocks: readonly BlockRow[]
}

/** Shows a block in the list of its page: its name, its type and its actions. */
function BlockItem(props: BlockItemProps): ReactNode {
  const tree = useT('tree')
  const formatKey = useFormatKey()
  const code = useMerchantCode()
  const { page, block } = props
  const path = `pages.${page}.blocks.${block.id}`
  return (
    <li
      className={styles['block']}
      data-own={block.isOwn || undefined}
      data-status={block.state}
      data-key={path}
      title={block.state === 'placed' ? tree('move') : undefined}
    >
      <PlaceLink className={styles['name']} place={{ merchant: code, path }}>
        {block.id}
      </PlaceLink>
      <span className={styles['type']}>{block.type && formatKey(block.type)}</span>
      <span className={styles['actions']}>
        <BlockActions {...props} isInRow />
      </span>
    </li>
  )
}
