import { join } from 'node:path'
import { printFinding } from '../../../src/core/config/finding.ts'
import { resolveMerchant } from '../../../src/core/config/resolve-merchant.ts'
import type { ResolvedMerchant } from '../../../src/core/config/resolved-merchant.ts'
import { areaOf } from '../../../src/player/i18n/areas.ts'
import { createTranslator } from '../../../src/player/i18n/create-translator.ts'
import type { MessageKey, MessageValues } from '../../../src/player/i18n/message-key.ts'
import { createMessageReader } from '../../../src/site/assemble/messages.ts'
import { openDiskFiles } from '../../../src/site/disk/disk-files.ts'

export const projectRoot = join(import.meta.dirname, '../../..')

/** The demonstration merchants. */
export const merchants = ['siamstar', 'kiwibet', 'hongyun', 'reef'] as const

export type Translate = (key: MessageKey, values?: MessageValues) => string

/** A merchant as its files say; throws where they have errors. */
export function readMerchant(code: string, root = projectRoot): ResolvedMerchant {
  const { merchant, findings } = resolveMerchant(openDiskFiles(root), code)
  if (!merchant) throw new Error(findings.map(printFinding).join('\n'))
  return merchant
}

/**
 * Returns the languages in which a journey walks a merchant: its first and those that are the
 * first of no merchant, so that every merchant and every language is walked; all that the merchant
 * speaks under `npm run soak`.
 */
export function walkedLanguages(code: string): readonly string[] {
  const { supported, default: first } = readMerchant(code).languages
  if (process.env['LIVERY_SOAK']) return supported
  const firsts = merchants.map((one) => readMerchant(one).languages.default)
  return supported.filter((language) => language === first || !firsts.includes(language))
}

/** Returns a merchant's message for a key, as the player reads it. */
export function readWords(code: string, language: string, root = projectRoot): Translate {
  const layered = createMessageReader(openDiskFiles(root))([code, 'base'], language)
  if (!layered) throw new Error(`No language ${language}`)
  const translator = createTranslator({
    language,
    onMissing: (key) => {
      throw new Error(`No words for ${key}`)
    },
  })
  for (const [area, { messages }] of layered.areas) translator.add({ language, area, messages })
  return (key, values) => translator.translate(key, { area: areaOf(key), values })
}
