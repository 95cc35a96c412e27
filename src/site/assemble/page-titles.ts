import { commonArea, keyLanguage } from '../../core/config/messages.ts'
import type { ResolvedMerchant } from '../../core/config/resolved-merchant.ts'
import type { Text } from '../../core/contract/generated/config.ts'
import { listOwnPages } from '../../core/contract/own-pages.ts'
import { addMessages, findMessage, type LanguageMessages } from './messages.ts'

/**
 * Adds the titles of a merchant's own pages to the messages of a language, as `route.<page>`, where the titles of
 * the product's pages are. Returns the same messages for a merchant without own pages.
 */
export function addPageTitles(
  messages: LanguageMessages,
  { pages }: Pick<ResolvedMerchant, 'pages'>,
): LanguageMessages {
  const titles = listOwnPages(pages).flatMap((id) => {
    const title = pages[id]?.title
    const text = title && readTitle(title, messages)
    return text === undefined ? [] : [[id, text] as const]
  })
  if (titles.length === 0) return messages
  return addMessages(messages, commonArea, { route: Object.fromEntries(titles) })
}

/** Reads a text as the player does: in the language, in its fallback languages, in English, and last in any. */
function readTitle(title: Text, messages: LanguageMessages): string | undefined {
  if (typeof title === 'string') return findMessage(messages, title)
  const { tag, fallback } = messages.info
  const tags = [tag, ...fallback, keyLanguage]
  return [...tags.map((one) => title[one]), ...Object.values(title)].find(Boolean)
}
