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
import { DraftInput } from './DraftInput.tsx'
import { Languages } from './Languages.tsx'
import { LogoDrop } from './LogoDrop.tsx'
import styles from './NewMerchantForm.module.css'
import type { NewMerchantDraft } from './new-merchant-draft.ts'
import { problemAt } from './problem-at.ts'

export interface NewMerchantFormProps {
  readonly form: UseFormReturn<NewMerchantDraft>
  readonly draft: NewMerchantDraft
  readonly merchants: readonly MerchantSummary[]
  readonly preview: NewMerchantPreview | undefined
}

/** The modes to choose from; without a choice, the logo decides. */
const modes = ['byLogo', 'light', 'dark'] as const

/** Everything a new merchant needs; what is left empty is taken as offered. */
export function NewMerchantForm({
  form,
  draft,
  merchants,
  preview,
}: NewMerchantFormProps): ReactNode {
  const t = useT('newMerchant')
  const offered = preview?.offered
  const { control, setValue } = form
  const problemOf = (name: keyof NewMerchantDraft): string | undefined => problemAt(form, name)
  const parents = merchants.filter(({ errors }) => errors === 0)
  const nameOf = (code: string): string =>
    t('merchant', { name: parents.find((one) => one.code === code)?.name ?? code, code })
  return (
    <div className={styles['answers']}>
      <div className={styles['pair']}>
        <FieldFrame label={t('code')} hint={t('codeHint')} problem={problemOf('code')}>
          {(named) => (
            <DraftInput
              {...named}
              control={control}
              name="code"
              isCode
              autoFocus
              placeholder="lagoon"
            />
          )}
        </FieldFrame>
        <FieldFrame label={t('name')} hint={t('nameHint')} problem={problemOf('name')}>
          {(named) => (
            <DraftInput
              {...named}
              control={control}
              name="name"
              placeholder={offered?.name || t('nameOfCode')}
            />
          )}
        </FieldFrame>
      </div>
      <div className={styles['pair']}>
        <FieldFrame label={t('parent')} problem={problemOf('parent')}>
          {({ 'aria-invalid': _, ...named }) => (
            <ChoiceInput
              {...named}
              options={optionsOf(
                parents.map(({ code }) => code),
                nameOf,
              )}
              value={draft.parent || offered?.parent}
              onChange={(parent) => setValue('parent', parent)}
            />
          )}
        </FieldFrame>
        <FieldFrame label={t('hosts')} hint={t('hostsHint')} problem={problemOf('hosts')}>
          {(named) => (
            <DraftInput
              {...named}
              control={control}
              name="hosts"
              isCode
              placeholder={offered?.hosts || 'lagoon.localhost'}
            />
          )}
        </FieldFrame>
      </div>
      <div className={styles['pair']}>
        <FieldFrame label={t('colour')} hint={t('colourHint')} problem={problemOf('colour')}>
          {(named) => (
            <div className={styles['colour']}>
              <ColourPicker
                label={t('theColour')}
                value={preview?.colour?.typed}
                channels={['hue']}
                onChange={(colour) => setValue('colour', colour)}
              />
              <DraftInput
                {...named}
                control={control}
                name="colour"
                isCode
                placeholder={offered?.colour || '#rrggbb'}
              />
            </div>
          )}
        </FieldFrame>
        <FieldFrame label={t('mode')} hint={t('modeHint')} problem={problemOf('mode')}>
          {({ 'aria-invalid': _, ...named }) => (
            <ChoiceInput
              {...named}
              as="list"
              options={optionsOf(modes, (mode) => t(`modes.${mode}`))}
              value={draft.mode ?? 'byLogo'}
              onChange={(mode) => setValue('mode', mode === 'byLogo' ? undefined : mode)}
            />
          )}
        </FieldFrame>
      </div>
      <LogoDrop
        name={draft.logo?.name}
        problem={problemOf('logo')}
        onChange={(logo) => setValue('logo', logo)}
      />
      <Languages form={form} draft={draft} preview={preview} />
    </div>
  )
}
