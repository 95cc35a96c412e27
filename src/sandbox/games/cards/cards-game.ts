import type { GameParts } from '../room/game-parts.ts'
import { CardsGame } from './CardsGame.tsx'
import { CardsRules } from './CardsRules.tsx'

export const cardsGame: GameParts = { Play: CardsGame, Rules: CardsRules }
