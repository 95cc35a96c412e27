import type { ReactNode } from 'react'
import type {
  MerchantSummary,
  NewMerchantPreview,
} from '../../core/contract/generated/studio-api.ts'
import type { UseFormReturn } from '../../player/kit/controls/form.ts'
import { useT } from '../i18n/use-t.ts'
import { ChoiceInput } from '../look/ChoiceInput.tsx'
import { ColourPicker } from '../look/ColourPicker.tsx'
import { FieldFrame } from '../look/FieldFrame.tsx'
import { optionsOf } from '../look/options.ts'
import { DraftInput, type DraftInputProps } from './DraftInput.tsx'
import { Languages } from './Languages.tsx'
import { LogoDrop } from './LogoDrop.tsx'
import styles from './NewMerchantForm.module.css'
import type { NewMerchantDraft } from './new-merchant-draft.ts'
import { problemAt } from './problem-at.ts'

export interface NewMerchantFormProps extends DraftFieldProps {
  readonly merchants: readonly MerchantSummary[]
}

interface DraftFieldProps {
  readonly form: UseFormReturn<NewMerchantDraft>
  readonly draft: NewMerchantDraft
  readonly preview: NewMerchantPreview | undefined
}

/** The modes to choose from; without a choice, the logo decides. */
const modes = ['byLogo', 'light', 'dark'] as const

/** The answer for files of its own. */
const own = 'own'

/** Everything a new merchant needs; what is left empty is taken as offered. */
export function NewMerchantForm({ merchants, ...fields }: NewMerchantFormProps): ReactNode {
  const t = useT('newMerchant')
  const { form, draft, preview } = fields
  const offered = preview?.offered
  return (
    <div className={styles['answers']}>
      <div className={styles['pair']}>
        <LineField
          form={form}
          name="code"
          hint={t('codeHint')}
          isCode
          autoFocus
          placeholder="lagoon"
        />
        <LineField
          form={form}
          name="name"
          hint={t('nameHint')}
          placeholder={offered?.name || t('nameOfCode')}
        />
      </div>
      <div className={styles['pair']}>
        <ParentField {...fields} merchants={merchants} />
        <LookField {...fields} merchants={merchants} />
      </div>
      <div className={styles['pair']}>
        <ColourField form={form} preview={preview} />
        <ModeField form={form} draft={draft} />
      </div>
      <LineField
        form={form}
        name="hosts"
        hint={t('hostsHint')}
        isCode
        placeholder={offered?.hosts || 'lagoon.localhost'}
      />
      <LogoDrop
        name={draft.logo?.name}
        problem={problemAt(form, 'logo')}
        onChange={(logo) => form.setValue('logo', logo)}
      />
      <Languages {...fields} />
    </div>
  )
}

interface LineFieldProps extends Pick<DraftInputProps, 'placeholder' | 'isCode' | 'autoFocus'> {
  readonly form: UseFormReturn<NewMerchantDraft>
  readonly name: 'code' | 'name' | 'hosts'
  readonly hint: string
}

/** Asks for a line of text. */
function LineField({ form, name, hint, ...input }: LineFieldProps): ReactNode {
  const t = useT('newMerchant')
  return (
    <FieldFrame label={t(name)} hint={hint} problem={problemAt(form, name)}>
      {(named) => <DraftInput {...named} {...input} control={form.control} name={name} />}
    </FieldFrame>
  )
}

/** Asks which merchant the new one extends: one without errors. */
function ParentField({ form, draft, preview, merchants }: NewMerchantFormProps): ReactNode {
  const t = useT('newMerchant')
  const parents = merchants.filter(({ errors }) => errors === 0)
  const nameOf = (code: string): string =>
    t('merchant', { name: parents.find((one) => one.code === code)?.name ?? code, code })
  return (
    <FieldFrame label={t('parent')} problem={problemAt(form, 'parent')}>
      {({ 'aria-invalid': _, ...named }) => (
        <ChoiceInput
          {...named}
          options={optionsOf(
            parents.map(({ code }) => code),
            nameOf,
          )}
          value={draft.parent || preview?.offered.parent}
          onChange={(parent) => form.setValue('parent', parent)}
        />
      )}
    </FieldFrame>
  )
}

/** Asks whose look the new merchant takes: that of its parent, of another merchant, or a copy of its own. */
function LookField({ form, draft, preview, merchants }: NewMerchantFormProps): ReactNode {
  const t = useT('newMerchant')
  const parent = preview?.offered.look ?? ''
  const others = merchants.filter(
    ({ code, errors, hasLook }) => hasLook && errors === 0 && code !== parent,
  )
  const inherited = 'inherited'
  const textOf = (choice: string): string => {
    if (choice === inherited || choice === own) return t(`looksOf.${choice}`)
    return t('merchant', {
      name: others.find(({ code }) => code === choice)?.name ?? choice,
      code: choice,
    })
  }
  return (
    <FieldFrame label={t('look')} hint={t('lookHint')} problem={problemAt(form, 'look')}>
      {({ 'aria-invalid': _, ...named }) => (
        <ChoiceInput
          {...named}
          as="list"
          options={optionsOf([inherited, own, ...others.map(({ code }) => code)], textOf)}
          value={draft.look || inherited}
          onChange={(look) => form.setValue('look', look === inherited ? '' : look)}
        />
      )}
    </FieldFrame>
  )
}

/** Asks for the brand's colour, which is picked or typed. */
function ColourField({ form, preview }: Omit<DraftFieldProps, 'draft'>): ReactNode {
  const t = useT('newMerchant')
  return (
    <FieldFrame label={t('colour')} hint={t('colourHint')} problem={problemAt(form, 'colour')}>
      {(named) => (
        <div className={styles['colour']}>
          <ColourPicker
            label={t('theColour')}
            value={preview?.colour?.typed}
            channels={['hue']}
            onChange={(colour) => form.setValue('colour', colour)}
          />
          <DraftInput
            {...named}
            control={form.control}
            name="colour"
            isCode
            placeholder={preview?.offered.colour || '#rrggbb'}
          />
        </div>
      )}
    </FieldFrame>
  )
}

/** Asks whether the brand is light or dark. */
function ModeField({ form, draft }: Omit<DraftFieldProps, 'preview'>): ReactNode {
  const t = useT('newMerchant')
  return (
    <FieldFrame label={t('mode')} hint={t('modeHint')} problem={problemAt(form, 'mode')}>
      {({ 'aria-invalid': _, ...named }) => (
        <ChoiceInput
          {...named}
          as="list"
          options={optionsOf(modes, (mode) => t(`modes.${mode}`))}
          value={draft.mode ?? 'byLogo'}
          onChange={(mode) => form.setValue('mode', mode === 'byLogo' ? undefined : mode)}
        />
      )}
    </FieldFrame>
  )
}
