import type { GameParts } from '../room/game-parts.ts'
import { SlotGame } from './SlotGame.tsx'
import { SlotRules } from './SlotRules.tsx'

export const slotGame: GameParts = { Play: SlotGame, Rules: SlotRules }
