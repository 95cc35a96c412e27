import { startI18n } from '../../src/player/i18n/start-i18n.ts'
import { readAreas } from './read-messages.ts'

const messages = { en: readAreas('en') }

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
