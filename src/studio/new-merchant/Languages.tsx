import { type ReactNode, useId } from 'react'
import type { NewMerchantPreview } from '../../core/contract/generated/studio-api.ts'
import type { UseFormReturn } from '../../player/kit/controls/form.ts'
import { useT } from '../i18n/use-t.ts'
import { ChoiceInput } from '../look/ChoiceInput.tsx'
import { FieldFrame } from '../look/FieldFrame.tsx'
import { optionsOf } from '../look/options.ts'
import { Problem } from '../look/Problem.tsx'
import { Toggle } from '../look/Toggle.tsx'
import { DraftInput } from './DraftInput.tsx'
import styles from './Languages.module.css'
import { type NewMerchantDraft, withLanguages } from './new-merchant-draft.ts'
import { problemAt } from './problem-at.ts'

export interface LanguagesProps {
  readonly form: UseFormReturn<NewMerchantDraft>
  readonly draft: NewMerchantDraft
  readonly preview: NewMerchantPreview | undefined
}

/** The languages of a merchant to be, its name in each where it is another, and the default one. */
export function Languages(props: LanguagesProps): ReactNode {
  const t = useT('newMerchant')
  const { form, draft, preview } = props
  const known = preview?.languages ?? []
  const chosen = draft.languages ?? preview?.offered.languages ?? []
  const problem = problemAt(form, 'languages')
  const nameOf = (tag: string): string => known.find((one) => one.tag === tag)?.name ?? tag
  const choose = (tags: readonly string[]): void => {
    const { languages = [], names } = withLanguages(draft, tags)
    form.setValue('languages', languages)
    form.setValue('names', names)
  }
  const turn = (tag: string, isOn: boolean): void =>
    choose(isOn ? [...chosen, tag] : chosen.filter((one) => one !== tag))
  return (
    <FieldFrame label={t('languages')} hint={t('languagesHint')} problem={problem}>
      {({ 'aria-invalid': _, ...named }) => (
        <fieldset {...named} className={styles['languages']}>
          {known.length === 0 && <p className={styles['waiting']}>{t('reading')}</p>}
          {known.map(({ tag, name }) => (
            <div key={tag} className={styles['row']}>
              <Toggle isOn={chosen.includes(tag)} onChange={(isOn) => turn(tag, isOn)}>
                <span lang={tag}>{name}</span>
              </Toggle>
              {chosen.includes(tag) && <NameIn {...props} tag={tag} name={name} />}
            </div>
          ))}
          {chosen.length > 1 && (
            <div className={styles['row']}>
              <span>{t('first')}</span>
              <ChoiceInput
                aria-label={t('firstNamed')}
                options={optionsOf(chosen, nameOf)}
                value={chosen[0]}
                onChange={(first) => choose([first, ...chosen.filter((tag) => tag !== first)])}
              />
            </div>
          )}
        </fieldset>
      )}
    </FieldFrame>
  )
}

interface NameInProps extends LanguagesProps {
  readonly tag: string
  readonly name: string
}

function NameIn({ form, draft, preview, tag, name }: NameInProps): ReactNode {
  const t = useT('newMerchant')
  const id = useId()
  const problem = problemAt(form, `names.${tag}`)
  return (
    <div className={styles['name']}>
      <DraftInput
        control={form.control}
        name={`names.${tag}`}
        aria-label={t('nameIn', { language: name })}
        aria-invalid={problem !== undefined}
        aria-describedby={id}
        lang={tag}
        placeholder={draft.name || preview?.offered.name}
      />
      <Problem id={id} message={problem} />
    </div>
  )
}
