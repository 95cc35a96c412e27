import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { TreeItem, TreeItemContent } from 'react-aria-components/Tree'
import { useFormatKey, useT } from '../i18n/use-t.ts'
import type { StudioIconName } from '../look/icon-paths.ts'
import list from '../look/list.module.css'
import { StudioIconButton } from '../look/StudioButton.tsx'
import { StudioIcon } from '../look/StudioIcon.tsx'
import { PlaceNoteCount } from '../together/PlaceNoteCount.tsx'
import { BlockRowItem } from './BlockRowItem.tsx'
import styles from './MerchantTree.module.css'
import type { PageRow } from './read-pages.ts'
import { StatusDot } from './StatusDot.tsx'
import type { Tally } from './tally-findings.ts'
import type { TreeSection } from './view.ts'

export interface SectionRowProps {
  readonly section: TreeSection
  readonly pages: readonly PageRow[]
  readonly tally: Tally
  /** Opens what adds a page of the merchant's own. */
  readonly onAddPage: () => void
}

/** A row of the top of the tree; that of pages holds them and their blocks. */
export function SectionRow({ section, pages, tally, onAddPage }: SectionRowProps): ReactNode {
  const t = useT('tree')
  const formatKey = useFormatKey()
  const { path, icon } = section
  const label = t(`section.${path}`)
  return (
    <TreeItem id={path} textValue={label} className={`${list['row']} ${styles['item']}`}>
      <Row place={path} label={label} icon={icon} worst={tally.worstOf(path)}>
        {path === 'pages' && (
          <StudioIconButton icon="plus" label={t('addPage.open')} onPress={onAddPage} />
        )}
      </Row>
      {path === 'pages' &&
        pages.map(({ page, isOwn, blocks }) => (
          <TreeItem
            key={page}
            id={`pages.${page}`}
            textValue={formatKey(page)}
            className={`${list['row']} ${styles['item']}`}
            data-own={isOwn || undefined}
          >
            <Row
              place={`pages.${page}`}
              label={formatKey(page)}
              worst={tally.worstOf(`pages.${page}`)}
            />
            {blocks.map((block) => (
              <BlockRowItem
                key={block.id}
                page={page}
                block={block}
                worst={tally.worstOf(`pages.${page}.blocks.${block.id}`)}
              />
            ))}
          </TreeItem>
        ))}
    </TreeItem>
  )
}

interface RowProps {
  /** The dotted path of what it is. */
  readonly place: string
  readonly label: string
  readonly icon?: StudioIconName
  readonly worst: 'error' | 'warning' | undefined
  /** What can be done with it. */
  readonly children?: ReactNode
}

function Row({ place, label, icon, worst, children }: RowProps): ReactNode {
  return (
    <TreeItemContent>
      {({ hasChildItems }) => (
        <div className={styles['row']}>
          {hasChildItems ? (
            <Button slot="chevron" className={styles['chevron'] ?? ''}>
              <StudioIcon name="chevron" />
            </Button>
          ) : (
            <span className={styles['chevron']} />
          )}
          {icon && <StudioIcon name={icon} />}
          <span className={styles['label']}>{label}</span>
          <PlaceNoteCount place={place} />
          <StatusDot worst={worst} />
          {children}
        </div>
      )}
    </TreeItemContent>
  )
}
