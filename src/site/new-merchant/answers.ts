import { holdsHidden } from '../../core/config/check-hidden.ts'
import { readClaims } from '../../core/config/check-hosts.ts'
import { type Files, isCode } from '../../core/config/files.ts'
import { isHostName, readReserved } from '../../core/config/host-name.ts'
import { createLayerReader } from '../../core/config/resolve-layers.ts'
import { resolveMerchant } from '../../core/config/resolve-merchant.ts'
import type { ResolvedMerchant } from '../../core/config/resolved-merchant.ts'
import { sayChoices } from '../../core/config/say-choices.ts'
import { sayUnknownMerchant } from '../../core/config/say-unknown-merchant.ts'
import { listSpokenLanguages, nameSpokenLanguages } from '../../core/config/spoken-languages.ts'

/** Codes and hosts that mean something else. */
const reserved: Readonly<Record<string, string>> = {
  platform: 'what the platform itself says is told by that name',
  games: 'demonstration games live at games.localhost',
  studio: 'the studio has that name',
  localhost: 'it means this machine',
}

/** A code that can be a folder's name and a merchant's; throws in the operator's words. */
export function readCode(code: string, files: Files): string {
  if (!isCode(code))
    throw new Error(
      `"${code}" cannot be a code. Take 2 to 32 small letters, digits and dashes, a letter first.`,
    )
  refuseReserved(code)
  if (files.list('merchants').includes(code)) throw new Error(`merchants/${code} is there already.`)
  return code
}

function refuseReserved(name: string): void {
  if (Object.hasOwn(reserved, name))
    throw new Error(`"${name}" is taken: ${reserved[name]}. Choose another.`)
}

const longestName = 200

export function readName(typed: string): string {
  const name = typed.trim().replaceAll(/\s+/g, ' ')
  if (name === '') throw new Error('A brand has a name.')
  if (name.length > longestName)
    throw new Error(`The name has ${name.length} letters; give at most ${longestName}.`)
  // Words with places in them are filled in, and a name is none.
  if (/\{\{|\}\}|\p{Cs}/u.test(name) || holdsHidden(name))
    throw new Error('The name holds double braces or letters that cannot be shown. Leave them out.')
  return name
}

/** Names that are others than the brand's in some of its languages, by language. */
export function readNamesIn(
  said: readonly (readonly [language: string, typed: string])[],
  languages: readonly string[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(said.map((one) => readNameIn(one, languages)))
}

export function readNameIn(
  [language, typed]: readonly [language: string, typed: string],
  languages: readonly string[],
): [string, string] {
  if (languages.includes(language)) return [language, readName(typed)]
  throw new Error(
    `The name "${typed}" is for the language "${language}", which is not chosen. ${sayChoices(languages)}`,
  )
}

/** A colour as `#rrggbb`. */
export function readColour(typed: string): string {
  const [, short, long] = /^#?(?:([0-9a-f]{3})|([0-9a-f]{6}))$/i.exec(typed.trim()) ?? []
  const digits = long ?? short?.replaceAll(/./g, '$&$&')
  if (digits === undefined)
    throw new Error(`"${typed}" is no colour. Give six digits such as 0B6E8C.`)
  return `#${digits.toUpperCase()}`
}

/** The merchant to inherit from, which has to be without errors. */
export function readParent(code: string, files: Files): ResolvedMerchant {
  const unknown = sayUnknownMerchant(code, files)
  if (unknown !== undefined) throw new Error(unknown)
  const { merchant } = resolveMerchant(files, code)
  if (merchant) return merchant
  throw new Error(
    `"${code}" has errors, so nothing can inherit from it. Run "livery validate ${code}" to see them.`,
  )
}

/** Language tags, the first of them the default one. */
export function readLanguages(typed: readonly string[], files: Files): readonly string[] {
  const tags = [...new Set(splitList(typed))]
  if (tags.length === 0) throw new Error('A site is in one language at least.')
  const known = listSpokenLanguages(files).map(({ tag }) => tag)
  if (known.length === 0)
    throw new Error(
      'There are no words in any language. Start in the folder that holds locales/, or name it with --root.',
    )
  const odd = tags.find((tag) => !known.includes(tag))
  if (odd !== undefined)
    throw new Error(
      `There are no words in the language "${odd}". ${sayChoices(nameSpokenLanguages(files))}`,
    )
  return tags
}

/** Hosts that nobody else answers to. */
export function readHosts(typed: readonly string[], files: Files): readonly string[] {
  const hosts = [...new Set(splitList(typed))]
  if (hosts.length === 0) throw new Error('A site has one host at least.')
  const { byHost } = readClaims(files.list('merchants'), createLayerReader(files))
  for (const host of hosts) {
    if (!isHostName(host))
      throw new Error(
        `"${host}" cannot be a host. Give one in small letters, without scheme, port or path, such as brand.localhost.`,
      )
    const meaning = readReserved(host)
    if (meaning !== undefined) throw new Error(`"${host}" is taken: ${meaning}. Choose another.`)
    const [owner] = byHost.get(host) ?? []
    if (owner !== undefined) throw new Error(`"${host}" is taken: ${owner} answers to it.`)
  }
  return hosts
}

function splitList(typed: readonly string[]): readonly string[] {
  return typed.flatMap((text) => text.split(/[\s,]+/)).filter(Boolean)
}
