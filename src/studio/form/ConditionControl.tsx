import { type ReactNode, useState } from 'react'
import { isMap, type Json } from '../../core/config/edit/edit.ts'
import { useT } from '../i18n/use-t.ts'
import { ChoiceInput } from '../look/ChoiceInput.tsx'
import { optionsOf } from '../look/options.ts'
import { StudioButton, StudioIconButton } from '../look/StudioButton.tsx'
import { ConditionLeaf } from './ConditionLeaf.tsx'
import {
  type ConditionKind,
  conditionKinds,
  convertCondition,
  kindOfCondition,
  readInner,
  writeInner,
} from './condition.ts'
import type { ControlProps } from './control-props.ts'
import styles from './controls.module.css'

/** Edits a condition: a tree of all, any and not over single facts. Nothing is written before it is complete. */
export function ConditionControl({ label, named, value, onChange }: ControlProps): ReactNode {
  const t = useT('form')
  const [adding, setAdding] = useState(false)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend, but the label is above
    <div role="group" {...named} className={styles['list']}>
      {value === undefined && !adding ? (
        <div className={styles['actions']}>
          <span className={styles['muted']}>{t('condition.always')}</span>
          <StudioButton icon="plus" onPress={() => setAdding(true)}>
            {t('condition.add')}
          </StudioButton>
        </div>
      ) : (
        <Node
          label={label}
          value={value}
          onChange={onChange}
          onRemove={() => {
            setAdding(false)
            onChange(undefined)
          }}
        />
      )}
    </div>
  )
}

interface NodeProps {
  readonly label: string
  /** Undefined for a condition whose value is yet to be chosen. */
  readonly value: Json | undefined
  readonly onChange: ControlProps['onChange']
  readonly onRemove: () => void
}

function Node({ label, value, onChange, onRemove }: NodeProps): ReactNode {
  const t = useT('form')
  const written = kindOfCondition(value)
  const [wanted, setWanted] = useState<ConditionKind | undefined>(written ? undefined : 'session')
  const kind = wanted ?? written
  const isPending = kind !== written
  const map = isMap(value) && !isPending ? value : {}
  const inner = kind && readInner(map, kind)
  const change: ControlProps['onChange'] = (to, how) => {
    if (to !== undefined) setWanted(undefined)
    onChange(to, how)
  }
  return (
    <div className={styles['node']}>
      <div className={styles['nodeHead']}>
        <div className={styles['nodeKind']}>
          <ChoiceInput
            aria-label={t('condition.kindOf', { name: label })}
            options={optionsOf(conditionKinds, (one) => t(`condition.kind.${one}`))}
            value={kind}
            onChange={(next) => {
              const converted = convertCondition(value, next)
              setWanted(converted === undefined ? next : undefined)
              if (converted !== undefined) onChange(converted)
            }}
          />
        </div>
        {kind && !inner && (
          <ConditionLeaf key={kind} kind={kind} label={label} value={map} onChange={change} />
        )}
        <StudioIconButton
          icon="close"
          label={t('condition.remove', { name: label })}
          onPress={onRemove}
        />
      </div>
      {isPending && <p className={styles['muted']}>{t('condition.pending')}</p>}
      {kind && inner && (
        <Inner
          key={kind}
          kind={kind}
          label={label}
          inner={inner}
          onChange={change}
          onEmpty={onRemove}
        />
      )}
    </div>
  )
}

interface InnerProps extends Pick<NodeProps, 'label' | 'onChange'> {
  readonly kind: ConditionKind
  readonly inner: readonly Json[]
  /** Called when the last condition is removed. */
  readonly onEmpty: () => void
}

/** The conditions inside a condition, and below them the one that is being added. */
function Inner({ kind, label, inner, onChange, onEmpty }: InnerProps): ReactNode {
  const t = useT('form')
  const [adding, setAdding] = useState(inner.length === 0)
  const nameOf = (at: number): string => t('item', { list: label, number: at + 1 })
  return (
    <ul className={styles['nodes']}>
      {inner.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a condition changes as it is typed, its place does not
        <li key={at}>
          <Node
            label={nameOf(at)}
            value={one}
            onChange={(to, how) =>
              to !== undefined && onChange(writeInner(kind, inner.with(at, to)), how)
            }
            onRemove={() => {
              const left = writeInner(kind, inner.toSpliced(at, 1))
              if (left === undefined) onEmpty()
              else onChange(left)
            }}
          />
        </li>
      ))}
      {adding && (
        <li key={inner.length}>
          <Node
            label={nameOf(inner.length)}
            value={undefined}
            onChange={(to, how) => {
              if (to === undefined) return
              setAdding(false)
              onChange(writeInner(kind, [...inner, to]), how)
            }}
            onRemove={() => (inner.length === 0 ? onEmpty() : setAdding(false))}
          />
        </li>
      )}
      {kind !== 'not' && !adding && (
        <li>
          <StudioButton icon="plus" tone="quiet" onPress={() => setAdding(true)}>
            {t('condition.another')}
          </StudioButton>
        </li>
      )}
    </ul>
  )
}
