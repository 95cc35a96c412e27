import type { ReactNode } from 'react'
import { isList, type Json } from '../../core/config/edit/edit.ts'
import { moveItem } from '../../core/config/edit/edit-value.ts'
import { useT } from '../i18n/use-t.ts'
import { RuleInput } from '../look/RuleInput.tsx'
import { StudioButton, StudioIconButton } from '../look/StudioButton.tsx'
import { TextInput } from '../look/TextInput.tsx'
import { type StudioRule, useRuleForm } from '../look/use-rule-form.ts'
import type { ControlProps } from './control-props.ts'
import styles from './controls.module.css'
import { MoveButtons } from './MoveButtons.tsx'

const rules: readonly StudioRule[] = [{ name: 'text', required: true }]

/** A list of texts, in an order. */
export function TextsControl({ label, named, value, onChange }: ControlProps): ReactNode {
  const t = useT('form')
  const common = useT('common')
  const { control, handleSubmit, reset } = useRuleForm(rules)
  const texts = isList(value) ? value.map(String) : []
  const add = handleSubmit(({ text = '' }) => {
    onChange([...texts, text.trim()])
    reset()
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend, but the label is above
    <div role="group" {...named} className={styles['list']}>
      <ol className={styles['rows']}>
        {texts.map((text, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text changes as it is typed, its place does not
          <li key={at} className={styles['row']}>
            <TextInput
              aria-label={t('inItem', { list: label, name: at + 1 })}
              value={text}
              onType={(typed) => onChange(texts.with(at, typed) satisfies Json, 'typing')}
            />
            <MoveButtons
              what={text}
              at={at}
              length={texts.length}
              onMove={(to) => onChange(moveItem(texts, at, to))}
            />
            <StudioIconButton
              icon="close"
              label={t('removeNamed', { name: text })}
              onPress={() => onChange(texts.toSpliced(at, 1))}
            />
          </li>
        ))}
      </ol>
      <form className={styles['add']} onSubmit={(event) => void add(event)}>
        <RuleInput control={control} name="text" label={t('anotherFor', { name: label })} />
        <StudioButton type="submit" icon="plus">
          {common('add')}
        </StudioButton>
      </form>
    </div>
  )
}
