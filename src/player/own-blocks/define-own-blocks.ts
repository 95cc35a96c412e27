import type { OwnBlockCode, Skin } from '../../core/contract/skin.ts'
import type { Area } from '../i18n/message-key.ts'
import { loadWithAreas } from '../i18n/start-i18n.ts'
import type { BlockCatalogue } from '../registry/block.ts'
import type { AnyDefinition, AnyLoader } from '../registry/read-definition.ts'

/** Loads the component of an own block. */
export type LoadOwnBlock = (type: string, code: OwnBlockCode) => ReturnType<AnyLoader>

/** Returns the definitions of a workspace's own blocks. The area of a block's messages has the name of its type. */
export function defineOwnBlocks(
  ownBlocks: Skin['ownBlocks'] = {},
  load: LoadOwnBlock = loadFromSite,
): BlockCatalogue {
  const definitions = Object.entries(ownBlocks).map(([type, code]): [string, AnyDefinition] => {
    const definition = {
      type,
      place: 'page',
      height: () => code.height,
      areas: code.words ? [type as Area] : [],
      load: () => load(type, code),
    } as const
    return [type, definition]
  })
  // The types are those of the workspace, which the compiler does not know.
  return Object.fromEntries(definitions) as BlockCatalogue
}

async function loadFromSite(_type: string, { script, style }: OwnBlockCode) {
  const { loadOwnBlock } = await loadWithAreas(() => import('./load-own-block.ts'), ['money'])
  return loadOwnBlock(() => import(/* @vite-ignore */ script), style)
}
