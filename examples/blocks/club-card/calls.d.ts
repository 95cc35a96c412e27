// Written from block.json. `npx livery validate --fix` writes it again.
import 'livery/block'

declare module 'livery/block' {
  interface OwnReads {
    /** Whether the member is in the club, and with how many points. */
    readonly 'club-card.status': {
      readonly parameters: undefined
      readonly answer: {
        /** Whether the member is in the club. */
        readonly joined: boolean
        /** The points of this season. */
        readonly points: number
      }
    }
  }
  interface OwnEffects {
    /** Takes the member into the club. */
    readonly 'club-card.join': {
      readonly parameters: {
        /** The season to join, from 1. */
        readonly season: number
      }
      readonly answer: object
    }
  }
}
