import { useMemo } from 'react'
import {
  describePattern,
  type PatternDemand,
} from '../../../core/engine/pattern/describe-pattern.ts'
import type { PlannedField } from '../../../core/engine/plan-registration.ts'
import type { CaptchaState } from '../../gateway/use-captcha.ts'
import { useT, useText } from '../../i18n/use-t.ts'
import { useSkin } from '../../registry/skin-context.tsx'
import { type EntryName, isDeclaration, type RegisterValues } from './register-values.ts'
import type { LiveChecks } from './use-live-checks.ts'

export interface EntryWords {
  /** A checkbox's label is what the player declares by it. */
  readonly labelOf: (name: keyof RegisterValues) => string
  readonly placeholderOf: (name: EntryName) => string | undefined
  readonly hintOf: (name: EntryName, captcha: CaptchaState) => string | undefined
}

/** The words around each field, by configuration and language. */
export function useEntryWords(
  { inviter }: LiveChecks,
  planned: readonly PlannedField[],
): EntryWords {
  const t = useT()
  const text = useText()
  const { fields } = useSkin().registration

  const known = useMemo(
    () => new Map(planned.map(({ name, pattern }) => [name, demandsOf(pattern)])),
    [planned],
  )

  const labelOf = (name: keyof RegisterValues): string => {
    if (isDeclaration(name)) return ''
    const own = fields[name]?.label
    return own ? text(own) : t(`field.${name}`)
  }
  function hintOf(name: EntryName, captcha: CaptchaState): string | undefined {
    if (name === 'captcha' && captcha.kind === 'shown') return t(asks[captcha.asks])
    if (name === 'affiliateCode' && inviter) return t('field.invitedBy', { name: inviter })
    const own = fields[name]?.hint
    if (own) return text(own)
    const demands = known.get(name) ?? []
    const purpose = name === 'email' ? [t('field.emailHint'), t('form.validEmail')] : []
    return [...purpose, ...demands.map((one) => t(`form.${one}`))].join(' · ') || undefined
  }
  const placeholderOf = (name: EntryName): string | undefined => {
    const own = fields[name]?.placeholder
    return own && text(own)
  }
  return { labelOf, placeholderOf, hintOf }
}

function demandsOf(pattern: PlannedField['pattern']): readonly PatternDemand[] {
  return pattern ? describePattern(pattern.acceptedPattern) : []
}

const asks = { letters: 'field.captchaLetters', equation: 'field.captchaEquation' } as const
