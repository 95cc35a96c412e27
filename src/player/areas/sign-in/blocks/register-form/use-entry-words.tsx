import { type ReactNode, useMemo } from 'react'
import {
  describePattern,
  type PatternDemand,
} from '../../../../../core/engine/pattern/describe-pattern.ts'
import type { PlannedField } from '../../../../../core/engine/plan-registration.ts'
import { useT, useText } from '../../../../i18n/use-t.ts'
import { InlineList } from '../../../../kit/controls/InlineList.tsx'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { type EntryName, isDeclaration, type RegisterValues } from './register-values.ts'
import type { LiveChecks } from './use-live-checks.ts'

export interface EntryWords {
  /** Empty for a checkbox, whose declaration is its label. */
  readonly labelOf: (name: keyof RegisterValues) => string
  readonly placeholderOf: (name: EntryName) => string | undefined
  readonly hintOf: (name: EntryName) => ReactNode
}

/** Returns the texts around each field, from the configuration and the language. */
export function useEntryWords(
  { inviter }: LiveChecks,
  planned: readonly PlannedField[],
): EntryWords {
  const t = useT()
  const text = useText()
  const { fields } = useSkin().registration

  // A row renders only when its hint is another one, so each hint is kept.
  const hints = useMemo(() => {
    const list = ({ name, pattern }: PlannedField): readonly string[] => [
      ...(name === 'email' ? [t('field.emailHint'), t('form.validEmail')] : []),
      ...requirementsOf(pattern).map((one) => t(`form.${one}`)),
    ]
    return new Map(planned.map((field) => [field.name, hintOfParts(list(field))]))
  }, [planned, t])

  const labelOf = (name: keyof RegisterValues): string => {
    if (isDeclaration(name)) return ''
    const own = fields[name]?.label
    return own ? text(own) : t(`field.${name}`)
  }
  function hintOf(name: EntryName): ReactNode {
    if (name === 'affiliateCode' && inviter) return t('field.invitedBy', { name: inviter })
    const own = fields[name]?.hint
    return own ? text(own) : hints.get(name)
  }
  const placeholderOf = (name: EntryName): string | undefined => {
    const own = fields[name]?.placeholder
    return own && text(own)
  }
  return { labelOf, placeholderOf, hintOf }
}

function hintOfParts(parts: readonly string[]): ReactNode {
  return parts.length > 0 ? <InlineList items={parts} /> : undefined
}

function requirementsOf(pattern: PlannedField['pattern']): readonly PatternDemand[] {
  return pattern ? describePattern(pattern.acceptedPattern) : []
}
