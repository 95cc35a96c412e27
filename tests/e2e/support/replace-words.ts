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
  replaceWords(root, { code, language, makeWord: createWordMaker() })
}

/** Puts one narrow letter in place of each of them. */
export function shortenWords(root: TempRoot, code: string, language: string): void {
  replaceWords(root, { code, language, makeWord: () => 'I' })
}

interface Replaced {
  readonly code: string
  readonly language: string
  readonly makeWord: () => string
}

function replaceWords(root: TempRoot, { code, language, makeWord }: Replaced): void {
  const replace = (text: string): string => {
    const places = text.match(/\{\{.*?\}\}/g) ?? []
    const hasLetters = /\p{L}/u.test(text.replaceAll(/\{\{.*?\}\}/g, ''))
    return hasLetters ? [makeWord(), ...places].join(' ') : text
  }
  const files = openDiskFiles(projectRoot)
  const known = merchants.some((merchant) => merchant === code)
  if (known) root.bring(code, join(projectRoot, 'merchants', code))
  const path = `merchants/${code}/merchant.json`
  const own = known ? readMap({ path, text: files.read(path) ?? '' }) : plainMerchant(code)
  root.write(code, replaceTexts(own, { language, replace }) as object)
  const layered = createMessageReader(files)(known ? [code, 'base'] : ['base'], language)
  if (!layered) throw new Error(`There are no messages in ${language}.`)
  const messages = [...layered.areas.values()].map((area) => replaceAll(area.messages, replace))
  root.write(code, Object.assign({}, ...messages), `messages/${language}.json`)
}

function replaceAll(messages: NestedMessages, replace: (text: string) => string): NestedMessages {
  const entries = Object.entries(messages)
  return Object.fromEntries(
    entries.map(([key, value]) => [
      key,
      typeof value === 'string' ? replace(value) : replaceAll(value, replace),
    ]),
  )
}

interface Replacing {
  readonly language: string
  readonly replace: (text: string) => string
}

/** A text of a merchant is a string under the tag of a language; the marks of a drawing are figures, such as a depth. */
function replaceTexts(value: unknown, how: Replacing): unknown {
  if (Array.isArray(value)) return value.map((one) => replaceTexts(one, how))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      key === how.language && typeof one === 'string'
        ? how.replace(one)
        : key === 'labels'
          ? one
          : replaceTexts(one, how),
    ]),
  )
}
