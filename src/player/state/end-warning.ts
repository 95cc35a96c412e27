import { proxy, useSnapshot } from 'valtio'

/** An end of the session that is near. */
export interface EndWarning {
  /** Epoch milliseconds. */
  readonly endsAt: number
  /** The session has lasted as long as one may: nothing keeps it. */
  readonly final: boolean
}

const store = proxy<{ warning: EndWarning | undefined }>({ warning: undefined })

/** The end of the session from 60 seconds before, until the player answered. */
export function useEndWarning(): EndWarning | undefined {
  return useSnapshot(store).warning
}

export function readEndWarning(): EndWarning | undefined {
  return store.warning
}

export function warnOfEnd(warning: EndWarning | undefined): void {
  store.warning = warning
}
