import type { ReactNode } from 'react'
import { isList, isMap, type Json } from '../../core/config/edit/edit.ts'
import { moveItem } from '../../core/config/edit/edit-value.ts'
import type { Schema } from '../../core/config/schema-registry.ts'
import { useFormatKey, useT } from '../i18n/use-t.ts'
import { StudioButton, StudioIconButton } from '../look/StudioButton.tsx'
import type { ControlProps } from './control-props.ts'
import styles from './controls.module.css'
import { kindOfSchema } from './kind-of.ts'
import { MoveButtons } from './MoveButtons.tsx'
import type { ChangeValue } from './use-field.ts'

export interface ItemsControlProps extends ControlProps {
  readonly items: Schema
  readonly draw: (props: ControlProps) => ReactNode
}

/**
 * Edits a list of maps or of numbers. A list is set as a whole, so an edit of an inherited list copies it
 * to this merchant.
 */
export function ItemsControl(props: ItemsControlProps): ReactNode {
  const t = useT('form')
  const common = useT('common')
  const { items, label, named, value, onChange } = props
  const list = isList(value) ? value : []
  const nameOf = (at: number): string => t('item', { list: label, number: at + 1 })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend, but the label is above
    <div role="group" {...named} className={styles['list']}>
      <ol className={styles['rows']}>
        {list.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item changes as it is typed, its place does not
          <li key={at} className={styles['item']}>
            <div className={styles['itemHead']}>
              <span className={styles['number']}>{at + 1}</span>
              <MoveButtons
                what={nameOf(at)}
                at={at}
                length={list.length}
                onMove={(to) => onChange(moveItem(list, at, to))}
              />
              <StudioIconButton
                icon="close"
                label={t('removeNamed', { name: nameOf(at) })}
                onPress={() => onChange(list.toSpliced(at, 1))}
              />
            </div>
            <Item
              {...props}
              label={nameOf(at)}
              value={item}
              onChange={(to, how) => onChange(to === undefined ? list : list.with(at, to), how)}
            />
          </li>
        ))}
      </ol>
      <StudioButton icon="plus" onPress={() => onChange([...list, emptyOf(items)])}>
        {common('add')}
      </StudioButton>
    </div>
  )
}

function Item({ items, draw, changeIn: _, ...props }: ItemsControlProps): ReactNode {
  const t = useT('form')
  const formatKey = useFormatKey()
  const { label, value, onChange } = props
  const edited = kindOfSchema(items)
  const { kind } = edited
  if (kind.kind !== 'group') return draw({ ...props, edited, named: inside(label) })
  const map = isMap(value) ? value : {}
  const change =
    (key: string): ChangeValue =>
    (to, how) => {
      const { [key]: _, ...others } = map
      onChange(to === undefined ? others : { ...map, [key]: to }, how)
    }
  return Object.entries(kind.properties).map(([key, schema]) => (
    <div key={key} className={styles['inner']}>
      <span className={styles['innerLabel']}>{formatKey(key)}</span>
      {draw({
        ...props,
        label: t('inItem', { list: label, name: formatKey(key) }),
        edited: kindOfSchema(schema),
        named: inside(t('inItem', { list: label, name: formatKey(key) })),
        // The schemas' defaults are JSON.
        value: map[key] ?? (kindOfSchema(schema).schema.default as Json | undefined),
        onChange: change(key),
      })}
    </div>
  ))
}

/** The name of a control that has no label of its own to point at. */
function inside(label: string): ControlProps['named'] {
  return { 'aria-label': label }
}

/** Returns a new item with only what the schema requires. */
function emptyOf(items: Schema): Json {
  const { kind, schema } = kindOfSchema(items)
  if (kind.kind === 'integer' || kind.kind === 'number') return schema.minimum ?? 0
  if (kind.kind === 'words') return { en: '…' }
  if (kind.kind !== 'group') return ''
  const needed = (schema.required ?? []).map((key) => [key, emptyOf(kind.properties[key] ?? {})])
  return Object.fromEntries(needed)
}
