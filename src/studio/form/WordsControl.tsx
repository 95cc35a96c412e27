import { type ReactNode, useState } from 'react'
import { isList, isMap, type Json } from '../../core/config/edit/edit.ts'
import { useT } from '../i18n/use-t.ts'
import { ChoiceInput } from '../look/ChoiceInput.tsx'
import { optionsOf } from '../look/options.ts'
import { TextInput, type TextInputProps } from '../look/TextInput.tsx'
import { useValues } from '../state/use-editor.tsx'
import { useShownTexts } from '../state/use-shown-texts.ts'
import type { ControlProps } from './control-props.ts'
import styles from './controls.module.css'

/** By words in each language, or by the key of a message. */
type Way = 'words' | 'key'
const ways: readonly Way[] = ['words', 'key']

/** Edits a text that players read: one for each language, or the key of a message. */
export function WordsControl(props: ControlProps): ReactNode {
  const { label, named, value, isInherited, usual, onChange, changeIn } = props
  const t = useT('form')
  const values = useValues()
  const message = typeof value === 'string' ? value : undefined
  const shownTexts = useShownTexts(message ?? usual)
  const [chosen, setChosen] = useState<Way>()
  const way = chosen ?? (message === undefined ? 'words' : 'key')
  const words = isMap(value) ? value : {}
  const languages = languagesOf(values.shown(['languages', 'supported']), Object.keys(words))
  const type = (language: string, text: string): void => {
    setChosen(undefined)
    if (changeIn && message === undefined) {
      changeIn(language)(text === '' ? undefined : text, 'typing')
      return
    }
    const { [language]: _, ...others } = words
    const next = text === '' ? others : { ...words, [language]: text }
    onChange(Object.keys(next).length === 0 ? undefined : next, 'typing')
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend, but the label is above
    <div role="group" {...named} className={styles['list']}>
      <ChoiceInput
        aria-label={t('words.how', { name: label })}
        options={optionsOf(ways, (one) => t(`words.${one}`))}
        value={way}
        isInherited={isInherited && chosen === undefined}
        onChange={setChosen}
      />
      {way === 'key' ? (
        <TextInput
          aria-label={t('words.keyOf', { name: label })}
          isCode
          value={message ?? ''}
          isInherited={isInherited}
          placeholder={usual ?? 'home.winners.title'}
          onType={(text) => {
            setChosen(undefined)
            onChange(text === '' ? undefined : text, 'typing')
          }}
        />
      ) : (
        languages.map((language) => (
          <LanguageText
            key={language}
            name={label}
            language={language}
            value={textOf(words[language])}
            isInherited={isInherited}
            placeholder={shownTexts.get(language)}
            onType={(text) => type(language, text)}
          />
        ))
      )}
    </div>
  )
}

interface LanguageTextProps
  extends Pick<TextInputProps, 'value' | 'isInherited' | 'placeholder' | 'onType'> {
  /** The name of the setting. */
  readonly name: string
  readonly language: string
}

/** Edits the text of one language. */
function LanguageText({ name, language, ...input }: LanguageTextProps): ReactNode {
  const t = useT('form')
  return (
    <div className={styles['word']}>
      <span className={styles['tag']} aria-hidden="true">
        {language}
      </span>
      <TextInput
        {...input}
        aria-label={t('words.inLanguage', { name, language })}
        lang={language}
      />
    </div>
  )
}

/** The languages players can choose, then others that words are said in. */
function languagesOf(supported: Json | undefined, own: readonly string[]): string[] {
  const chosen = isList(supported) ? supported.map(String) : []
  return [...new Set([...chosen, ...own])].filter((language) => !language.startsWith('$'))
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : ''
}
