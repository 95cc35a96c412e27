import type { StandardSchemaV1 } from '@standard-schema/spec'
import { useEffect, useMemo, useRef } from 'react'
import type {
  NewMerchantBody,
  NewMerchantLine,
  NewMerchantPreview,
} from '../../core/contract/generated/studio-api.ts'
import { encodeFieldError } from '../../core/engine/form/field-error.ts'
import {
  standardSchemaResolver,
  type UseFormReturn,
  useForm,
  useWatch,
} from '../../player/kit/controls/form.ts'
import { useStudioApi } from '../state/studio-api-context.tsx'
import { useOpenedAt } from '../state/use-loaded.ts'
import { type TypedAnswer, useTypedQuery } from '../state/use-typed-query.ts'
import { createNewMerchantDraft, type NewMerchantDraft } from './new-merchant-draft.ts'

export interface DraftForm {
  readonly form: UseFormReturn<NewMerchantDraft>
  readonly draft: NewMerchantDraft
  /** The preview of the draft. */
  readonly preview: TypedAnswer<NewMerchantPreview>
}

/**
 * Holds the form of a new merchant. The studio API checks it while it is typed. Problems of changed fields
 * appear at once, and those of all fields after the first attempt to create the merchant.
 */
export function useDraftForm(wanted: string): DraftForm {
  const lines = useRef<readonly NewMerchantLine[]>([])
  const resolver = useMemo(() => standardSchemaResolver(createDraftSchema(() => lines.current)), [])
  const first = useMemo(() => createNewMerchantDraft(wanted), [wanted])
  const form = useForm<NewMerchantDraft>({
    defaultValues: first,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    resolver,
  })
  const { control, trigger, formState } = form
  const { isSubmitted } = formState
  // Every field has a first value.
  const draft = useWatch({ control }) as NewMerchantDraft
  const changed = useRef(new Set<keyof NewMerchantDraft>(wanted ? ['code'] : []))
  const before = useRef(first)
  useEffect(() => {
    for (const name of names) if (draft[name] !== before.current[name]) changed.current.add(name)
    before.current = draft
  }, [draft])
  const preview = useMerchantPreview(draft)
  const { value, isFresh } = preview
  useEffect(() => {
    // Problems of an earlier draft must not block this one.
    lines.current = (isFresh && value?.problems) || []
    if (isFresh) void trigger(isSubmitted ? undefined : [...changed.current])
  }, [value, isFresh, isSubmitted, trigger])
  return { form, draft, preview }
}

const names = [
  'code',
  'name',
  'names',
  'parent',
  'colour',
  'mode',
  'look',
  'hosts',
  'languages',
  'logo',
] as const satisfies readonly (keyof NewMerchantDraft)[]

/** Asks what would become of what is typed. */
function useMerchantPreview(draft: NewMerchantBody): TypedAnswer<NewMerchantPreview> {
  const ask = useStudioApi()
  const openedAt = useOpenedAt()
  const load = (body: NewMerchantBody) => ask('previewMerchant', { body })
  return useTypedQuery({ key: ['previewMerchant', openedAt], input: draft, load })
}

/**
 * Creates the Standard Schema of a new merchant. The studio API checks the rules of `livery new`;
 * `readLines` returns its findings for the draft.
 */
function createDraftSchema(
  readLines: () => readonly NewMerchantLine[],
): StandardSchemaV1<NewMerchantDraft> {
  return {
    '~standard': {
      version: 1,
      vendor: 'livery',
      validate: (input) => {
        const issues = readLines().map(({ about, language, message }) => ({
          message: encodeFieldError({ words: message }),
          path: language === undefined ? [about] : ['names', language],
        }))
        return issues.length > 0 ? { issues } : { value: input as NewMerchantDraft } // the form's own values
      },
    },
  }
}
