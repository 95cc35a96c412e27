/** The forms of CLDR, in the order in which files have them. */
export const allForms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const
type PluralForm = (typeof allForms)[number]

/** Lists the plural forms of a language for cardinal numbers, as CLDR has them; `other` is the last, and the only one of an unknown language. */
export function pluralFormsOf(language: string): readonly PluralForm[] {
  // A folder of locales/ may have any name, and Intl takes the language of the machine for one that it does not know.
  const isKnown =
    isLanguageTag(language) && Intl.PluralRules.supportedLocalesOf(language).length > 0
  if (!isKnown) return ['other']
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  return allForms.filter((form) => pluralCategories.includes(form))
}

/** Returns true for a well-formed tag of BCP 47, such as `pt-BR`. */
export function isLanguageTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length > 0
  } catch {
    return false
  }
}
