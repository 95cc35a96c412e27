import type { ReactNode } from 'react'
import type {
  MerchantSummary,
  NewMerchantLine,
  NewMerchantSketch,
} from '../../contract/generated/workshop.ts'
import { useSay } from '../i18n/use-say.ts'
import { Asked } from '../look/Asked.tsx'
import { Choice } from '../look/Choice.tsx'
import { ColourPicker } from '../look/ColourPicker.tsx'
import { optionsOf } from '../look/options.ts'
import { TextInput } from '../look/TextInput.tsx'
import styles from './Answers.module.css'
import type { Draft, Field } from './draft.ts'
import { Languages } from './Languages.tsx'
import { LogoDrop } from './LogoDrop.tsx'

export interface AnswersProps {
  readonly draft: Draft
  readonly merchants: readonly MerchantSummary[]
  readonly sketch: NewMerchantSketch | undefined
  readonly problems: readonly NewMerchantLine[]
  readonly onChange: (field: Field, next: Draft) => void
}

/** Everything a new merchant needs; what is left empty is taken as offered. */
export function Answers({ draft, merchants, sketch, problems, onChange }: AnswersProps): ReactNode {
  const say = useSay('newMerchant')
  const offered = sketch?.offered
  const problemOf = (field: Field): string | undefined =>
    problems.find(({ about, language }) => about === field && language === undefined)?.says
  const parents = merchants.filter(({ errors }) => errors === 0)
  const nameOf = (code: string): string =>
    say('merchant', { name: parents.find((one) => one.code === code)?.name ?? code, code })
  return (
    <div className={styles['answers']}>
      <div className={styles['pair']}>
        <Asked label={say('code')} hint={say('codeHint')} problem={problemOf('code')}>
          {(named) => (
            <TextInput
              {...named}
              isCode
              autoFocus
              value={draft.code}
              placeholder="lagoon"
              onType={(code) => onChange('code', { ...draft, code })}
            />
          )}
        </Asked>
        <Asked label={say('name')} hint={say('nameHint')} problem={problemOf('name')}>
          {(named) => (
            <TextInput
              {...named}
              value={draft.name}
              placeholder={offered?.name || say('nameOfCode')}
              onType={(name) => onChange('name', { ...draft, name })}
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
              onChange={(parent) => onChange('parent', { ...draft, parent })}
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
                onChange={(colour) => onChange('colour', { ...draft, colour })}
              />
              <TextInput
                {...named}
                isCode
                value={draft.colour}
                placeholder={offered?.colour || '#rrggbb'}
                onType={(colour) => onChange('colour', { ...draft, colour })}
              />
            </div>
          )}
        </Asked>
      </div>
      <div className={styles['pair']}>
        <Asked label={say('hosts')} hint={say('hostsHint')} problem={problemOf('hosts')}>
          {(named) => (
            <TextInput
              {...named}
              isCode
              value={draft.hosts}
              placeholder={offered?.hosts || 'lagoon.localhost'}
              onType={(hosts) => onChange('hosts', { ...draft, hosts })}
            />
          )}
        </Asked>
        <LogoDrop
          name={draft.logo?.name}
          problem={problemOf('logo')}
          onChange={(logo) => {
            const { logo: _, ...rest } = draft
            onChange('logo', logo ? { ...rest, logo } : rest)
          }}
        />
      </div>
      <Languages
        draft={draft}
        sketch={sketch}
        problems={problems}
        onChange={(next) => onChange('languages', next)}
        onName={(next) => onChange('name', next)}
      />
    </div>
  )
}
