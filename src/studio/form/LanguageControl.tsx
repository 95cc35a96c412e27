import type { ReactNode } from 'react'
import { isList } from '../../core/config/edit/edit.ts'
import { ChoiceInput } from '../look/ChoiceInput.tsx'
import { type Option, optionsOf } from '../look/options.ts'
import { useEditorState, useValues } from '../state/use-editor.tsx'
import { ChoicesControl } from './ChoicesControl.tsx'
import type { ControlProps } from './control-props.ts'

/** One of the languages that players can choose. */
export function LanguageControl({ named, value, isInherited, onChange }: ControlProps): ReactNode {
  const values = useValues()
  const known = useLanguageOptions()
  const supported = values.shown(['languages', 'supported'])
  const tags = isList(supported) ? supported.map(String) : []
  const nameOf = (tag: string): string =>
    known.find((language) => language.value === tag)?.label ?? tag
  const chosen = typeof value === 'string' ? value : undefined
  const all = chosen === undefined || tags.includes(chosen) ? tags : [...tags, chosen]
  return (
    <ChoiceInput
      {...named}
      as="list"
      options={optionsOf(all, nameOf)}
      value={chosen}
      isInherited={isInherited}
      onChange={(tag) => onChange(tag)}
    />
  )
}

/** Some of the languages there are words in, in an order. */
export function LanguagesControl(props: ControlProps): ReactNode {
  return <ChoicesControl {...props} options={useLanguageOptions()} />
}

function useLanguageOptions(): readonly Option<string>[] {
  const editor = useEditorState()
  return editor.languages.map(({ tag, name }) => ({ value: tag, label: `${name} (${tag})` }))
}
