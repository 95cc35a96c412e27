import type { ComponentType } from 'react'

/** What the room of a game is furnished with. */
export interface GameParts {
  readonly Play: ComponentType
  readonly Rules: ComponentType
}
