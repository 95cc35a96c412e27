import type { GameParts } from '../room/game-parts.ts'
import { DrawGame } from './DrawGame.tsx'
import { DrawRules } from './DrawRules.tsx'

export const drawGame: GameParts = { Play: DrawGame, Rules: DrawRules }
