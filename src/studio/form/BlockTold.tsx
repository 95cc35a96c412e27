import type { ReactNode } from 'react'
import type { Schema } from '../../core/config/law.ts'
import type { Path } from '../../core/config/tree.ts'
import { editedAs } from './kind-of.ts'
import { Setting, Settings } from './Setting.tsx'

export interface BlockToldProps {
  /** The path of a block or of its fallback. */
  readonly path: Path
  /** Of its kind. */
  readonly schema: Schema
}

/** Shows the variant and the settings of a block type. */
export function BlockTold({ path, schema }: BlockToldProps): ReactNode {
  const { kind } = editedAs(schema)
  const { variant, settings } = kind.kind === 'group' ? kind.properties : {}
  const inner = settings && editedAs(settings).kind
  return (
    <>
      {variant && <Setting path={[...path, 'variant']} schema={variant} />}
      {inner?.kind === 'group' && (
        <Settings path={[...path, 'settings']} properties={inner.properties} />
      )}
    </>
  )
}
