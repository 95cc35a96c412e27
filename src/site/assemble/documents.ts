import {
  type DocumentChain,
  listPlacedDocuments,
  readDocument,
} from '../../core/config/documents/document-files.ts'
import { renderDocument } from '../../core/config/documents/render-document.ts'
import type { Files } from '../../core/config/files.ts'
import { keyLanguage } from '../../core/config/messages.ts'
import type { ResolvedMerchant } from '../../core/config/resolved-merchant.ts'
import { documentArea } from '../../core/contract/document-key.ts'
import { addMessages, type LanguageMessages } from './messages.ts'

interface DocumentInputs {
  readonly files: Files
  readonly chain: DocumentChain
}

/**
 * Adds the documents that a merchant shows to the messages of a language, each as an area of its own, so that a page
 * loads only those that it shows. A language without a file has the text of its fallback languages, of English, or of
 * the merchant's default language.
 */
export function addDocuments(
  messages: LanguageMessages,
  merchant: Pick<ResolvedMerchant, 'pages' | 'languages' | 'gateway'>,
  { files, chain }: DocumentInputs,
): LanguageMessages {
  const { tag, fallback } = messages.info
  const { default: usual, supported } = merchant.languages
  const tags = [tag, ...fallback, keyLanguage, usual, ...supported]
  const links = { hosts: merchant.gateway.linkHosts }
  return listPlacedDocuments(merchant).reduce((all, name) => {
    const found = tags
      .map((language) => readDocument(files, chain, { name, language }))
      .find((source) => source !== undefined)
    const area = documentArea(name)
    if (!found) return all
    return addMessages(all, area, { [area]: { html: renderDocument(found.text, links) } })
  }, messages)
}
