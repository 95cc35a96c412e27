import type { LanguageInfo, Skin } from '../../core/contract/skin.ts'
import { textDirectionOf } from '../../core/contract/text-direction.ts'
import { loadFileTwice } from '../gateway/load-file.ts'
import { loadTimeFormat } from '../i18n/create-time-format.ts'
import type { Messages } from '../i18n/create-translator.ts'
import type { Area } from '../i18n/message-key.ts'
import { changeLanguage, type LoadBundle, loadAreas, startI18n } from '../i18n/start-i18n.ts'
import { onLanguageChange, readLanguage } from '../state/language.ts'
import { writeFailure } from './report-failure.ts'

type Languages = Skin['languages']

interface StartMessagesOptions {
  readonly languages: Languages
  /** The areas that the first page of this visit needs. */
  readonly areas: readonly Area[]
  readonly page: Document
}

/** Loads the messages of the player's language, sets `lang` and `dir` of the page, and follows every change of language. */
export async function startMessages({
  languages,
  areas,
  page,
}: StartMessagesOptions): Promise<void> {
  const language = readLanguage()
  startI18n({
    language,
    fallback: fallbackOf(languages),
    load: createLoader(languages),
    onMissing: (key, tag) => writeFailure('MESSAGE_MISSING', `${key} ${tag}`, undefined),
  })
  await loadAreas(areas)
  writeLanguage(language, page)
  onLanguageChange((tag) => void showLanguage(tag, page))
}

/** Returns for each language the languages that replace a missing message, in order; the merchant's default is last. */
export function fallbackOf(languages: Languages): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    languages.supported.map(({ tag, fallback }) => [tag, [...fallback, 'en', languages.default]]),
  )
}

async function showLanguage(tag: string, page: Document): Promise<void> {
  await changeLanguage(tag)
  if (readLanguage() === tag) writeLanguage(tag, page)
}

/** Sets the page's language and text direction. */
export function writeLanguage(tag: string, { documentElement }: Document): void {
  // Setting an attribute styles the whole page again, even to the value that a published page has already.
  if (documentElement.lang === tag && documentElement.dir) return
  documentElement.lang = tag
  documentElement.dir = textDirectionOf(tag)
}

/** Returns a loader that tries the requested language, then the merchant's default. */
function createLoader(languages: Languages): LoadBundle {
  return async (language, area) => {
    const byNames = loadTimeFormat(language)
    for (const tag of new Set([language, languages.default])) {
      const info = languages.supported.find((one) => one.tag === tag)
      const messages = info && (await attempt(info, area))
      if (!messages) continue
      ;(await byNames)?.readTimeNames(tag, messages)
      return { language: tag, area, messages }
    }
    return undefined
  }
}

async function attempt({ messages }: LanguageInfo, area: Area): Promise<Messages | undefined> {
  const address = messages[area]
  if (address === undefined) return undefined
  // The host wrote this file.
  return loadFileTwice(address).catch(() => undefined) as Promise<Messages | undefined>
}
