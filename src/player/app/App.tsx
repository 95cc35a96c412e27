import { type ReactNode, Suspense } from 'react'
import type { Skin } from '../../core/contract/skin.ts'
import { GatewayProvider } from '../gateway/GatewayProvider.tsx'
import type { Gateway } from '../gateway/gateway.ts'
import { SpriteProvider } from '../kit/controls/Icon.tsx'
import { type PlanNeeds, PlanProvider } from '../registry/plan-context.tsx'
import { SkinProvider } from '../registry/skin-context.tsx'
import { Boundary } from './Boundary.tsx'
import { useBlockCatalogue } from './block-catalogue.ts'
import { Overlays } from './Overlays.tsx'
import { reportFailure } from './report-failure.ts'
import { Shell } from './Shell.tsx'
import { StatusGate } from './StatusGate.tsx'

interface AppProps extends Pick<PlanNeeds, 'preload' | 'ahead'> {
  readonly skin: Skin
  readonly gateway: Gateway
  /** Called once the app is rendered, or has hydrated the prerendered home whose code is loaded. */
  readonly onDrawn: () => void
}

/** Renders the player's app for one merchant. */
export function App({ skin, gateway, preload, ahead, onDrawn }: AppProps): ReactNode {
  const catalogue = useBlockCatalogue()
  return (
    <SpriteProvider sprite={skin.look.sprite}>
      <SkinProvider skin={skin}>
        <Boundary>
          <GatewayProvider gateway={gateway}>
            <PlanProvider
              catalogue={catalogue}
              preload={preload}
              ahead={ahead}
              report={reportFailure}
            >
              <StatusGate>
                <Shell />
              </StatusGate>
              <Suspense>
                <Overlays onDrawn={onDrawn} />
              </Suspense>
            </PlanProvider>
          </GatewayProvider>
        </Boundary>
      </SkinProvider>
    </SpriteProvider>
  )
}
