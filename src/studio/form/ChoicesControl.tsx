import type { ReactNode } from 'react'
import { isList } from '../../core/config/edit/edit.ts'
import { moveItem } from '../../core/config/edit/edit-value.ts'
import { useT } from '../i18n/use-t.ts'
import { ChoiceInput } from '../look/ChoiceInput.tsx'
import type { Option } from '../look/options.ts'
import { StudioIconButton } from '../look/StudioButton.tsx'
import type { ControlProps } from './control-props.ts'
import styles from './controls.module.css'
import { MoveButtons } from './MoveButtons.tsx'

export interface ChoicesControlProps extends ControlProps {
  readonly options: readonly Option<string>[]
}

/** Some of several words, in an order. */
export function ChoicesControl({
  options,
  label,
  named,
  value,
  onChange,
}: ChoicesControlProps): ReactNode {
  const t = useT('form')
  const common = useT('common')
  const chosen = isList(value) ? value.map(String) : []
  const left = options.filter((option) => !chosen.includes(option.value))
  const nameOf = (one: string): string => options.find(({ value }) => value === one)?.label ?? one
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend, but the label is above
    <div role="group" {...named} className={styles['list']}>
      <ol className={styles['rows']}>
        {chosen.map((one, at) => (
          <li key={one} className={styles['row']}>
            <span className={styles['text']}>{nameOf(one)}</span>
            <MoveButtons
              what={nameOf(one)}
              at={at}
              length={chosen.length}
              onMove={(to) => onChange(moveItem(chosen, at, to))}
            />
            <StudioIconButton
              icon="close"
              label={t('removeNamed', { name: nameOf(one) })}
              onPress={() => onChange(chosen.toSpliced(at, 1))}
            />
          </li>
        ))}
      </ol>
      {left.length > 0 && (
        <ChoiceInput
          key={chosen.length}
          as="list"
          aria-label={t('addTo', { name: label })}
          asks={common('addOne')}
          options={left}
          value={undefined}
          onChange={(option) => onChange([...chosen, option])}
        />
      )}
    </div>
  )
}
