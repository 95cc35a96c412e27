import type { ReactNode } from 'react'
import { useFormatKey, useT } from '../i18n/use-t.ts'
import { ChoiceInput } from '../look/ChoiceInput.tsx'
import { optionsOf } from '../look/options.ts'
import { Toggle } from '../look/Toggle.tsx'
import { ArtControl } from './ArtControl.tsx'
import { ChoicesControl } from './ChoicesControl.tsx'
import { ColourControl } from './ColourControl.tsx'
import { ConditionControl } from './ConditionControl.tsx'
import type { ControlProps } from './control-props.ts'
import { EntriesControl, EntryControl } from './EntryControl.tsx'
import { ItemsControl } from './ItemsControl.tsx'
import { JsonControl } from './JsonControl.tsx'
import { LanguageControl, LanguagesControl } from './LanguageControl.tsx'
import { LineControl } from './LineControl.tsx'
import { MerchantControl } from './MerchantControl.tsx'
import { MomentControl } from './MomentControl.tsx'
import { TextsControl } from './TextsControl.tsx'
import { WordsControl } from './WordsControl.tsx'

/** The control of a single value. A map has a control for each key instead. */
export function Control(props: ControlProps): ReactNode {
  const t = useT('form')
  const formatKey = useFormatKey()
  // Of a list of names, "*" is what an order does not name.
  const formatItem = (word: string): string => (word === '*' ? t('rest') : formatKey(word))
  const { edited, named, value, isInherited, onChange } = props
  const { kind } = edited
  switch (kind.kind) {
    case 'boolean':
      return <Toggle {...named} isOn={value === true} onChange={(isOn) => onChange(isOn)} />
    case 'choice':
      return (
        <ChoiceInput
          {...named}
          options={optionsOf(kind.options)}
          value={typeof value === 'string' ? value : undefined}
          isInherited={isInherited}
          onChange={(option) => onChange(option)}
        />
      )
    case 'choices':
      return <ChoicesControl {...props} options={optionsOf(kind.options, formatItem)} />
    case 'language':
      return <LanguageControl {...props} />
    case 'languages':
      return <LanguagesControl {...props} />
    case 'merchant':
      return <MerchantControl {...props} />
    case 'entry':
      return <EntryControl {...props} />
    case 'entries':
      return <EntriesControl {...props} />
    case 'texts':
      return <TextsControl {...props} />
    case 'items':
      return <ItemsControl {...props} items={kind.items} draw={draw} />
    case 'words':
      return <WordsControl {...props} />
    case 'condition':
      return <ConditionControl {...props} />
    case 'colour':
      return <ColourControl {...props} />
    case 'art':
      return <ArtControl {...props} />
    case 'moment':
      return <MomentControl {...props} />
    case 'text':
    case 'link':
    case 'integer':
    case 'number':
    case 'fixed':
      return <LineControl {...props} />
    default:
      return <JsonControl {...props} />
  }
}

/** Handed to what holds values of any kind. */
function draw(props: ControlProps): ReactNode {
  return <Control {...props} />
}
