import type { LanguageAnswers, LiveAnswers } from '../../src/core/engine/live/live-answers.ts'

/** Some answers of a gateway, as a fixture has them. */
export type SomeAnswers = Omit<Partial<LiveAnswers>, 'languages'> & {
  readonly languages?: Readonly<Record<string, Partial<LanguageAnswers>>>
}

const silent: LanguageAnswers = { registerPatterns: { value: {} }, announcements: { value: {} } }

/** The answers of a gateway that is well, but for some. */
export function answersOf(some: SomeAnswers = {}): LiveAnswers {
  return {
    systemStatus: { value: { info: {} } },
    whitelabel: { value: [] },
    templates: { value: {} },
    consolidatedSettings: { value: { currency: 'THB', currencySymbol: '฿' } },
    registerSettings: { value: { fields: {}, captcha: false, humanCheck: false } },
    customerService: { value: [] },
    popularGames: { value: [] },
    ...some,
    languages: Object.fromEntries(
      Object.entries(some.languages ?? { en: {} }).map(([tag, answers]) => [
        tag,
        { ...silent, ...answers },
      ]),
    ),
  }
}
