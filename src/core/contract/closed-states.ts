/** The state of the platform that a refusal tells, whichever call it comes with. */
export const closedStates: ReadonlyMap<string | undefined, 'maintenance' | 'restricted'> = new Map([
  ['system.maintenance', 'maintenance'],
  ['system.upgrading', 'maintenance'],
  ['system.restricted', 'restricted'],
])
