/** A call of an own block as its handler in the sandbox sees it: checked, with the player who made it. */
export interface SandboxCall<Parameters> {
  readonly parameters: Parameters
  /** The player; undefined for a guest. */
  readonly account: SandboxAccount | undefined
  readonly currency: { readonly code: string; readonly symbol: string; readonly digits: number }
  /** The whitelabel flags of the merchant, by name. */
  readonly flags: Readonly<Record<string, boolean>>
  /** The tag of the page's language. */
  readonly language: string
  /** The time of the sandbox. Epoch milliseconds. */
  readonly now: number
  /**
   * What the block keeps of this player, as JSON: empty at first. What the handler of a call that changes something leaves
   * in it is kept with the answer, also when the sandbox starts again; changes of any other call are dropped.
   */
  readonly store: Record<string, unknown>
  /** Refuses the call with an error code of the gateway, such as "club.full". */
  readonly refuse: (code: string, message?: string) => never
}

export interface SandboxAccount {
  readonly username: string
  readonly level: string
  readonly type: number
}

/** The parameters and the answer of a call. */
interface CallTypes {
  readonly parameters: unknown
  readonly answer: unknown
}

/** The handler of each call of a block, by the name in its description. */
export type HandlersOf<Calls, Type extends string> = {
  readonly [Name in keyof Calls as Name extends `${Type}.${infer Key}`
    ? Key
    : never]: Calls[Name] extends CallTypes
    ? (
        call: SandboxCall<Calls[Name]['parameters']>,
      ) => Calls[Name]['answer'] | Promise<Calls[Name]['answer']>
    : never
}
