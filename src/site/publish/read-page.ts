import type { SiteView } from '../../core/contract/site-view.ts'
import type { Skin } from '../../core/contract/skin.ts'

/** What a page of a published site says of it; undefined for what is none. */
export function readPage(html: string): Omit<SiteView, 'hosts' | 'words'> | undefined {
  const skin = readSkin(
    /<script type="application\/json" id="skin">(.*?)<\/script>/s.exec(html)?.[1],
  )
  const rule = /:root\{color-scheme:[^;}]*;([^}]*)\}/.exec(html)?.[1]
  if (!skin || rule === undefined) return undefined
  const tokens = rule.split(';').flatMap((part) => {
    const [, name, value] = /^--([\w-]+):(.*)$/s.exec(part) ?? []
    return name !== undefined && value !== undefined ? [[name, value]] : []
  })
  return { skin, tokens: Object.fromEntries(tokens), player: listPlayer(html) }
}

/** The addresses of the player's files in a page. */
export function listPlayer(html: string): readonly string[] {
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

const parts = [
  'brand',
  'languages',
  'gateway',
  'flags',
  'pages',
  'registration',
  'navigation',
  'lobby',
  'safety',
  'look',
] as const

/** What lies in a published folder may be anything. */
function isSkin(skin: Partial<Skin> | null): skin is Skin {
  if (!Array.isArray(skin?.languages?.supported)) return false
  return parts.every((part) => typeof skin[part] === 'object' && skin[part] !== null)
}
