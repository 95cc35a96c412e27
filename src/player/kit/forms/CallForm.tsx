import { type HTMLAttributes, type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { CallName, CallValue } from '../../../core/contract/calls.ts'
import type { Reading } from '../../../core/contract/read-typed.ts'
import { describePattern } from '../../../core/engine/pattern/describe-pattern.ts'
import type { CallOptions } from '../../../core/gateway-client/client-options.ts'
import type { MessageKey } from '../../i18n/message-key.ts'
import { useT } from '../../i18n/use-t.ts'
import { useFlag } from '../../registry/use-flag.ts'
import { dropFormDraft, openFormDraft, readFormDraft } from '../../state/form-draft.ts'
import { Button } from '../controls/Button.tsx'
import { Field, type FieldOption, type FieldProps } from '../controls/Field.tsx'
import { FieldGroup } from '../controls/FieldGroup.tsx'
import { type Control, type UseFormReturn, useWatch } from '../controls/form.ts'
import { Refusal } from '../controls/Refusal.tsx'
import styles from './CallForm.module.css'
import { CaptchaEntry } from './CaptchaEntry.tsx'
import { type FormRule, useFormatError } from './field-messages.ts'
import { useFieldForm } from './use-field-form.ts'
import { usePatternReport } from './use-pattern-report.ts'
import { type Proofs, useSubmission } from './use-submission.ts'

/** A field of a form. Its rule is required unless it says otherwise. */
export interface FormField extends Omit<FormRule, 'required'> {
  readonly required?: boolean
  readonly label: MessageKey
  /** Shown under the field, after what its pattern requires. */
  readonly hint?: ReactNode
  readonly type?: 'text' | 'password' | 'email' | 'tel' | 'date'
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  readonly autoComplete?: string
  readonly maxLength?: number
  /** The values to choose from. The first one is chosen if the field has no value. */
  readonly options?: readonly FieldOption[]
  /** The number of lines of a longer text. */
  readonly lines?: number
  /** The highest number of characters, shown beside those that are typed. */
  readonly counter?: number
}

/** The values of a form by field name. */
export type TypedValues = Readonly<Record<string, string>>

export interface CallFormProps<N extends CallName> {
  /** Names the form in reports and among the drafts of the visit. */
  readonly id: string
  readonly call: N
  readonly fields: readonly FormField[]
  readonly defaults?: TypedValues
  /** The label of the button. */
  readonly submit: string
  /** Asks for a captcha from the start, in a field below the others. */
  readonly captcha?: boolean
  /** The fields that error codes of the gateway are about, by code. */
  readonly fieldOf?: Readonly<Record<string, string>>
  /** The message for a lost answer, after which nobody knows whether the call was executed. */
  readonly unknown?: MessageKey
  /** Blocks the button, such as during the wait before another code. */
  readonly disabled?: boolean
  /** Returns the request for valid values, or nothing to send none. */
  readonly compose: (
    values: TypedValues,
    proofs: Proofs,
  ) => CallOptions<N> | Promise<CallOptions<N> | undefined>
  readonly onDone: (value: CallValue<N>, values: TypedValues) => void
  /** Shown between the fields and the button. */
  readonly children?: ReactNode
}

const captchaField = 'captcha'

/**
 * Shows a form that sends one call: its fields with their errors, a captcha if it is needed, the reason
 * for a refusal, and a button that waits as long as the gateway asks. What was typed, but no secret, is
 * there again after the player had to log in.
 */
export function CallForm<N extends CallName>(props: CallFormProps<N>): ReactNode {
  const { id, call, fields, defaults, submit, fieldOf = {}, unknown, compose, onDone } = props
  const t = useT()
  const formatError = useFormatError()
  const captchaOn = useFlag('CAPTCHA3')
  const submission = useSubmission<N, Record<string, string>>({
    call,
    captcha: { field: captchaField, needed: props.captcha === true && captchaOn },
    fieldOf: (code = '') => (Object.hasOwn(fieldOf, code) ? fieldOf[code] : undefined),
    ...(unknown && { unknown }),
  })
  const { captcha, wait } = submission
  const hasCaptcha = captcha.state.kind !== 'off'
  const rules = useStableRules(fields, { captcha: hasCaptcha })
  const form = useFieldForm<Record<string, string>>({
    rules,
    defaultValues: readDefaults(id, fields, defaults),
    onRefused: usePatternReport(id, 'form'),
  })
  const { formState } = form
  const finish = useVisitDraft(id, form.getValues)

  async function send(values: TypedValues): Promise<void> {
    const value = await submission.send(form, (proofs) => compose(values, proofs))
    if (value === undefined) return
    finish()
    onDone(value, values)
  }

  return (
    <form className={styles['form']} data-kit="form" noValidate onSubmit={form.handleSubmit(send)}>
      <FieldGroup look="boxed">
        <FormFields fields={fields} form={form} />
        {hasCaptcha && (
          <CaptchaEntry
            {...form.register(captchaField)}
            captcha={captcha}
            label={t('field.captcha')}
            required
            error={formatError(formState.errors[captchaField]?.message, t('field.captcha'))}
          />
        )}
      </FieldGroup>
      {props.children}
      <Refusal>{submission.refusal}</Refusal>
      <Button
        type="submit"
        variant="accent"
        size="large"
        wide
        busy={submission.running}
        disabled={wait > 0 || props.disabled === true}
      >
        {wait > 0 ? t('form.wait', { count: wait }) : submit}
      </Button>
    </form>
  )
}

/** Keeps what is typed for the visit. The returned function drops it, once the form is done. */
function useVisitDraft(id: string, getValues: () => TypedValues): () => void {
  const finished = useRef(false)
  useEffect(() => {
    finished.current = false
    const keep = openFormDraft(id)
    return () => {
      if (!finished.current) keep(getValues())
    }
  }, [id, getValues])
  return () => {
    finished.current = true
    dropFormDraft(id)
  }
}

interface FormFieldsProps {
  readonly fields: readonly FormField[]
  readonly form: UseFormReturn<Record<string, string>>
}

function FormFields({ fields, form }: FormFieldsProps): ReactNode {
  const t = useT()
  const formatError = useFormatError()
  return fields.map((field) => (
    <Field
      key={field.name}
      {...form.register(field.name)}
      {...inputOf(field)}
      label={t(field.label)}
      required={field.required !== false}
      hint={
        field.counter ? (
          <Counter control={form.control} name={field.name} max={field.counter} />
        ) : (
          hintOf(field, (demand) => t(`form.${demand}`))
        )
      }
      {...(field.type === 'password' && {
        reveal: { show: t('common.showPassword'), hide: t('common.hidePassword') },
      })}
      error={formatError(form.formState.errors[field.name]?.message, t(field.label))}
    />
  ))
}

interface CounterProps {
  readonly control: Control<Record<string, string>>
  readonly name: string
  readonly max: number
}

/** Shows how many characters a field has. */
function Counter({ control, name, max }: CounterProps): ReactNode {
  const t = useT()
  const value = useWatch({ control, name })
  return t('form.counter', { count: Array.from(value ?? '').length, max })
}

/** Returns the rules of fields as an array that changes only with them. */
function useStableRules(
  fields: readonly FormField[],
  { captcha }: { readonly captcha: boolean },
): readonly FormRule[] {
  const names = JSON.stringify(fields.map(({ hint: _hint, options: _options, ...rule }) => rule))
  // biome-ignore lint/correctness/useExhaustiveDependencies: fields with the same text are the same
  return useMemo(
    () => [
      ...fields.map(({ required = true, ...rule }) => ({
        reads: readingOf(rule),
        ...rule,
        required,
      })),
      ...(captcha
        ? [
            {
              name: captchaField,
              required: true,
              kind: 'captcha' as const,
              messages: { kind: { key: 'error.captchaWrong' as const } },
            },
          ]
        : []),
    ],
    [names, captcha],
  )
}

/** Returns how the text of a field is read by what its input asks for. */
function readingOf({ type, inputMode, autoComplete, options, lines }: Partial<FormField>): Reading {
  if (inputMode || type === 'tel' || type === 'email' || autoComplete === 'username') return 'code'
  if (type === 'date') return 'day'
  if (type === 'password' || options) return 'asTyped'
  return lines ? 'text' : 'name'
}

function readDefaults(
  id: string,
  fields: readonly FormField[],
  given: TypedValues = {},
): Record<string, string> {
  const first = fields.map(({ name, options }) => [name, options?.[0]?.value ?? ''])
  return { [captchaField]: '', ...Object.fromEntries(first), ...given, ...readFormDraft(id) }
}

function inputOf({ type, inputMode, autoComplete, maxLength, options, lines }: FormField) {
  return {
    ...(type && { type }),
    ...(inputMode && { inputMode }),
    ...(autoComplete && { autoComplete }),
    ...(maxLength && { maxLength }),
    ...(options && { options }),
    ...(lines && { lines }),
  } satisfies Partial<FieldProps>
}

/** Lists what the pattern requires, in the gateway's words if it has any, before the field's own hint. */
function hintOf(
  { pattern, hint }: FormField,
  format: (demand: ReturnType<typeof describePattern>[number]) => string,
): ReactNode {
  if (!pattern) return hint
  const demands = pattern.message
    ? [pattern.message]
    : describePattern(pattern.acceptedPattern).map(format)
  if (demands.length === 0) return hint
  return (
    <ul className={styles['demands']} data-part="rules">
      {demands.map((demand) => (
        <li key={demand}>{demand}</li>
      ))}
      {hint && <li>{hint}</li>}
    </ul>
  )
}
