import type { CaptchaState } from '../../gateway/use-captcha.ts'
import { useT, useText } from '../../i18n/use-t.ts'
import { useSkin } from '../../registry/skin-context.tsx'
import { checkEntry } from './check-entry.ts'
import type { Entry, EntryName } from './register-values.ts'
import type { LiveChecks } from './use-live-checks.ts'

export interface EntryWords {
  readonly labelOf: (name: EntryName) => string
  readonly placeholderOf: (name: EntryName) => string | undefined
  readonly hintOf: (name: EntryName, captcha: CaptchaState) => string | undefined
  /** The words of what is wrong with a value. */
  readonly complain: (entry: Entry, value: string, password: string) => string | undefined
  readonly passes: (entry: Entry, value: string, password: string) => boolean
}

/** The words around each field, by configuration and language. */
export function useEntryWords({ isTaken, inviter }: LiveChecks): EntryWords {
  const t = useT()
  const text = useText()
  const { fields } = useSkin().registration

  const labelOf = (name: EntryName): string => {
    const own = fields[name]?.label
    return own ? text(own) : t(`field.${name}`)
  }
  function hintOf(name: EntryName, captcha: CaptchaState): string | undefined {
    if (name === 'captcha' && captcha.kind === 'shown') return t(asks[captcha.asks])
    if (name === 'affiliateCode' && inviter) return t('field.invitedBy', { name: inviter })
    const own = fields[name]?.hint
    if (own) return text(own)
    return name === 'email' ? t('field.emailHint') : undefined
  }
  function complain(entry: Entry, value: string, password: string): string | undefined {
    if (entry.name === 'username' && isTaken(value)) return t('error.usernameTaken')
    const complaint = checkEntry(entry, value, password)
    if (!complaint) return undefined
    if ('words' in complaint) return complaint.words
    return t(complaint.key, { field: labelOf(entry.name) })
  }
  const placeholderOf = (name: EntryName): string | undefined => {
    const own = fields[name]?.placeholder
    return own && text(own)
  }
  const passes = (entry: Entry, value: string, password: string): boolean =>
    complain(entry, value, password) === undefined
  return { labelOf, placeholderOf, hintOf, complain, passes }
}

const asks = { letters: 'field.captchaLetters', equation: 'field.captchaEquation' } as const
