import type { SiteView } from '../../core/contract/site-view.ts'
import type { Skin } from '../../core/contract/skin.ts'

/** Reads skin, tokens and player files from a published page; undefined if the text is no such page. */
export function readPublishedPage(html: string): Omit<SiteView, 'hosts' | 'messages'> | undefined {
  const skin = readSkin(
    /<script type="application\/json" id="skin">(.*?)<\/script>/s.exec(html)?.[1],
  )
  const rule = /:root\{color-scheme:[^;}]*;([^}]*)\}/.exec(html)?.[1]
  if (!skin || rule === undefined) return undefined
  const tokens = rule.split(';').flatMap((part) => {
    const [, name, value] = /^--([\w-]+):(.*)$/s.exec(part) ?? []
    return name !== undefined && value !== undefined ? [[name, value]] : []
  })
  return { skin, tokens: Object.fromEntries(tokens), player: listPlayerFiles(html) }
}

/** Lists the addresses of the player's files in a page. */
export function listPlayerFiles(html: string): readonly string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+/g))]
}

function readSkin(text: string | undefined): Skin | undefined {
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
