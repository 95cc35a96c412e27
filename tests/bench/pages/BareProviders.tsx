import type { ReactNode } from 'react'
import type { Skin } from '../../../src/core/contract/skin.ts'
import { GatewayProvider } from '../../../src/player/gateway/GatewayProvider.tsx'
import type { Gateway } from '../../../src/player/gateway/gateway.ts'
import { startI18n } from '../../../src/player/i18n/start-i18n.ts'
import { SkinProvider } from '../../../src/player/registry/skin-context.tsx'

// A card, a row or a line reads little of a skin, and asks the gateway nothing.
const skin = { gateway: { merchantCode: 'bench' }, look: { ornaments: {} } } as unknown as Skin
const gateway = {
  cache: new Map(),
  fetchQuery: () => new Promise<never>(() => undefined),
  early: new Map(),
  waits: new Map(),
  hold: () => () => undefined,
} as unknown as Gateway

/** Provides what the product's own rows read, to a page that is written by hand. */
export function BareProviders({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <SkinProvider skin={skin}>
      <GatewayProvider gateway={gateway}>{children}</GatewayProvider>
    </SkinProvider>
  )
}

/** Starts the messages that the page of the bench contains. */
export function startMessages(): void {
  const en = JSON.parse(document.getElementById('skin')?.textContent ?? '{}')
  startI18n({ language: 'en', fallback: {}, messages: { en } })
}
