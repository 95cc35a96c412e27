import type { CaptchaState } from '../../gateway/use-captcha.ts'
import type { MessageKey } from '../../i18n/message-key.ts'

/**
 * Returns the message that says what to type of a captcha. It holds the place of its line before the picture has
 * come, so that nothing below moves: until then the captcha is expected to ask for letters.
 */
export function captchaHint(state: CaptchaState): MessageKey {
  return hints[state.kind === 'shown' ? state.asks : 'letters']
}

const hints = { letters: 'field.captchaLetters', equation: 'field.captchaEquation' } as const
