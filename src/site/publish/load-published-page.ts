import type { SiteView } from '../../core/contract/site-view.ts'
import type { Skin } from '../../core/contract/skin.ts'

/** Loads skin, tokens and player files of a published page with a function that reads files; undefined if the text is no such page. */
export async function loadPublishedPage(
  html: string,
  readFile: (path: string) => Promise<string | undefined>,
): Promise<Omit<SiteView, 'hosts' | 'messages'> | undefined> {
  const address = /^<!doctype html>\s*<html[^>]* data-skin="\/([^"]*)"/i.exec(html)?.[1]
  const skin = address === undefined ? undefined : parseSkin(await readFile(address))
  const tokens = readTokens(html)
  const look = await loadLook(html, readFile)
  return skin && tokens && { skin, tokens, look, player: listPlayerFiles(html) }
}

async function loadLook(
  html: string,
  readFile: (path: string) => Promise<string | undefined>,
): Promise<SiteView['look']> {
  const address = /^<!doctype html>\s*<html[^>]* data-look="\/([^"]*)"/i.exec(html)?.[1]
  const [colours = ''] = /:root\{--[^}]*\}/.exec(html) ?? []
  const css = address === undefined ? undefined : await readFile(address)
  return css === undefined ? undefined : colours + css
}

/** Reads the tokens from the theme of a page; undefined if it has no theme. */
export function readTokens(html: string): SiteView['tokens'] | undefined {
  const rule = /:root\{color-scheme:[^;}]*;([^}]*)\}/.exec(html)?.[1]
  const tokens = rule?.split(';').flatMap((part) => {
    const [, name, value] = /^--([\w-]+):(.*)$/s.exec(part) ?? []
    return name !== undefined && value !== undefined ? [[name, value]] : []
  })
  return tokens && Object.fromEntries(tokens)
}

/** Lists the addresses of the player's files in a page. */
export function listPlayerFiles(html: string): readonly string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+/g))]
}

function parseSkin(text: string | undefined): Skin | undefined {
  try {
    const skin: Skin | null = JSON.parse(text ?? 'null')
    return isSkin(skin) ? skin : undefined
  } catch {
    return undefined
  }
}

const skinParts = [
  'brand',
  'languages',
  'gateway',
  'flags',
  'pages',
  'registration',
  'navigation',
  'lobby',
  'profile',
  'documents',
  'safety',
  'look',
] as const

/** Checks the shape: files of a published folder may have been changed by hand. */
function isSkin(skin: Partial<Skin> | null): skin is Skin {
  if (!Array.isArray(skin?.languages?.supported)) return false
  return skinParts.every((part) => typeof skin[part] === 'object' && skin[part] !== null)
}
