import type { ReactNode } from 'react'
import { isMap, type Json } from '../../core/config/edit/edit.ts'
import { useSay } from '../i18n/use-say.ts'
import { ChoiceInput } from '../look/ChoiceInput.tsx'
import { optionsOf } from '../look/options.ts'
import { StudioButton, StudioIconButton } from '../look/StudioButton.tsx'
import { ConditionLeaf } from './ConditionLeaf.tsx'
import { type ConditionKind, conditionKinds, kindOfCondition, newCondition } from './condition.ts'
import type { ControlProps } from './control-props.ts'
import styles from './controls.module.css'

/** Edits a condition: a tree of all, any and not over single facts. */
export function ConditionControl({ label, named, value, onChange }: ControlProps): ReactNode {
  const say = useSay('form')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend, but the label is above
    <div role="group" {...named} className={styles['list']}>
      {value === undefined ? (
        <div className={styles['actions']}>
          <span className={styles['muted']}>{say('condition.always')}</span>
          <StudioButton icon="plus" onPress={() => onChange(newCondition('session'))}>
            {say('condition.add')}
          </StudioButton>
        </div>
      ) : (
        <Node
          label={label}
          value={value}
          onChange={onChange}
          onRemove={() => onChange(undefined)}
        />
      )}
    </div>
  )
}

interface NodeProps {
  readonly label: string
  readonly value: Json
  readonly onChange: ControlProps['onChange']
  readonly onRemove: () => void
}

function Node({ label, value, onChange, onRemove }: NodeProps): ReactNode {
  const say = useSay('form')
  const kind = kindOfCondition(value)
  const map = isMap(value) ? value : {}
  const inner = kind && readInner(map, kind)
  return (
    <div className={styles['node']}>
      <div className={styles['nodeHead']}>
        <div className={styles['nodeKind']}>
          <ChoiceInput
            aria-label={say('condition.kindOf', { name: label })}
            options={optionsOf(conditionKinds, (one) => say(`condition.kind.${one}`))}
            value={kind}
            onChange={(wanted) => onChange(newCondition(wanted, inner))}
          />
        </div>
        {kind && !inner && (
          <ConditionLeaf kind={kind} label={label} value={map} onChange={onChange} />
        )}
        <StudioIconButton
          icon="close"
          label={say('condition.remove', { name: label })}
          onPress={onRemove}
        />
      </div>
      {kind && inner && (
        <ul className={styles['nodes']}>
          {inner.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a condition changes as it is typed, its place does not
            <li key={at}>
              <Node
                label={say('item', { list: label, number: at + 1 })}
                value={one}
                onChange={(to, how) =>
                  to !== undefined && onChange(writeInner(kind, inner.with(at, to)), how)
                }
                onRemove={() => {
                  const left = inner.toSpliced(at, 1)
                  if (left.length === 0) onRemove()
                  else onChange(writeInner(kind, left))
                }}
              />
            </li>
          ))}
          {kind !== 'not' && (
            <li>
              <StudioButton
                icon="plus"
                tone="quiet"
                onPress={() => onChange(writeInner(kind, [...inner, newCondition('session')]))}
              >
                {say('condition.another')}
              </StudioButton>
            </li>
          )}
        </ul>
      )}
    </div>
  )
}

/** Returns the conditions inside a condition; undefined for a single fact. */
function readInner(
  map: Readonly<Record<string, Json>>,
  kind: ConditionKind,
): readonly Json[] | undefined {
  if (kind === 'not') return map['not'] === undefined ? [] : [map['not']]
  if (kind !== 'all' && kind !== 'any') return undefined
  const list = map[kind]
  return Array.isArray(list) ? list : []
}

function writeInner(kind: ConditionKind, inner: readonly Json[]): Json {
  return kind === 'not' ? { not: inner[0] ?? newCondition('session') } : { [kind]: inner }
}
