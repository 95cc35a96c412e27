import { join } from 'node:path'
import { readMap } from '../../../src/core/config/parse-source.ts'
import { createMessageReader, type NestedMessages } from '../../../src/site/assemble/messages.ts'
import { openDiskFiles } from '../../../src/site/disk/disk-files.ts'
import { plainMerchant, type TempRoot } from './temp-root.ts'
import { merchants, projectRoot } from './words.ts'

const first =
  'Konto Spieler Gewinn Anmelde Guthaben Kunden Sprach Dokumenten Auszahlungs Registrierungs'
const second =
  'auswahl übersichts verwaltungs sicherheits überprüfungs bearbeitungs freischaltungs wiederholungs benachrichtigungs zusammenfassungs'
const third =
  'bestätigung vereinbarung einstellungen bedingungen anforderung mitteilung verlängerung beschränkung abteilung genehmigung'
const parts = [first, second, third].map((words) => words.split(' '))

/** Makes words of 23 to 40 letters. The first thousand differ. */
function createWordMaker(): () => string {
  let count = 0
  return () => {
    count += 1
    return parts.map((words, at) => words[Math.floor(count / 10 ** at) % words.length]).join('')
  }
}

/** Puts one long word in place of every message and every text of a merchant, in one language. */
export function lengthenWords(root: TempRoot, code: string, language: string): void {
  const makeWord = createWordMaker()
  const lengthen = (text: string): string => {
    const places = text.match(/\{\{.*?\}\}/g) ?? []
    const hasLetters = /\p{L}/u.test(text.replaceAll(/\{\{.*?\}\}/g, ''))
    return hasLetters ? [makeWord(), ...places].join(' ') : text
  }
  const files = openDiskFiles(projectRoot)
  const known = merchants.some((merchant) => merchant === code)
  if (known) root.bring(code, join(projectRoot, 'merchants', code))
  const path = `merchants/${code}/merchant.json`
  const own = known ? readMap({ path, text: files.read(path) ?? '' }) : plainMerchant(code)
  root.write(code, lengthenTexts(own, { language, lengthen }) as object)
  const layered = createMessageReader(files)(known ? [code, 'base'] : ['base'], language)
  if (!layered) throw new Error(`There are no messages in ${language}.`)
  const messages = [...layered.areas.values()].map((area) => lengthenAll(area.messages, lengthen))
  root.write(code, Object.assign({}, ...messages), `messages/${language}.json`)
}

function lengthenAll(messages: NestedMessages, lengthen: (text: string) => string): NestedMessages {
  const entries = Object.entries(messages)
  return Object.fromEntries(
    entries.map(([key, value]) => [
      key,
      typeof value === 'string' ? lengthen(value) : lengthenAll(value, lengthen),
    ]),
  )
}

interface Lengthening {
  readonly language: string
  readonly lengthen: (text: string) => string
}

/** A text of a merchant is a string under the tag of a language; the marks of a drawing are figures, such as a depth. */
function lengthenTexts(value: unknown, how: Lengthening): unknown {
  if (Array.isArray(value)) return value.map((one) => lengthenTexts(one, how))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      key === how.language && typeof one === 'string'
        ? how.lengthen(one)
        : key === 'labels'
          ? one
          : lengthenTexts(one, how),
    ]),
  )
}
