import { createHash } from 'node:crypto'
import { escapeHtml } from '../../../core/contract/escape-html.ts'
import { pathTo } from '../../../core/contract/pages.ts'
import type { SandboxMerchant } from '../../world/sandbox-merchant.ts'

/** The address of a world's app that the sandbox makes itself. */
export const webClipUrl = '/web-clip'

/**
 * Composes the configuration profile that puts a merchant's home on an iPhone: a property list with one web
 * clip. Undefined for a merchant without an address. The same merchant has the same bytes.
 */
export function composeWebClip({ code, name, origins }: SandboxMerchant): string | undefined {
  const [origin] = origins
  if (origin === undefined) return undefined
  const clip = dictionary([
    ...identity('com.apple.webClip.managed', `livery.${code}.clip`, name),
    ['URL', text(origin + pathTo('home'))],
    ['Label', text(name)],
    ['FullScreen', '<true/>'],
    ['IsRemovable', '<true/>'],
  ])
  const profile = dictionary([
    ...identity('Configuration', `livery.${code}`, name),
    ['PayloadContent', `<array>${clip}</array>`],
  ])
  return `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n<plist version="1.0">${profile}</plist>\n`
}

/** Returns the facts of a merchant's web clip for a page of downloads: where it is, and what arrives there. */
export function describeWebClip(
  merchant: SandboxMerchant,
  origin: string,
): { readonly url: string; readonly sha256: string } | undefined {
  const clip = composeWebClip(merchant)
  if (clip === undefined) return undefined
  return {
    url: `${origin}${webClipUrl}/${merchant.code}.mobileconfig`,
    sha256: createHash('sha256').update(clip).digest('hex'),
  }
}

type Entry = readonly [string, string]

function identity(type: string, identifier: string, name: string): readonly Entry[] {
  return [
    ['PayloadType', text(type)],
    ['PayloadVersion', '<integer>1</integer>'],
    ['PayloadIdentifier', text(identifier)],
    ['PayloadUUID', text(uuidOf(identifier))],
    ['PayloadDisplayName', text(name)],
  ]
}

function dictionary(entries: readonly Entry[]): string {
  return `<dict>${entries.map(([key, value]) => `<key>${key}</key>${value}`).join('')}</dict>`
}

function text(value: string): string {
  return `<string>${escapeHtml(value)}</string>`
}

/** Returns a UUID of a name, so that a profile that is installed again replaces the one before. */
function uuidOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ]
    .join('-')
    .toUpperCase()
}
