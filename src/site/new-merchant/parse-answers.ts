import { holdsHidden } from '../../core/config/check-hidden.ts'
import { codeRule, type Files, isCode, merchantFile } from '../../core/config/files.ts'
import { findings } from '../../core/config/findings.ts'
import { formatChoices } from '../../core/config/format-choices.ts'
import { formatUnknownMerchant } from '../../core/config/format-unknown-merchant.ts'
import { isHostName, readReserved } from '../../core/config/host-name.ts'
import { formatLanguages, listLanguages } from '../../core/config/list-languages.ts'
import { formatNoLanguage } from '../../core/config/messages.ts'
import { readClaims } from '../../core/config/read-claims.ts'
import { resolveMerchant } from '../../core/config/resolve-merchant.ts'
import type { ResolvedMerchant } from '../../core/config/resolved-merchant.ts'
import { type NewLook, ownLook } from './new-look.ts'

/** Codes that no merchant may have, each with the reason as part of a sentence. */
const reserved: Readonly<Record<string, string>> = {
  platform: 'findings of the platform itself have that name',
  games: 'games.localhost serves the demonstration games',
  studio: 'the studio has that name',
  localhost: 'it means this machine',
  [ownLook]: 'as a look, it means files of its own',
}

/** Validates the code of a new merchant; throws an error with a sentence for operators. */
export function parseMerchantCode(code: string, files: Files): string {
  if (!isCode(code)) throw new Error(`"${code}" is not a valid code. Use ${codeRule}.`)
  refuseReserved(code)
  if (files.list('merchants').includes(code) || files.read(merchantFile(code)) !== undefined)
    throw new Error(`merchants/${code} already exists. Choose another code.`)
  return code
}

function refuseReserved(name: string): void {
  if (Object.hasOwn(reserved, name))
    throw new Error(`"${name}" is taken: ${reserved[name]}. Choose another.`)
}

/** The most UTF-16 units of a name. */
const maxNameLength = 200

/** Validates the name of a brand, with white space collapsed; throws an error with a sentence for operators. */
export function parseBrandName(typed: string): string {
  const name = typed.trim().replaceAll(/\s+/g, ' ')
  if (name === '') throw new Error('The name is empty. Type the name of the brand.')
  if (name.length > maxNameLength)
    throw new Error(`The name has ${name.length} letters. Use at most ${maxNameLength}.`)
  // Double braces are placeholders of messages, which would be filled in.
  if (/\{\{|\}\}|\p{Cs}/u.test(name) || holdsHidden(name))
    throw new Error('The name contains double braces or invisible characters. Remove them.')
  return name
}

/** Validates the names for single languages; returns them by language. Throws like `parseNameInLanguage`. */
export function parseNamesByLanguage(
  typed: readonly (readonly [language: string, name: string])[],
  languages: readonly string[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(typed.map((one) => parseNameInLanguage(one, languages)))
}

/** Validates the name for one language; throws if the language is not among the chosen ones. */
export function parseNameInLanguage(
  [language, typed]: readonly [language: string, typed: string],
  languages: readonly string[],
): [string, string] {
  if (languages.includes(language)) return [language, parseBrandName(typed)]
  throw new Error(
    `The name "${typed}" is for the language "${language}", which is not chosen. ${formatChoices(languages)}`,
  )
}

/** Parses a colour of three or six hexadecimal digits to `#RRGGBB`; throws an error with a sentence for operators. */
export function parseBrandColour(typed: string): string {
  const [, short, long] = /^#?(?:([0-9a-f]{3})|([0-9a-f]{6}))$/i.exec(typed.trim()) ?? []
  const digits = long ?? short?.replaceAll(/./g, '$&$&')
  if (digits === undefined)
    throw new Error(`"${typed}" is not a colour. Use six hexadecimal digits, such as 0B6E8C.`)
  return `#${digits.toUpperCase()}`
}

/** Resolves the merchant to inherit from; throws if it is missing or has errors. */
export function parseParent(code: string, files: Files): ResolvedMerchant {
  const unknown = formatUnknownMerchant(code, files)
  if (unknown !== undefined) throw new Error(unknown)
  const { merchant } = resolveMerchant(files, code)
  if (merchant) return merchant
  throw new Error(
    `"${code}" has errors, so nothing can inherit from it. Run "livery validate ${code}" to see them.`,
  )
}

/** Validates whose look a new merchant takes; throws if there is no such merchant. */
export function parseLook(typed: string, parent: string, files: Files): NewLook {
  if (typed === ownLook) return ownLook
  const unknown = formatUnknownMerchant(typed, files)
  if (unknown !== undefined) throw new Error(`${unknown} Or use "${ownLook}" for files of its own.`)
  return typed === parent ? 'inherited' : { of: typed }
}

/** Validates language tags, the first is the default; throws if a language has no messages. */
export function parseLanguages(typed: readonly string[], files: Files): readonly string[] {
  const tags = [...new Set(splitList(typed))]
  if (tags.length === 0) throw new Error('No language is given. Give at least one.')
  const known = listLanguages(files).map(({ tag }) => tag)
  if (known.length === 0)
    throw new Error(
      'There are no messages in any language. Run the command in the folder that contains locales/, or name that folder with --root.',
    )
  const unknown = tags.find((tag) => !known.includes(tag))
  if (unknown !== undefined)
    throw new Error(`${formatNoLanguage(unknown)}. ${formatChoices(formatLanguages(files))}`)
  return tags
}

/** Validates hosts; throws if one is malformed, reserved or used by another merchant. */
export function parseHosts(typed: readonly string[], files: Files): readonly string[] {
  const hosts = [...new Set(splitList(typed))]
  if (hosts.length === 0) throw new Error('No host is given. Give at least one.')
  const { byHost } = readClaims(files)
  for (const host of hosts) {
    if (!isHostName(host))
      throw new Error(
        `"${host}" is not a valid host. Use lowercase letters, without scheme, port or path, such as brand.localhost.`,
      )
    const meaning = readReserved(host)
    if (meaning !== undefined)
      throw new Error(findings['host-reserved'].message({ host, reason: meaning }))
    const [owner] = byHost.get(host) ?? []
    if (owner !== undefined)
      throw new Error(`"${host}" is already a host of "${owner}". Choose another.`)
  }
  return hosts
}

function splitList(typed: readonly string[]): readonly string[] {
  return typed.flatMap((text) => text.split(/[\s,]+/)).filter(Boolean)
}
