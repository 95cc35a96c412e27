import type { ReactNode } from 'react'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { isMap } from '../../core/config/edit/edit.ts'
import type { TranslateIn } from '../i18n/create-words.ts'
import { useT } from '../i18n/use-t.ts'
import type { StudioIconName } from '../look/icon-paths.ts'
import list from '../look/list.module.css'
import { StudioButton } from '../look/StudioButton.tsx'
import { StudioIcon } from '../look/StudioIcon.tsx'
import { useInSight } from '../look/use-in-sight.ts'
import { changeQuery, goTo } from '../navigation/navigation.ts'
import { useValues } from '../state/use-editor.tsx'
import { readOrder } from '../tree/read-pages.ts'
import { useBlockEdits } from '../tree/use-block-edits.ts'
import { useMoveKeys } from '../tree/use-move-keys.ts'
import styles from './Inspector.module.css'
import type { BlockReason, Reasons } from './use-reasons.ts'

export interface InspectorProps {
  readonly merchant: string
  readonly reasons: Reasons
  /** True if the texts have no known errors. */
  readonly isSound: boolean
  /** Ids of what the page has mounted; undefined until it said so. */
  readonly mounted: ReadonlySet<string> | undefined
  /** The block that is selected; empty for none. */
  readonly picked: string
  readonly onPick: (block: BlockReason) => void
  /** Points at a block of the list; empty for none. */
  readonly onPoint: (id: string) => void
  /** Makes the changes that would turn a block. */
  readonly onApply: (block: BlockReason) => void
}

/** The blocks of the page that is previewed, and why the selected one is there or not. */
export function Inspector(props: InspectorProps): ReactNode {
  const t = useT('inspector')
  const { reasons, isSound, picked, onPick, onPoint } = props
  const { blocks, problem } = reasons
  const move = useMoveKeys()
  const chosen = blocks.find(({ id }) => id === picked)
  const inSight = useInSight(chosen && keyOf(chosen))
  if (problem !== undefined)
    return (
      <p className={styles['empty']} role="status">
        {problem}
      </p>
    )
  return (
    <div className={styles['inspector']} onKeyDownCapture={move}>
      <ListBox
        key={blocks[0]?.page}
        ref={inSight}
        aria-label={t('blocks')}
        className={list['list'] ?? ''}
        selectionMode="single"
        selectedKeys={chosen ? [keyOf(chosen)] : []}
        onSelectionChange={(keys) => {
          const found = blocks.find((block) => keys !== 'all' && keys.has(keyOf(block)))
          if (found) onPick(found)
        }}
        renderEmptyState={() => (
          <p className={styles['empty']}>{isSound ? t('asking') : t('unsound')}</p>
        )}
      >
        {blocks.map((block) => (
          <ListBoxItem
            key={keyOf(block)}
            id={keyOf(block)}
            textValue={block.id}
            aria-label={t('stateOf', {
              block: [nameOf(block), whereOf(block, t)].filter(Boolean).join(' '),
              state: t(`state.${block.state}`),
            })}
            className={list['item'] ?? ''}
            onHoverStart={() => onPoint(block.id)}
            onHoverEnd={() => onPoint('')}
          >
            <BlockName block={block} />
          </ListBoxItem>
        ))}
      </ListBox>
      {chosen && <Reason {...props} block={chosen} />}
    </div>
  )
}

/** Shows the name of a block in the list, and where it is. */
function BlockName({ block }: { readonly block: BlockReason }): ReactNode {
  const t = useT('inspector')
  const tree = useT('tree')
  const isPlaced = readOrder(useValues(), block.page).includes(block.id)
  return (
    <>
      <StudioIcon name={block.state === 'shown' ? iconOf(block) : 'eyeOff'} />
      <span
        className={styles['id']}
        data-status={block.state}
        title={isPlaced ? tree('move') : undefined}
      >
        {nameOf(block)}
      </span>{' '}
      <span className={styles['where']}>{whereOf(block, t)}</span>
    </>
  )
}

interface ReasonProps extends InspectorProps {
  readonly block: BlockReason
}

function Reason({ block, merchant, mounted, onApply }: ReasonProps): ReactNode {
  const t = useT('inspector')
  const { id, page, state, reason, message, place, change, changes, reads } = block
  const values = useValues()
  const edits = useBlockEdits()
  const isRemovedHere =
    isMap(values.own(['pages', page, 'blocks', id])) && reason === 'REMOVED_BY_LAYER'
  return (
    <section
      className={styles['reason']}
      aria-label={t('why', { block: nameOf(block), state: t(`state.${state}`) })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long reason scrolls, by keys too
      tabIndex={0}
    >
      <h3 className={styles['title']}>
        {nameOf(block)} <span data-status={state}>{t(`state.${state}`)}</span>
      </h3>
      <p>
        {message} {reason !== undefined && <code className={styles['code']}>{reason}</code>}
      </p>
      {place !== undefined && <p className={styles['place']}>{place}</p>}
      {page !== 'shell' && page !== '' && state === 'shown' && mounted && !mounted.has(id) && (
        <p className={styles['place']}>{t('unmounted')}</p>
      )}
      {change !== undefined && <p>{change}</p>}
      {reads !== undefined && <p className={styles['reads']}>{reads}</p>}
      <p className={styles['acts']}>
        {changes && <StudioButton onPress={() => onApply(block)}>{t('apply')}</StudioButton>}
        {isRemovedHere && (
          <StudioButton icon="reset" onPress={() => edits.restore({ page, id })}>
            {t('restore')}
          </StudioButton>
        )}
        {page !== '' && (
          <span className={styles['elsewhere']}>
            <StudioButton
              onPress={() => {
                goTo({ merchant, path: `pages.${page}.blocks.${id}` })
                changeQuery({ shown: undefined })
              }}
            >
              {t('edit')}
            </StudioButton>
          </span>
        )}
      </p>
    </section>
  )
}

function keyOf({ page, id }: BlockReason): string {
  return page === '' ? id : `pages.${page}.blocks.${id}`
}

/** Returns the id of a block, the name of a route or that of a part of the frame. */
function nameOf({ page, id }: BlockReason): string {
  return page === '' ? id.slice(id.indexOf('.') + 1) : id
}

function iconOf({ page }: BlockReason): StudioIconName {
  return page === '' ? 'page' : 'block'
}

/** Names what a line is about, unless it is a block of the page. */
function whereOf({ page, id }: BlockReason, t: TranslateIn<'inspector'>): string {
  if (id.startsWith('routes.')) return t('page')
  return page === 'shell' || page === '' ? t('around') : ''
}
