import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import type { IconName } from '../../../core/contract/icons.ts'
import { caretHandlers } from './caret-handlers.ts'
import styles from './Field.module.css'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { useFocusKeeper } from './use-focus-keeper.ts'

export type FieldLook = 'boxed' | 'ruled' | 'filled'

export interface FieldOption {
  readonly value: string
  readonly label: string
}

export type FieldProps = Omit<ComponentProps<'input'>, 'size' | 'className'> & {
  readonly label: string
  /** `boxed` and `ruled` have the label above, `filled` inside. */
  readonly look?: FieldLook
  readonly error?: string | undefined
  readonly hint?: ReactNode
  /** A note that the field is optional, inside the field, or beside its label if the field has other content. */
  readonly optional?: string | undefined
  /** Shows the check of an accepted value. */
  readonly valid?: boolean
  readonly icon?: IconName
  /** Content at the end of the row, such as the picture of a captcha. */
  readonly end?: ReactNode
  /** The number of lines of a longer text. */
  readonly lines?: number | undefined
  /** The values to choose from, in place of a text that is typed. */
  readonly options?: readonly FieldOption[] | undefined
  /** Words for the show and hide button of a password. */
  readonly reveal?: { readonly show: string; readonly hide: string }
}

/** A labelled input; its error and hint are tied to it for a screen reader. */
export function Field(props: FieldProps): ReactNode {
  const { label, look = 'boxed', error, hint, valid, optional, ...others } = props
  const { icon, end, reveal, id, type, lines, options, ...input } = others
  const made = useId()
  const own = id ?? made
  const [shown, setShown] = useState(false)
  const { held, ...watch } = useFocusKeeper({ watched: hidesHint(props) })
  const described = [error && `${own}-error`, hint && `${own}-hint`].filter(Boolean).join(' ')
  const state = stateOf(props)
  const element = elementOf(props)

  return (
    <div
      className={styles['field']}
      data-look={look}
      data-label={placeLabel({ label, look })}
      data-kit="field"
      data-kind={kindOf(props)}
      data-state={state}
      data-field={input.name}
      {...watch}
    >
      <label className={styles['label']} data-part="label" htmlFor={own}>
        {label}
        {input.required && (
          // The word joiner keeps it on the line of the last letter.
          <span className={styles['star']} data-part="star" aria-hidden="true">
            {'\u2060*'}
          </span>
        )}
        {optional && input.placeholder && (
          <span className={styles['optional']} data-part="optional" aria-hidden="true">
            {optional}
          </span>
        )}
      </label>
      <div className={styles['row']} data-part="control">
        {icon && <Icon name={icon} size="medium" />}
        <FieldControl
          {...input}
          id={own}
          element={element}
          lines={lines}
          options={options}
          type={shown ? 'text' : type}
          placeholder={input.placeholder ?? optional ?? ' '}
          {...(look === 'ruled' && element === 'input' && caretHandlers)}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        {state === 'valid' && (
          <span className={styles['check']} data-part="sign">
            <Icon name="check" size="medium" />
          </span>
        )}
        {reveal && (
          <IconButton
            icon={shown ? 'eye-off' : 'eye'}
            label={shown ? reveal.hide : reveal.show}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          />
        )}
        {end}
      </div>
      <Message id={`${own}-error`} tone="error">
        {error}
      </Message>
      <Message id={`${own}-hint`} tone="hint" state={hintState(props, held)}>
        {hint}
      </Message>
    </div>
  )
}

type FieldElement = 'input' | 'textarea' | 'select'

type FieldControlProps = ComponentProps<'input'> &
  Pick<FieldProps, 'lines' | 'options'> & { readonly element: FieldElement }

function FieldControl(props: FieldControlProps): ReactNode {
  const { element, lines, options, type, placeholder, ...rest } = props
  // The three elements take the other properties and the reference of a field alike.
  const Control = element as 'input'
  return (
    <>
      <Control
        {...rest}
        className={styles['input']}
        data-part="input"
        {...(element === 'input' && { type })}
        {...(element === 'textarea' && { rows: lines })}
        {...(element !== 'select' && { placeholder })}
      >
        {options?.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Control>
      {element === 'select' && <Icon name="chevron-down" size="medium" />}
    </>
  )
}

/** As many letters of a label have room inside a field on a narrow phone. */
const mostLetters = 20

function placeLabel({ label, look }: Pick<FieldProps, 'label' | 'look'>): 'above' | undefined {
  if (look !== 'filled') return undefined
  return label.replaceAll(/\p{M}/gu, '').length > mostLetters ? 'above' : undefined
}

/** Some looks show a hint only while it is typed about. */
function hidesHint({ look, hint }: FieldProps): boolean {
  return look === 'ruled' && hint !== undefined
}

function hintState(props: FieldProps, held: boolean): 'rest' | undefined {
  return hidesHint(props) && !held ? 'rest' : undefined
}

function elementOf({ options, lines }: Pick<FieldProps, 'options' | 'lines'>): FieldElement {
  if (options) return 'select'
  return lines ? 'textarea' : 'input'
}

const typeKinds = ['password', 'email', 'tel', 'date', 'search'] as const

function kindOf({ options, lines, type }: FieldProps) {
  if (options) return 'select'
  if (lines) return 'area'
  return typeKinds.find((kind) => kind === type) ?? 'text'
}

function stateOf({ error, valid }: FieldProps): 'error' | 'valid' | undefined {
  if (error) return 'error'
  return valid ? 'valid' : undefined
}

function Message(props: {
  readonly id: string
  readonly tone: 'error' | 'hint'
  readonly state?: 'rest' | undefined
  readonly children: ReactNode
}): ReactNode {
  if (!props.children) return null
  return (
    <div
      className={styles['message']}
      id={props.id}
      data-part={props.tone}
      data-state={props.state}
    >
      {props.tone === 'error' && <Icon name="warning" size="small" />}
      {props.children}
    </div>
  )
}
