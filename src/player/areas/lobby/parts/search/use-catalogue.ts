import { useEffect, useSyncExternalStore } from 'react'
import { useGateway } from '../../../../gateway/GatewayProvider.tsx'
import type { Gateway } from '../../../../gateway/gateway.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { useLanguage } from '../../../../state/language.ts'
import { useSession } from '../../../../state/session.ts'
import {
  type CatalogueState,
  createCatalogue,
  type GameCatalogue,
  importIndex,
} from './game-catalogue.ts'

const catalogues = new WeakMap<
  Gateway,
  { readonly key: string; readonly catalogue: GameCatalogue }
>()

export type KnownCatalogue = CatalogueState & Pick<GameCatalogue, 'load'>

/**
 * Returns the catalogue of the current session and language, and starts to load it once somebody searches; until
 * then only the code of its index loads, whose failure the search meets itself. It stays in memory during the visit.
 */
export function useStartedCatalogue(isSearching: boolean): GameCatalogue {
  const gateway = useGateway()
  const { merchantCode } = useSkin().gateway
  const language = useLanguage()
  const state = useSession()
  const since = state.kind === 'signed-in' ? state.session.since : undefined
  const key = `${language} ${since}`
  const catalogue = getCatalogue(gateway, key, () =>
    createCatalogue({ client: gateway.client, merchantCode }),
  )
  useEffect(() => {
    if (isSearching) catalogue.load()
    else importIndex().catch(() => undefined)
  }, [catalogue, isSearching])
  return catalogue
}

/** Returns the part of a catalogue that is loaded, again after every change. */
export function useKnownGames({ subscribe, read, load }: GameCatalogue): KnownCatalogue {
  return { ...useSyncExternalStore(subscribe, read), load }
}

function getCatalogue(gateway: Gateway, key: string, make: () => GameCatalogue): GameCatalogue {
  const known = catalogues.get(gateway)
  if (known?.key === key) return known.catalogue
  const catalogue = make()
  catalogues.set(gateway, { key, catalogue })
  return catalogue
}
