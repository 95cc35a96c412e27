import type { ReactNode } from 'react'
import type { MerchantSummary, NewMerchantSketch } from '../../core/contract/generated/workshop.ts'
import type { UseFormReturn } from '../../player/components/ui/form.ts'
import { useSay } from '../i18n/use-say.ts'
import { Asked } from '../look/Asked.tsx'
import { Choice } from '../look/Choice.tsx'
import { ColourPicker } from '../look/ColourPicker.tsx'
import { optionsOf } from '../look/options.ts'
import styles from './Answers.module.css'
import { DraftInput } from './DraftInput.tsx'
import type { Draft } from './draft.ts'
import { Languages } from './Languages.tsx'
import { LogoDrop } from './LogoDrop.tsx'
import { problemAt } from './problem-at.ts'

export interface AnswersProps {
  readonly form: UseFormReturn<Draft>
  readonly draft: Draft
  readonly merchants: readonly MerchantSummary[]
  readonly sketch: NewMerchantSketch | undefined
}

/** Everything a new merchant needs; what is left empty is taken as offered. */
export function Answers({ form, draft, merchants, sketch }: AnswersProps): ReactNode {
  const say = useSay('newMerchant')
  const offered = sketch?.offered
  const { control, setValue } = form
  const problemOf = (name: keyof Draft): string | undefined => problemAt(form, name)
  const parents = merchants.filter(({ errors }) => errors === 0)
  const nameOf = (code: string): string =>
    say('merchant', { name: parents.find((one) => one.code === code)?.name ?? code, code })
  return (
    <div className={styles['answers']}>
      <div className={styles['pair']}>
        <Asked label={say('code')} hint={say('codeHint')} problem={problemOf('code')}>
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
        </Asked>
        <Asked label={say('name')} hint={say('nameHint')} problem={problemOf('name')}>
          {(named) => (
            <DraftInput
              {...named}
              control={control}
              name="name"
              placeholder={offered?.name || say('nameOfCode')}
            />
          )}
        </Asked>
      </div>
      <div className={styles['pair']}>
        <Asked label={say('parent')} problem={problemOf('parent')}>
          {({ 'aria-invalid': _, ...named }) => (
            <Choice
              {...named}
              options={optionsOf(
                parents.map(({ code }) => code),
                nameOf,
              )}
              value={draft.parent || offered?.parent}
              onChange={(parent) => setValue('parent', parent)}
            />
          )}
        </Asked>
        <Asked label={say('colour')} hint={say('colourHint')} problem={problemOf('colour')}>
          {(named) => (
            <div className={styles['colour']}>
              <ColourPicker
                label={say('theColour')}
                value={sketch?.colour?.typed}
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
        </Asked>
      </div>
      <div className={styles['pair']}>
        <Asked label={say('hosts')} hint={say('hostsHint')} problem={problemOf('hosts')}>
          {(named) => (
            <DraftInput
              {...named}
              control={control}
              name="hosts"
              isCode
              placeholder={offered?.hosts || 'lagoon.localhost'}
            />
          )}
        </Asked>
        <LogoDrop
          name={draft.logo?.name}
          problem={problemOf('logo')}
          onChange={(logo) => setValue('logo', logo)}
        />
      </div>
      <Languages form={form} draft={draft} sketch={sketch} />
    </div>
  )
}
