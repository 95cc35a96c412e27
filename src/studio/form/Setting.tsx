import type { ReactNode } from 'react'
import type { Json } from '../../core/config/edit/edit.ts'
import type { Schema } from '../../core/config/schema-registry.ts'
import { tokenAt } from '../../core/config/theme/token-rules.ts'
import { type Path, pathText } from '../../core/config/tree.ts'
import { useFormatKey } from '../i18n/use-t.ts'
import { useValues } from '../state/use-editor.tsx'
import { Control } from './Control.tsx'
import { DefaultMessageOrigin } from './DefaultMessageOrigin.tsx'
import { DerivedOrigin } from './DerivedOrigin.tsx'
import { defaultMessageOf } from './default-message-of.ts'
import { Group } from './Group.tsx'
import { kindOfSchema } from './kind-of.ts'
import { MapSetting } from './MapSetting.tsx'
import { SettingField } from './SettingField.tsx'
import { useField } from './use-field.ts'

export interface SettingProps {
  readonly path: Path
  readonly schema: Schema
  readonly label?: string
}

/** A setting of the merchant by its schema; a map has a setting for each key. */
export function Setting({ path, schema, label: named }: SettingProps): ReactNode {
  const formatKey = useFormatKey()
  const label = named ?? formatKey(String(path.at(-1)))
  const edited = kindOfSchema(schema)
  const { kind, description } = edited
  if (kind.kind === 'group')
    return (
      <Group title={label} hint={description} path={path}>
        <SettingList path={path} properties={kind.properties} />
      </Group>
    )
  if (kind.kind === 'map')
    return (
      <MapSetting
        path={path}
        label={label}
        hint={description}
        keys={kind.keys}
        values={kind.values}
      >
        {(at, name) => <Setting key={name} path={at} schema={kind.values} label={name} />}
      </MapSetting>
    )
  return <OneSetting path={path} schema={schema} label={label} />
}

export interface SettingListProps {
  readonly path: Path
  readonly properties: Readonly<Record<string, Schema>>
  /** Keys that are edited elsewhere. */
  readonly without?: readonly string[]
}

/** The settings of a map: those that stand by themselves first, then the groups. */
export function SettingList({ path, properties, without = [] }: SettingListProps): ReactNode {
  const shown = Object.entries(properties).filter(
    ([key]) => !key.startsWith('$') && !without.includes(key),
  )
  const isGroup = ([, schema]: readonly [string, Schema]): boolean => {
    const { kind } = kindOfSchema(schema).kind
    return kind === 'group' || kind === 'map'
  }
  return [...shown.filter((one) => !isGroup(one)), ...shown.filter(isGroup)].map(
    ([key, schema]) => <Setting key={key} path={[...path, key]} schema={schema} />,
  )
}

function OneSetting({ path, schema, label }: Required<SettingProps>): ReactNode {
  const edited = kindOfSchema(schema)
  const field = useField(path)
  const values = useValues()
  // The schemas' defaults are JSON.
  const value = field.value ?? (edited.schema.default as Json | undefined)
  const usual = value === undefined ? defaultMessageOf(edited.usual, path, values) : undefined
  const token = tokenAt(pathText(path))
  return (
    <SettingField
      path={path}
      label={label}
      hint={edited.description}
      field={field}
      {...(usual !== undefined && { origin: <DefaultMessageOrigin message={usual} /> })}
      {...(token && value === undefined && { origin: <DerivedOrigin token={token} /> })}
    >
      {(named) => (
        <Control
          edited={edited}
          path={path}
          label={label}
          named={named}
          value={value}
          isInherited={!field.isOwn}
          usual={usual}
          onChange={field.set}
          changeIn={field.setIn}
        />
      )}
    </SettingField>
  )
}
