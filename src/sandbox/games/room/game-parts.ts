import type { ComponentType } from 'react'

/** The parts of a game's room. */
export interface GameParts {
  readonly Play: ComponentType
  readonly Rules: ComponentType
}
