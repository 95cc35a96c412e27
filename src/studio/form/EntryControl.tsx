import type { ReactNode } from 'react'
import { isList, isMap } from '../../core/config/edit/edit.ts'
import { productEntries } from '../../core/config/menus.ts'
import { isOwnPageId } from '../../core/contract/own-pages.ts'
import { useFormatKey } from '../i18n/use-t.ts'
import { ChoiceInput } from '../look/ChoiceInput.tsx'
import { type Option, optionsOf } from '../look/options.ts'
import { useValues } from '../state/use-editor.tsx'
import { ChoicesControl } from './ChoicesControl.tsx'
import type { ControlProps } from './control-props.ts'

/** The page that an entry of a menu opens: of the product, or of the merchant's own. */
export function EntryControl({ named, value, isInherited, onChange }: ControlProps): ReactNode {
  const chosen = typeof value === 'string' ? value : undefined
  return (
    <ChoiceInput
      {...named}
      as="list"
      options={useEntryOptions(chosen === undefined ? [] : [chosen])}
      value={chosen}
      isInherited={isInherited}
      onChange={(page) => onChange(page)}
    />
  )
}

/** Some of the entries that a menu can have, in an order. */
export function EntriesControl(props: ControlProps): ReactNode {
  const { value } = props
  const chosen = isList(value) ? value.map(String) : []
  return <ChoicesControl {...props} options={useEntryOptions(chosen)} />
}

/** Returns the merchant's own rows and pages, and then the pages of the product. What is chosen is always among them. */
function useEntryOptions(chosen: readonly string[]): readonly Option<string>[] {
  const values = useValues()
  const formatKey = useFormatKey()
  const keysAt = (path: readonly string[]): string[] => {
    const map = values.shown(path)
    return isMap(map) ? Object.keys(map).filter((key) => !key.startsWith('$')) : []
  }
  const own = [
    ...new Set([...keysAt(['navigation', 'entries']), ...keysAt(['pages']).filter(isOwnPageId)]),
  ]
  const known = [...own, ...productEntries]
  const names = [...new Set([...known, ...chosen])]
  return optionsOf(names, (name) => (own.includes(name) ? name : formatKey(name)))
}
