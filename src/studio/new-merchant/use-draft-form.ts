import { useEffect, useMemo, useRef } from 'react'
import type { NewMerchantLine, NewMerchantSketch } from '../../core/contract/generated/workshop.ts'
import {
  standardSchemaResolver,
  type UseFormReturn,
  useForm,
  useWatch,
} from '../../player/components/ui/form.ts'
import type { TypedAnswer } from '../state/use-typed-query.ts'
import { beginDraft, type Draft } from './draft.ts'
import { createDraftSchema } from './draft-schema.ts'
import { useSketch } from './use-sketch.ts'

export interface DraftForm {
  readonly form: UseFormReturn<Draft>
  readonly draft: Draft
  /** What would become of the draft. */
  readonly sketch: TypedAnswer<NewMerchantSketch>
}

/**
 * Holds the form of a new merchant. The workshop checks it as it is typed: what it says of a field
 * that was changed stands there at once, of all fields once the merchant was to be made.
 */
export function useDraftForm(wanted: string): DraftForm {
  const lines = useRef<readonly NewMerchantLine[]>([])
  const resolver = useMemo(() => standardSchemaResolver(createDraftSchema(() => lines.current)), [])
  const first = useMemo(() => beginDraft(wanted), [wanted])
  const form = useForm<Draft>({
    defaultValues: first,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    resolver,
  })
  const { control, trigger, formState } = form
  const { isSubmitted } = formState
  // Every field has a first value.
  const draft = useWatch({ control }) as Draft
  const changed = useRef(new Set<keyof Draft>(wanted ? ['code'] : []))
  const before = useRef(first)
  useEffect(() => {
    for (const name of names) if (draft[name] !== before.current[name]) changed.current.add(name)
    before.current = draft
  }, [draft])
  const sketch = useSketch(draft)
  const { value, isFresh } = sketch
  useEffect(() => {
    // What is said of an earlier draft is no reason not to make this one.
    lines.current = (isFresh && value?.problems) || []
    if (isFresh) void trigger(isSubmitted ? undefined : [...changed.current])
  }, [value, isFresh, isSubmitted, trigger])
  return { form, draft, sketch }
}

const names = [
  'code',
  'name',
  'names',
  'parent',
  'colour',
  'hosts',
  'languages',
  'logo',
] as const satisfies readonly (keyof Draft)[]
