import { type ReactNode, useState } from 'react'
import { isMap } from '../../core/config/edit/edit.ts'
import type { Schema } from '../../core/config/schema-registry.ts'
import type { Path } from '../../core/config/tree.ts'
import { useFormatKey, useT } from '../i18n/use-t.ts'
import { ChoiceInput } from '../look/ChoiceInput.tsx'
import { optionsOf } from '../look/options.ts'
import { RuleInput } from '../look/RuleInput.tsx'
import { StudioButton } from '../look/StudioButton.tsx'
import { type StudioRule, useRuleForm } from '../look/use-rule-form.ts'
import styles from './Group.module.css'
import { Group } from './Group.tsx'
import { kindOfSchema } from './kind-of.ts'
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
  const t = useT('form')
  const common = useT('common')
  const formatKey = useFormatKey()
  const { value } = useField(path)
  const [asked, setAsked] = useState<readonly string[]>([])
  const own = Object.keys(isMap(value) ? value : {}).filter((key) => !key.startsWith('$'))
  const shown = [...new Set([...own, ...asked])]
  const left = keys?.filter((key) => !shown.includes(key))
  const add = (key: string): void => setAsked([...asked, key])
  const isGroup = kindOfSchema(values).kind.kind === 'group'
  return (
    <Group title={label} hint={hint} path={path}>
      {shown.map((key) => children([...path, key], isGroup || keys ? formatKey(key) : key))}
      {left && left.length > 0 && (
        <ChoiceInput
          key={left.length}
          as="list"
          aria-label={t('addTo', { name: label })}
          asks={common('addOne')}
          options={optionsOf(left, formatKey)}
          value={undefined}
          onChange={add}
        />
      )}
      {!keys && <AddName label={label} onAdd={add} />}
    </Group>
  )
}

const rules: readonly StudioRule[] = [{ name: 'name', required: true }]

interface AddNameProps {
  readonly label: string
  readonly onAdd: (name: string) => void
}

/** Asks the name of one more. */
function AddName({ label, onAdd }: AddNameProps): ReactNode {
  const t = useT('form')
  const common = useT('common')
  const { control, handleSubmit, reset } = useRuleForm(rules)
  const add = handleSubmit(({ name = '' }) => {
    onAdd(name.trim())
    reset()
  })
  return (
    <form className={styles['add']} onSubmit={(event) => void add(event)}>
      <RuleInput control={control} name="name" label={t('nameFor', { name: label })} />
      <StudioButton type="submit" icon="plus">
        {common('add')}
      </StudioButton>
    </form>
  )
}
