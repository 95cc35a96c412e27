/** A fault that a call simulates on demand. */
export interface Fault {
  readonly delay?: number
  readonly status?: number
  /** Refuses with this error code. */
  readonly code?: string
  readonly drop?: boolean
  readonly truncate?: boolean
  readonly wrongShape?: boolean
  readonly html?: boolean
  /** After so many times the call is well again. */
  readonly times?: number
}

/** Faults by merchant and call; they end with the process. */
export interface FaultStore {
  readonly put: (merchant: string, call: string, fault: Fault) => void
  readonly remove: (merchant: string, call?: string) => void
  /** The fault to commit now, counting down its times. */
  readonly take: (merchant: string, call: string) => Fault | undefined
  readonly list: (merchant: string) => Record<string, Fault>
}

export function createFaultStore(): FaultStore {
  const faults = new Map<string, Map<string, Fault>>()
  const of = (merchant: string): Map<string, Fault> => {
    const own = faults.get(merchant) ?? new Map<string, Fault>()
    faults.set(merchant, own)
    return own
  }
  return {
    put: (merchant, call, fault) => void of(merchant).set(call, fault),
    remove(merchant, call) {
      if (call === undefined) faults.delete(merchant)
      else of(merchant).delete(call)
    },
    take(merchant, call) {
      const fault = of(merchant).get(call)
      if (fault?.times === undefined) return fault
      if (fault.times <= 1) of(merchant).delete(call)
      else of(merchant).set(call, { ...fault, times: fault.times - 1 })
      return fault
    },
    list: (merchant) => Object.fromEntries(of(merchant)),
  }
}
