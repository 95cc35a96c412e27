import type { LanguageInfo, Skin } from '../contract/skin.ts'
import { loadMessages } from '../gateway/load-messages.ts'
import { changeLanguage, hasMessages, startI18n } from '../i18n/start-i18n.ts'
import { onLanguageChange, readLanguage } from '../state/language.ts'

type Languages = Skin['languages']

/** Speaks the player's language, in the page's markup too, and follows every change of it. */
export async function startVoice(languages: Languages, page: Document): Promise<void> {
  const language = readLanguage()
  const messages = await loadFirst(languages, [language, languages.default])
  startI18n({ language, fallback: fallbackOf(languages), messages })
  page.documentElement.lang = language
  onLanguageChange((tag) => void speak(languages, tag, page))
}

/** The languages asked in turn for what each lacks. */
export function fallbackOf({ supported }: Languages): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(supported.map((one) => [one.tag, one.fallback]))
}

async function speak(languages: Languages, tag: string, page: Document): Promise<void> {
  const messages = hasMessages(tag) ? {} : await loadFirst(languages, [tag])
  if (readLanguage() !== tag) return
  changeLanguage({ language: tag, messages })
  page.documentElement.lang = tag
}

/** The messages of the first language that answers; words of the keys themselves when none does. */
async function loadFirst(languages: Languages, tags: readonly string[]) {
  for (const tag of tags) {
    const info = languages.supported.find((one) => one.tag === tag)
    const messages = info && (await attempt(info))
    if (messages) return { [tag]: messages }
  }
  return {}
}

/** Asks twice: a mobile network often drops the first request of a page. */
async function attempt({ messages }: LanguageInfo) {
  try {
    return await loadMessages(messages)
  } catch {
    return loadMessages(messages).catch(() => undefined)
  }
}
