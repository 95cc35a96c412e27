import type { ReactNode } from 'react'
import { ChoiceInput } from '../look/ChoiceInput.tsx'
import { optionsOf } from '../look/options.ts'
import { useEditorState } from '../state/use-editor.tsx'
import { useStudioQuery } from '../state/use-loaded.ts'
import type { ControlProps } from './control-props.ts'

/** One of the other merchants that have a look of their own. */
export function MerchantControl({ named, value, isInherited, onChange }: ControlProps): ReactNode {
  const { code: own } = useEditorState()
  const loaded = useStudioQuery('listMerchants', { body: undefined })
  const merchants = loaded.state === 'loaded' ? loaded.value.merchants : []
  const chosen = typeof value === 'string' ? value : undefined
  const offered = merchants
    .filter(({ code, hasLook }) => hasLook && code !== own)
    .map(({ code }) => code)
  const all = chosen === undefined || offered.includes(chosen) ? offered : [...offered, chosen]
  const labelOf = (code: string): string => {
    const name = merchants.find((one) => one.code === code)?.name
    return name === undefined ? code : `${name} (${code})`
  }
  return (
    <ChoiceInput
      {...named}
      as="list"
      options={optionsOf(all, labelOf)}
      value={chosen}
      isInherited={isInherited}
      onChange={(code) => onChange(code)}
    />
  )
}
