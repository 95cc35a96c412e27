import { startI18n } from '../../src/player/i18n/start-i18n.ts'
import { readAreas } from './read-messages.ts'

/** A document of a merchant is a message that its site writes. */
const document = { 'document-about': { html: '<p>The words of a merchant.</p>' } }
const messages = { en: { ...readAreas('en'), 'document-about': document } }

/** Shows what English players read; a message that English does not have fails its test. */
export function startEnglish(): void {
  startI18n({
    language: 'en',
    fallback: {},
    messages,
    onMissing: (key) => {
      throw new Error(`English has no message "${key}".`)
    },
  })
}
