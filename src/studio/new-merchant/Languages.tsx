import { type ReactNode, useId } from 'react'
import type { NewMerchantLine, NewMerchantSketch } from '../../contract/generated/workshop.ts'
import { useSay } from '../i18n/use-say.ts'
import { Asked } from '../look/Asked.tsx'
import { Choice } from '../look/Choice.tsx'
import { optionsOf } from '../look/options.ts'
import { Problem } from '../look/Problem.tsx'
import { TextInput } from '../look/TextInput.tsx'
import { Toggle } from '../look/Toggle.tsx'
import { type Draft, withLanguages } from './draft.ts'
import styles from './Languages.module.css'

export interface LanguagesProps {
  readonly draft: Draft
  readonly sketch: NewMerchantSketch | undefined
  readonly problems: readonly NewMerchantLine[]
  readonly onChange: (next: Draft) => void
  readonly onName: (next: Draft) => void
}

/** The languages of a merchant to be, its name in each where it is another, and the default one. */
export function Languages(props: LanguagesProps): ReactNode {
  const say = useSay('newMerchant')
  const { draft, sketch, problems, onChange, onName } = props
  const known = sketch?.languages ?? []
  const chosen = draft.languages ?? sketch?.offered.languages ?? []
  const problem = problems.find(({ about }) => about === 'languages')?.says
  const nameOf = (tag: string): string => known.find((one) => one.tag === tag)?.name ?? tag
  const turn = (tag: string, isOn: boolean): void =>
    onChange(withLanguages(draft, isOn ? [...chosen, tag] : chosen.filter((one) => one !== tag)))
  return (
    <Asked label={say('languages')} hint={say('languagesHint')} problem={problem}>
      {({ 'aria-invalid': _, ...named }) => (
        <fieldset {...named} className={styles['languages']}>
          {known.length === 0 && <p className={styles['waiting']}>{say('reading')}</p>}
          {known.map(({ tag, name }) => (
            <div key={tag} className={styles['row']}>
              <Toggle isOn={chosen.includes(tag)} onChange={(isOn) => turn(tag, isOn)}>
                <span lang={tag}>{name}</span>
              </Toggle>
              {chosen.includes(tag) && <NameIn {...props} tag={tag} name={name} onName={onName} />}
            </div>
          ))}
          {chosen.length > 1 && (
            <div className={styles['row']}>
              <span>{say('first')}</span>
              <Choice
                aria-label={say('firstNamed')}
                options={optionsOf(chosen, nameOf)}
                value={chosen[0]}
                onChange={(first) =>
                  onChange(withLanguages(draft, [first, ...chosen.filter((tag) => tag !== first)]))
                }
              />
            </div>
          )}
        </fieldset>
      )}
    </Asked>
  )
}

interface NameInProps extends LanguagesProps {
  readonly tag: string
  readonly name: string
}

function NameIn({ draft, sketch, problems, tag, name, onName }: NameInProps): ReactNode {
  const say = useSay('newMerchant')
  const id = useId()
  const problem = problems.find(({ about, language }) => about === 'name' && language === tag)?.says
  return (
    <div className={styles['name']}>
      <TextInput
        aria-label={say('nameIn', { language: name })}
        aria-invalid={problem !== undefined}
        aria-describedby={id}
        lang={tag}
        value={draft.names[tag] ?? ''}
        placeholder={draft.name || sketch?.offered.name}
        onType={(typed) => onName({ ...draft, names: { ...draft.names, [tag]: typed } })}
      />
      <Problem id={id} says={problem} />
    </div>
  )
}
