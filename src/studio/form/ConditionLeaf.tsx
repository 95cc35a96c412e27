import type { ReactNode } from 'react'
import { isList, isMap, type Json } from '../../core/config/edit/edit.ts'
import { devices, sessionKinds } from '../../core/contract/facts.ts'
import { flags } from '../../core/contract/flags.ts'
import { useT } from '../i18n/use-t.ts'
import { ChoiceInput } from '../look/ChoiceInput.tsx'
import { FieldFrame } from '../look/FieldFrame.tsx'
import { optionsOf } from '../look/options.ts'
import { ToggleButton } from '../look/StudioButton.tsx'
import { TextInput } from '../look/TextInput.tsx'
import { useValues } from '../state/use-editor.tsx'
import type { ConditionKind } from './condition.ts'
import styles from './controls.module.css'
import { MomentField } from './MomentField.tsx'
import type { ChangeValue } from './use-field.ts'

export interface ConditionLeafProps {
  readonly kind: ConditionKind
  readonly label: string
  readonly value: Readonly<Record<string, Json>>
  readonly onChange: ChangeValue
}

/** Edits the condition on a single fact. */
export function ConditionLeaf(props: ConditionLeafProps): ReactNode {
  const { kind, label, value } = props
  const set = setterOf(props)
  switch (kind) {
    case 'flag':
      return <FlagLeaf {...props} />
    case 'template':
      return <TemplateLeaf {...props} />
    case 'setting':
      return <SettingLeaf {...props} />
    case 'time':
      return <Window label={label} value={value['time']} onChange={set('time')} />
    case 'session':
      return <WordsLeaf {...props} kind="session" options={sessionKinds} />
    case 'device':
      return <WordsLeaf {...props} kind="device" options={devices} />
    case 'language':
      return <LanguageLeaf {...props} />
    default:
      return null
  }
}

/** Returns what changes one key of a condition; a value that is gone takes the condition with it. */
function setterOf({ value, onChange }: LeafProps): (key: string) => ChangeValue {
  return (key) => (to, how) => onChange(to === undefined ? undefined : { ...value, [key]: to }, how)
}

type LeafProps = Omit<ConditionLeafProps, 'kind'>

function FlagLeaf(props: LeafProps): ReactNode {
  const { label, value, onChange } = props
  const t = useT('form')
  return (
    <>
      <ChoiceInput
        aria-label={t('condition.flag', { name: label })}
        options={optionsOf(Object.keys(flags), (name) => `${name} · ${titleOf(name)}`)}
        value={textOf(value['flag'])}
        onChange={setterOf(props)('flag')}
      />
      {value['flag'] !== undefined && (
        <ChoiceInput
          aria-label={t('condition.flagState', { name: label })}
          options={optionsOf(['on', 'off'])}
          value={value['is'] === false ? 'off' : 'on'}
          onChange={(to) =>
            onChange(to === 'on' ? { flag: value['flag'] ?? '' } : { ...value, is: false })
          }
        />
      )}
    </>
  )
}

function TemplateLeaf(props: LeafProps): ReactNode {
  const { label, value } = props
  const t = useT('form')
  const set = setterOf(props)
  return (
    <>
      <ChoiceInput
        aria-label={t('condition.template', { name: label })}
        options={optionsOf(['mem_cen', 'dep_func'])}
        value={textOf(value['template'])}
        onChange={set('template')}
      />
      {value['template'] !== undefined && (
        <ChoiceInput
          aria-label={t('condition.variant', { name: label })}
          options={optionsOf(['base', 'new'])}
          value={String(value['is'] ?? 'new')}
          onChange={set('is')}
        />
      )}
    </>
  )
}

function SettingLeaf({ label, value, onChange }: LeafProps): ReactNode {
  const t = useT('form')
  return (
    <>
      <TextInput
        aria-label={t('condition.setting', { name: label })}
        isCode
        value={textOf(value['setting']) ?? ''}
        onType={(text) => text !== '' && onChange({ ...value, setting: text }, 'typing')}
      />
      {value['setting'] !== undefined && (
        <TextInput
          aria-label={t('condition.settingValue', { name: label })}
          isCode
          value={JSON.stringify(value['is'] ?? true)}
          onType={(text) => onChange({ ...value, is: readValue(text) }, 'typing')}
        />
      )}
    </>
  )
}

function LanguageLeaf(props: LeafProps): ReactNode {
  const supported = useValues().shown(['languages', 'supported'])
  const languages = isList(supported) ? supported.map(String) : []
  return <WordsLeaf {...props} kind="language" options={languages} />
}

interface WordsLeafProps extends LeafProps {
  readonly kind: 'session' | 'device' | 'language'
  readonly options: readonly string[]
}

function WordsLeaf({ kind, options, ...props }: WordsLeafProps): ReactNode {
  const t = useT('form')
  return (
    <Any
      label={t(`condition.${kind}`, { name: props.label })}
      options={options}
      value={props.value[kind]}
      onChange={setterOf(props)(kind)}
    />
  )
}

interface WindowProps {
  readonly label: string
  readonly value: Json | undefined
  readonly onChange: ChangeValue
}

/** The two times of a window; an empty one is no limit. */
function Window({ label, value, onChange }: WindowProps): ReactNode {
  const t = useT('form')
  const window = isMap(value) ? value : {}
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend
    <div role="group" aria-label={t('condition.window', { name: label })}>
      {(['from', 'until'] as const).map((key) => (
        <FieldFrame key={key} label={t(`condition.${key}`)}>
          {(named) => (
            <MomentField
              label={t(`condition.${key}`)}
              named={named}
              edge={key}
              value={textOf(window[key]) ?? ''}
              onType={(text) => {
                const { [key]: _, ...rest } = window
                if (text !== '') onChange({ ...rest, [key]: text }, 'typing')
                else if (Object.keys(rest).length > 0) onChange(rest, 'typing')
              }}
            />
          )}
        </FieldFrame>
      ))}
    </div>
  )
}

interface AnyProps {
  readonly label: string
  readonly options: readonly string[]
  readonly value: Json | undefined
  readonly onChange: ChangeValue
}

/** One of several words, or any of some. */
function Any({ label, options, value, onChange }: AnyProps): ReactNode {
  const chosen = isList(value) ? value.map(String) : [textOf(value) ?? []].flat()
  const all = [...new Set([...options, ...chosen])]
  const toggle = (option: string): void => {
    const next = chosen.includes(option)
      ? chosen.filter((one) => one !== option)
      : all.filter((one) => chosen.includes(one) || one === option)
    const [only] = next
    if (only !== undefined) onChange(next.length === 1 ? only : next)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend
    <span role="group" aria-label={label} className={styles['any']}>
      {all.map((option) => (
        <ToggleButton
          key={option}
          isSelected={chosen.includes(option)}
          onChange={() => toggle(option)}
        >
          {option}
        </ToggleButton>
      ))}
    </span>
  )
}

function textOf(value: Json | undefined): string | undefined {
  return value === undefined ? undefined : String(value)
}

function titleOf(name: string): string {
  const known: Readonly<Record<string, { readonly title: string }>> = flags
  return known[name]?.title ?? ''
}

/** A value as JSON; what is none is a text. */
function readValue(text: string): Json {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string'
      ? value
      : text
  } catch {
    return text
  }
}
