/** The state of the platform by the error code of a refusal, which any call can return. */
export const closedStates: ReadonlyMap<string | undefined, 'maintenance' | 'restricted'> = new Map([
  ['system.maintenance', 'maintenance'],
  ['system.upgrading', 'maintenance'],
  ['system.restricted', 'restricted'],
])
