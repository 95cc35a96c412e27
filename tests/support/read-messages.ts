import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Messages } from '../../src/player/i18n/create-translator.ts'

const folder = join(import.meta.dirname, '../../locales')

/** Reads the platform's messages of a language by area. */
export function readAreas(language: string): Readonly<Record<string, Messages>> {
  const areas = readdirSync(join(folder, language)).map((name) => {
    const { $language: _, ...messages } = JSON.parse(
      readFileSync(join(folder, language, name), 'utf8'),
    )
    return [name.replace(/\.json$/, ''), messages]
  })
  return Object.fromEntries(areas)
}

/** Reads the platform's messages of a language, of all areas. */
export function readMessages(language: string): Messages {
  return Object.assign({}, ...Object.values(readAreas(language)))
}
