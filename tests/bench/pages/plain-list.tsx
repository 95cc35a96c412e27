import { createRoot } from 'react-dom/client'
import type { Skin } from '../../../src/core/contract/skin.ts'
import { GameCard } from '../../../src/player/components/parts/GameCard.tsx'
import { GatewayProvider } from '../../../src/player/gateway/GatewayProvider.tsx'
import type { Gateway } from '../../../src/player/gateway/gateway.ts'
import { startI18n } from '../../../src/player/i18n/start-i18n.ts'
import { SkinProvider } from '../../../src/player/registry/skin-context.tsx'
import { makeGames } from '../many-games.ts'
import { painted } from './bench-clock.ts'
import './bench.css'

// A card reads little of a skin, and asks the gateway nothing.
const skin = { gateway: { merchantCode: 'bench' }, look: { ornaments: {} } } as unknown as Skin
const gateway = { fetchKey: () => new Promise<never>(() => undefined) } as unknown as Gateway

/** Every game of ten thousand as the lobby's own card, in a list that leaves none out. */
globalThis.startBench = () => {
  const en = JSON.parse(document.getElementById('skin')?.textContent ?? '{}')
  startI18n({ language: 'en', fallback: {}, messages: { en } })
  const root = document.getElementById('root')
  if (root) {
    createRoot(root).render(
      <SkinProvider skin={skin}>
        <GatewayProvider gateway={gateway}>
          <ul className="plain">
            {makeGames(10_000).map((game) => (
              <li key={game.gameCode}>
                <GameCard game={game} under="none" width={180} />
              </li>
            ))}
          </ul>
        </GatewayProvider>
      </SkinProvider>,
    )
  }
  return painted()
}
