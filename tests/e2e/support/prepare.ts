import { buildPlayer } from '../../../tools/build-player.ts'

/** Runs once before the journeys: they walk through what is built. */
export default function prepare(): void {
  if (!buildPlayer()) throw new Error('The player could not be built.')
}
