import { useEffect, useSyncExternalStore } from 'react'
import { useGateway } from '../../../../gateway/GatewayProvider.tsx'
import type { Gateway } from '../../../../gateway/gateway.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { useLanguage } from '../../../../state/language.ts'
import { useSession } from '../../../../state/session.ts'
import { type CatalogueState, createCatalogue, type GameCatalogue } from './game-catalogue.ts'

const catalogues = new WeakMap<
  Gateway,
  { readonly key: string; readonly catalogue: GameCatalogue }
>()

export type KnownCatalogue = CatalogueState & Pick<GameCatalogue, 'load'>

/**
 * Returns the searchable games for the current session and language. They stay in memory during the
 * visit.
 */
export function useCatalogue(): KnownCatalogue {
  const gateway = useGateway()
  const { merchantCode } = useSkin().gateway
  const language = useLanguage()
  const state = useSession()
  const since = state.kind === 'signed-in' ? state.session.since : undefined
  const key = `${language} ${since}`
  const catalogue = getCatalogue(gateway, key, () =>
    createCatalogue({ client: gateway.client, merchantCode }),
  )
  useEffect(() => catalogue.load(), [catalogue])
  return { ...useSyncExternalStore(catalogue.subscribe, catalogue.read), load: catalogue.load }
}

function getCatalogue(gateway: Gateway, key: string, make: () => GameCatalogue): GameCatalogue {
  const known = catalogues.get(gateway)
  if (known?.key === key) return known.catalogue
  const catalogue = make()
  catalogues.set(gateway, { key, catalogue })
  return catalogue
}
