import { type ReactNode, useState } from 'react'
import { isMap } from '../../config/edit/edit.ts'
import type { Schema } from '../../config/law.ts'
import type { Path } from '../../config/tree.ts'
import { useSay, useSayKey } from '../i18n/use-say.ts'
import { Button } from '../look/Button.tsx'
import { Choice } from '../look/Choice.tsx'
import { optionsOf } from '../look/options.ts'
import { TextInput } from '../look/TextInput.tsx'
import styles from './Group.module.css'
import { Group } from './Group.tsx'
import { editedAs } from './kind-of.ts'
import { useField } from './use-field.ts'

export interface MapSettingProps {
  readonly path: Path
  readonly label: string
  readonly hint: string | undefined
  /** The keys it takes; any name without them. */
  readonly keys: readonly string[] | undefined
  readonly values: Schema
  /** The setting of a key, under a name. */
  readonly children: (path: Path, label: string) => ReactNode
}

/** A map from names to values of one kind, each a setting of its own. */
export function MapSetting({
  path,
  label,
  hint,
  keys,
  values,
  children,
}: MapSettingProps): ReactNode {
  const say = useSay('form')
  const common = useSay('common')
  const sayKey = useSayKey()
  const { value } = useField(path)
  const [asked, setAsked] = useState<readonly string[]>([])
  const [fresh, setFresh] = useState('')
  const said = Object.keys(isMap(value) ? value : {}).filter((key) => !key.startsWith('$'))
  const shown = [...new Set([...said, ...asked])]
  const left = keys?.filter((key) => !shown.includes(key))
  const add = (key: string): void => {
    if (key.trim() !== '') setAsked([...asked, key.trim()])
    setFresh('')
  }
  const isGroup = editedAs(values).kind.kind === 'group'
  return (
    <Group title={label} hint={hint} path={path}>
      {shown.map((key) => children([...path, key], isGroup || keys ? sayKey(key) : key))}
      {left && left.length > 0 && (
        <Choice
          key={left.length}
          as="list"
          aria-label={say('addTo', { name: label })}
          asks={common('addOne')}
          options={optionsOf(left, sayKey)}
          value={undefined}
          onChange={add}
        />
      )}
      {!keys && (
        <form
          className={styles['add']}
          onSubmit={(event) => {
            event.preventDefault()
            add(fresh)
          }}
        >
          <TextInput aria-label={say('nameFor', { name: label })} value={fresh} onType={setFresh} />
          <Button icon="plus" isDisabled={fresh.trim() === ''} onPress={() => add(fresh)}>
            {common('add')}
          </Button>
        </form>
      )}
    </Group>
  )
}
