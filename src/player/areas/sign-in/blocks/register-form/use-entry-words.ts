import { useMemo } from 'react'
import {
  describePattern,
  type PatternDemand,
} from '../../../../../core/engine/pattern/describe-pattern.ts'
import type { PlannedField } from '../../../../../core/engine/plan-registration.ts'
import { useT, useText } from '../../../../i18n/use-t.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { type EntryName, isDeclaration, type RegisterValues } from './register-values.ts'
import type { LiveChecks } from './use-live-checks.ts'

export interface EntryWords {
  /** Empty for a checkbox, whose declaration is its label. */
  readonly labelOf: (name: keyof RegisterValues) => string
  readonly placeholderOf: (name: EntryName) => string | undefined
  readonly hintOf: (name: EntryName) => string | undefined
}

/** Returns the texts around each field, from the configuration and the language. */
export function useEntryWords(
  { inviter }: LiveChecks,
  planned: readonly PlannedField[],
): EntryWords {
  const t = useT()
  const text = useText()
  const { fields } = useSkin().registration

  const requirementsByName = useMemo(
    () => new Map(planned.map(({ name, pattern }) => [name, requirementsOf(pattern)])),
    [planned],
  )

  const labelOf = (name: keyof RegisterValues): string => {
    if (isDeclaration(name)) return ''
    const own = fields[name]?.label
    return own ? text(own) : t(`field.${name}`)
  }
  function hintOf(name: EntryName): string | undefined {
    if (name === 'affiliateCode' && inviter) return t('field.invitedBy', { name: inviter })
    const own = fields[name]?.hint
    if (own) return text(own)
    const requirements = requirementsByName.get(name) ?? []
    const purpose = name === 'email' ? [t('field.emailHint'), t('form.validEmail')] : []
    return [...purpose, ...requirements.map((one) => t(`form.${one}`))].join(' · ') || undefined
  }
  const placeholderOf = (name: EntryName): string | undefined => {
    const own = fields[name]?.placeholder
    return own && text(own)
  }
  return { labelOf, placeholderOf, hintOf }
}

function requirementsOf(pattern: PlannedField['pattern']): readonly PatternDemand[] {
  return pattern ? describePattern(pattern.acceptedPattern) : []
}
