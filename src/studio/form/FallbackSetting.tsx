import type { ReactNode } from 'react'
import { listBlockSchemas } from '../../core/config/block-schemas.ts'
import type { Schema } from '../../core/config/schema-registry.ts'
import type { Path } from '../../core/config/tree.ts'
import { useFormatKey } from '../i18n/use-t.ts'
import { BlockSettingsForm } from './BlockSettingsForm.tsx'
import { Group } from './Group.tsx'
import { kindOfSchema } from './kind-of.ts'
import { Setting } from './Setting.tsx'
import { useField } from './use-field.ts'

export interface FallbackSettingProps {
  readonly path: Path
  readonly schema: Schema
}

/** Edits the fallback of a block: its type, then the form of that type. */
export function FallbackSetting({ path, schema }: FallbackSettingProps): ReactNode {
  const formatKey = useFormatKey()
  const { value } = useField([...path, 'type'])
  const { kind, description } = kindOfSchema(schema)
  const type = kind.kind === 'group' ? kind.properties['type'] : undefined
  const chosen = typeof value === 'string' ? listBlockSchemas().get(value) : undefined
  return (
    <Group title={formatKey('fallback')} hint={description} path={path}>
      {type && <Setting path={[...path, 'type']} schema={type} />}
      {chosen && <BlockSettingsForm path={path} schema={chosen} />}
    </Group>
  )
}
