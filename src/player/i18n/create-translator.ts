import { createInstance } from 'i18next'

/** Messages by name, nested in groups or flat. */
export interface Messages {
  readonly [key: string]: string | Messages
}

export interface TranslatorOptions {
  readonly language: string
  /** The languages that replace a missing message, in order, by language tag. `en` follows them. */
  readonly fallback?: Readonly<Record<string, readonly string[]>>
  /** Treats a key as a path through groups (`login.title`) or as one name; a path by default. */
  readonly keys?: 'paths' | 'names'
  /** Called for each message that no loaded language has. */
  readonly onMissing?: (key: string, language: string) => void
}

/** The messages of one area in one language. */
export interface Bundle {
  readonly language: string
  readonly area: string
  readonly messages: Messages
}

export interface TextSource {
  readonly area: string
  /** The values of the `{{placeholders}}`. `count` selects the plural form. */
  readonly values?: Readonly<Record<string, string | number>> | undefined
}

export interface Translator {
  readonly add: (bundle: Bundle) => void
  readonly has: (bundle: Omit<Bundle, 'messages'>) => boolean
  /** Returns whether the current language or one of its fallback languages has a message. */
  readonly knows: (key: string, area: string) => boolean
  readonly setLanguage: (language: string) => void
  /** Returns a message in the current language, else in a fallback language, else the last part of its key. */
  readonly translate: (key: string, wording: TextSource) => string
}

/** The last fallback language of every message. */
export const sourceLanguage = 'en'

/**
 * Creates a separate i18next instance. Values are plain text: they are not escaped, because React does
 * that; they are not translated again; and they cannot change the text direction after them.
 */
export function createTranslator(options: TranslatorOptions): Translator {
  const { language, fallback = {}, keys = 'paths', onMissing } = options
  const i18next = createInstance()
  const chains = Object.entries(fallback).map(([tag, tags]) => [
    tag,
    tags.includes(sourceLanguage) ? tags : [...tags, sourceLanguage],
  ])
  void i18next.init({
    lng: language,
    fallbackLng: { ...Object.fromEntries(chains), default: [sourceLanguage] },
    load: 'currentOnly',
    resources: {},
    ns: [],
    keySeparator: keys === 'paths' && '.',
    nsSeparator: false,
    ignoreJSONStructure: false,
    initAsync: false,
    saveMissing: true,
    saveMissingTo: 'current',
    saveMissingPlurals: false,
    missingKeyHandler: ([tag = ''], _, key) => onMissing?.(key, tag),
    parseMissingKeyHandler: (key) => key.slice(key.lastIndexOf('.') + 1),
    missingInterpolationHandler: () => '',
    interpolation: { escapeValue: false },
  })
  // Returns the tag in i18next's own spelling.
  const tagOf = (tag: string): string => i18next.services.languageUtils.formatLanguageCode(tag)
  return {
    add: ({ language: tag, area, messages }) =>
      void i18next.addResourceBundle(tagOf(tag), area, messages, false, true, {
        silent: true,
        skipCopy: true,
      }),
    has: ({ language: tag, area }) => i18next.hasResourceBundle(tagOf(tag), area),
    knows: (key, area) => i18next.exists(key, { ns: area }),
    setLanguage: (tag) => void i18next.changeLanguage(tag),
    translate: (key, { area, values = {} }) => {
      const { count } = values
      return i18next.t(key, {
        ns: area,
        replace: cleanValues(values),
        nest: false,
        ...(typeof count === 'number' && { count }),
      })
    },
  }
}

/** Characters that change the text direction after them. */
const directionCharacters = /[\u202a-\u202e\u2066-\u2069]/g

function cleanValues(values: TextSource['values'] = {}): Record<string, string | number> {
  const cleaned = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.replace(directionCharacters, '') : value,
  ])
  return Object.fromEntries(cleaned)
}
