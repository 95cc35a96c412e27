import { proxy, useSnapshot } from 'valtio'

/** A session end that is less than a minute away. */
export interface EndWarning {
  /** The time of the end, in epoch milliseconds. */
  readonly endsAt: number
  /** True if the session has reached its longest duration, so that the player cannot keep it. */
  readonly final: boolean
}

const store = proxy<{ warning: EndWarning | undefined }>({ warning: undefined })

/** Returns the warning, from 60 seconds before the end of the session until the player answers it. */
export function useEndWarning(): EndWarning | undefined {
  return useSnapshot(store).warning
}

export function readEndWarning(): EndWarning | undefined {
  return store.warning
}

export function warnOfEnd(warning: EndWarning | undefined): void {
  store.warning = warning
}
