/** The languages of a merchant that a test meets in English; base itself opens in Thai. */
export const englishFirst = { default: 'en', supported: ['en', 'th', 'zh', 'km', 'ja'] } as const
