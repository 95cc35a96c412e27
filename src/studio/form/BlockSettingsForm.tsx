import type { ReactNode } from 'react'
import type { Schema } from '../../core/config/schema-registry.ts'
import type { Path } from '../../core/config/tree.ts'
import { kindOfSchema } from './kind-of.ts'
import { Setting, SettingList } from './Setting.tsx'

export interface BlockSettingsFormProps {
  /** The path of a block or of its fallback. */
  readonly path: Path
  /** Of its kind. */
  readonly schema: Schema
}

/** Shows the variant and the settings of a block type. */
export function BlockSettingsForm({ path, schema }: BlockSettingsFormProps): ReactNode {
  const { kind } = kindOfSchema(schema)
  const { variant, settings } = kind.kind === 'group' ? kind.properties : {}
  const inner = settings && kindOfSchema(settings).kind
  return (
    <>
      {variant && <Setting path={[...path, 'variant']} schema={variant} />}
      {inner?.kind === 'group' && (
        <SettingList path={[...path, 'settings']} properties={inner.properties} />
      )}
    </>
  )
}
