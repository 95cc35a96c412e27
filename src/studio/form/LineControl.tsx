import type { ReactNode } from 'react'
import type { Json } from '../../core/config/edit/edit.ts'
import type { TranslateIn } from '../i18n/create-words.ts'
import { useT } from '../i18n/use-t.ts'
import { TextInput } from '../look/TextInput.tsx'
import type { ControlProps } from './control-props.ts'

/** A text or a number on a line; emptied, it says what is inherited wherever nothing may not be said. */
export function LineControl({
  edited,
  named,
  value,
  isInherited,
  onChange,
}: ControlProps): ReactNode {
  const t = useT('form')
  const { schema, kind } = edited
  const isNumber = kind.kind === 'integer' || kind.kind === 'number'
  const type = (text: string): void => {
    if (isNumber) onChange(readNumber(text), 'typing')
    else onChange(text === '' && !allowsNothing(schema) ? undefined : text, 'typing')
  }
  return (
    <TextInput
      {...named}
      value={value === undefined ? '' : String(value)}
      isInherited={isInherited}
      readOnly={kind.kind === 'fixed'}
      inputMode={isNumber ? 'decimal' : 'text'}
      placeholder={rangeOf(schema, t)}
      onType={type}
    />
  )
}

/** Text that is not a number is kept as typed, so that the check can report it. */
function readNumber(text: string): Json | undefined {
  if (text.trim() === '') return undefined
  const value = Number(text)
  return Number.isFinite(value) ? value : text
}

function allowsNothing({ minLength = 0, pattern }: ControlProps['edited']['schema']): boolean {
  return minLength === 0 && pattern !== undefined && new RegExp(pattern, 'u').test('')
}

function rangeOf(
  { minimum: least, maximum: most }: ControlProps['edited']['schema'],
  t: TranslateIn<'form'>,
): string | undefined {
  return least === undefined || most === undefined ? undefined : t('range', { least, most })
}
