import type { ReactNode } from 'react'
import type { ControlProps } from './control-props.ts'
import { MomentField } from './MomentField.tsx'

/** A moment, such as the end of a promotion; emptied, it is the inherited one again. */
export function MomentControl({
  label,
  named,
  value,
  isInherited,
  onChange,
}: ControlProps): ReactNode {
  return (
    <MomentField
      label={label}
      named={named}
      edge="until"
      isInherited={isInherited}
      value={value === undefined ? '' : String(value)}
      onType={(text) => onChange(text === '' ? undefined : text, 'typing')}
    />
  )
}
