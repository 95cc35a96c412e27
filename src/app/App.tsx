import { type ReactNode, useCallback } from 'react'
import type { Skin } from '../contract/skin.ts'
import { GatewayProvider } from '../gateway/GatewayProvider.tsx'
import type { Gateway } from '../gateway/gateway.ts'
import { preloadCall } from '../gateway/preload-call.ts'
import type { CallRequest } from '../registry/block.ts'
import { PlanProvider } from '../registry/plan-context.tsx'
import { SkinProvider } from '../registry/skin-context.tsx'
import { SpriteProvider } from '../ui/Icon.tsx'
import { Boundary } from './Boundary.tsx'
import { blockCatalogue } from './block-catalogue.ts'
import { Overlays } from './Overlays.tsx'
import { reportFailure } from './report-failure.ts'
import { Shell } from './Shell.tsx'
import { StatusGate } from './StatusGate.tsx'

interface AppProps {
  readonly skin: Skin
  readonly gateway: Gateway
}

/** The player's app for one merchant. */
export function App({ skin, gateway }: AppProps): ReactNode {
  const preload = useCallback((request: CallRequest) => preloadCall(request, gateway), [gateway])
  return (
    <SpriteProvider sprite={skin.look.sprite}>
      <SkinProvider skin={skin}>
        <Boundary>
          <GatewayProvider gateway={gateway}>
            <PlanProvider catalogue={blockCatalogue} preload={preload} report={reportFailure}>
              <StatusGate>
                <Shell />
              </StatusGate>
              <Overlays />
            </PlanProvider>
          </GatewayProvider>
        </Boundary>
      </SkinProvider>
    </SpriteProvider>
  )
}
