import type { ReactNode } from 'react'
import type {
  MerchantSummary,
  NewMerchantLine,
  NewMerchantSketch,
} from '../../contract/generated/workshop.ts'
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
  const offered = sketch?.offered
  const problemOf = (field: Field): string | undefined =>
    problems.find(({ about, language }) => about === field && language === undefined)?.says
  const parents = merchants.filter(({ errors }) => errors === 0)
  const nameOf = (code: string): string =>
    `${parents.find((one) => one.code === code)?.name ?? code} (${code})`
  return (
    <div className={styles['answers']}>
      <div className={styles['pair']}>
        <Asked label="Code" hint="Small letters, digits and dashes." problem={problemOf('code')}>
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
        <Asked label="Name" hint="What players know it by." problem={problemOf('name')}>
          {(named) => (
            <TextInput
              {...named}
              value={draft.name}
              placeholder={offered?.name || 'Made of the code'}
              onType={(name) => onChange('name', { ...draft, name })}
            />
          )}
        </Asked>
      </div>
      <div className={styles['pair']}>
        <Asked label="Inherits from" problem={problemOf('parent')}>
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
        <Asked
          label="Brand colour"
          hint="The page, buttons and states follow from it."
          problem={problemOf('colour')}
        >
          {(named) => (
            <div className={styles['colour']}>
              <ColourPicker
                label="the brand colour"
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
        <Asked
          label="Hosts"
          hint="The names it answers to, with commas between them."
          problem={problemOf('hosts')}
        >
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
