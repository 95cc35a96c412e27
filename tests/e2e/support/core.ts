/** Returns the mark of a journey that `npm test` walks, for the titles of journeys of several merchants. */
export function coreIf(isCore: boolean): string {
  return isCore ? ' @core' : ''
}
