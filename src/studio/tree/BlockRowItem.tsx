import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { TreeItem, TreeItemContent } from 'react-aria-components/Tree'
import { useFormatKey, useT } from '../i18n/use-t.ts'
import list from '../look/list.module.css'
import { StudioIcon } from '../look/StudioIcon.tsx'
import { PlaceNoteCount } from '../together/PlaceNoteCount.tsx'
import styles from './MerchantTree.module.css'
import { ReturnBlockButton } from './ReturnBlockButton.tsx'
import type { BlockRow } from './read-pages.ts'
import { StatusDot } from './StatusDot.tsx'

export interface BlockRowItemProps {
  readonly page: string
  readonly block: BlockRow
  readonly worst: 'error' | 'warning' | undefined
}

/** Shows a block in the tree: its place, the layer that sets it, and the actions for a hidden one. */
export function BlockRowItem({ page, block, worst }: BlockRowItemProps): ReactNode {
  const t = useT('tree')
  const formatKey = useFormatKey()
  const { id, type, isOwn, hasCondition, state } = block
  const kind = type === undefined || type === id ? undefined : formatKey(type)
  return (
    <TreeItem
      id={`pages.${page}.blocks.${id}`}
      textValue={[id, kind, hasCondition && t('if')].filter(Boolean).join(' ')}
      className={`${list['row']} ${styles['item']}`}
      data-own={isOwn || undefined}
      data-status={state}
    >
      <TreeItemContent>
        <div className={styles['row']} title={state === 'placed' ? t('move') : undefined}>
          {state === 'placed' ? (
            <Button slot="drag" className={styles['drag'] ?? ''}>
              <StudioIcon name="drag" />
            </Button>
          ) : (
            <span className={styles['chevron']} />
          )}
          <span className={styles['label']}>
            <span className={styles['id']}>{id}</span>{' '}
            {kind && <span className={styles['kind']}>{kind}</span>}{' '}
          </span>
          {hasCondition && (
            <span className={styles['mark']} title={t('condition')}>
              {t('if')}
            </span>
          )}
          <PlaceNoteCount place={`pages.${page}.blocks.${id}`} />
          <ReturnBlockButton page={page} block={block} isInRow />
          <StatusDot worst={worst} />
        </div>
      </TreeItemContent>
    </TreeItem>
  )
}
