import { type FormEvent, useRef, useState } from 'react'
import { focusInvalid } from '../controls/focus-invalid.ts'
import { type FieldErrors, type FieldPath, type FieldValues, useForm } from '../controls/form.ts'
import { type FormDraft, readDraft, useKeptDraft } from './use-kept-draft.ts'

/** The problems of fields by name, in the player's language, in the order of the fields. */
export type FieldProblems = Readonly<Record<string, string | undefined>>

/** Typed values as they can be sent, or at least one problem. */
export type ReadValues<Q> =
  | { readonly ready: Q; readonly problems?: undefined }
  | { readonly ready?: undefined; readonly problems: FieldProblems }

export interface TypedFormOptions<V extends FieldValues, Q> {
  readonly defaultValues: V
  /** Where the values are kept for the visit. */
  readonly draft?: FormDraft<V>
  /** Reads the typed values. It runs at every render, so that problems follow the present limits. */
  readonly read: (values: V) => ReadValues<Q>
  /** Moves the focus to a field with a problem; by default to the first one that the form marks. */
  readonly focus?: (field: string, form: HTMLFormElement | null) => void
}

export interface TypedForm<V extends FieldValues, Q> {
  readonly values: V
  /** What can be sent, if there is no problem. */
  readonly ready: Q | undefined
  /** Sets values, and removes the refusals of their fields. */
  readonly put: (patch: Partial<V>) => void
  /** Sets values, and removes all refusals. */
  readonly change: (patch: Partial<V>) => void
  /** Starts again with other values, which show no problem. */
  readonly restart: (values: V) => void
  /** Keeps other values than the present ones for the visit. */
  readonly keep: (values: V) => void
  /** Shows the problem of a field that the player has left with a value, and none of an empty one. */
  readonly leave: (name: string) => void
  /** Hides the problem of one field, or of all. */
  readonly hide: (name?: string) => void
  /** True if the problem of a field is shown. */
  readonly shows: (name: string) => boolean
  /** Returns the error of a field: why the gateway refused it, or its problem. */
  readonly errorOf: (name: string) => string | undefined
  /** Why the form was refused, if that is about no field. */
  readonly refusal: string | undefined
  /** Shows why the form was refused, at a field if it is about one. */
  readonly refuse: (message: string | undefined, field?: string) => void
  /** Shows every problem with the focus at the first one, or passes on what can be sent. */
  readonly submit: (event?: FormEvent<HTMLFormElement>) => Promise<void>
}

/** Holds the values, the problems and the refusals of a form whose fields have rules that change with an answer, such as the limits of an amount. */
export function useTypedForm<V extends FieldValues, Q>(
  options: TypedFormOptions<V, Q> & { readonly onReady: (ready: Q) => Promise<void> | void },
): TypedForm<V, Q> {
  const { defaultValues, draft = {}, read, onReady, focus = focusFirst } = options
  const [initial] = useState(() => readDraft<V>(draft.name) ?? defaultValues)
  const shown = useShownProblems()
  const element = useRef<HTMLFormElement>(null)
  const form = useForm<V, unknown, Q>({
    // The types of the library describe fields by path. These values are read as a whole.
    defaultValues: initial as never,
    resolver: (typed) => toResult<V, Q>(read(typed)),
  })
  const values = form.watch()
  const { ready, problems = {} } = read(values)
  const keep = useKeptDraft(draft, values)
  const errors: FieldErrors = form.formState.errors

  function focusOn(field: string | undefined): void {
    if (field !== undefined) focus(field, element.current)
  }
  return {
    values,
    ready,
    put(patch) {
      form.clearErrors(Object.keys(patch) as FieldPath<V>[])
      form.setValues(patch)
    },
    change(patch) {
      form.clearErrors()
      form.setValues(patch)
    },
    restart(next) {
      form.reset(next)
      shown.hideAll()
      keep(next)
    },
    keep,
    leave: (name) => shown.set(name, values[name].trim() !== ''),
    hide: (name) => (name === undefined ? shown.hideAll() : shown.set(name, false)),
    shows: shown.has,
    errorOf(name) {
      const error = errors[name]
      if (error?.type === 'refused') return String(error.message)
      return shown.has(name) ? problems[name] : undefined
    },
    refusal: errors.root?.message,
    refuse(message, field) {
      if (message === undefined) return
      form.setError((field ?? 'root') as FieldPath<V>, { type: 'refused', message })
      focusOn(field)
    },
    submit(event) {
      if (event) element.current = event.currentTarget
      shown.showAll()
      return form.handleSubmit(onReady, (found) => focusOn(Object.keys(found)[0]))(event)
    },
  }
}

interface ShownProblems {
  readonly has: (field: string) => boolean
  readonly set: (field: string, shown: boolean) => void
  readonly showAll: () => void
  readonly hideAll: () => void
}

/** The entry of all fields that have none of their own. */
const everyField = '*'

/** Keeps whether the problem of each field is shown; at first none is. */
function useShownProblems(): ShownProblems {
  const [shown, setShown] = useState<Readonly<Record<string, boolean>>>({})
  return {
    has: (field) => shown[field] ?? shown[everyField] ?? false,
    set: (field, isShown) => setShown((old) => ({ ...old, [field]: isShown })),
    showAll: () => setShown({ [everyField]: true }),
    hideAll: () => setShown({}),
  }
}

function focusFirst(_field: string, form: HTMLFormElement | null): void {
  focusInvalid(form)
}

/** Returns what a resolver does. */
function toResult<V extends FieldValues, Q>({ ready, problems }: ReadValues<Q>) {
  return problems ? { values: {}, errors: toErrors<V>(problems) } : { values: ready, errors: {} }
}

function toErrors<V extends FieldValues>(problems: FieldProblems): FieldErrors<V> {
  const found = Object.entries(problems).filter(([, message]) => message !== undefined)
  return Object.fromEntries(
    found.map(([name, message]) => [name, { type: 'problem', message }]),
  ) as FieldErrors<V>
}
