export interface HostRequest {
  /** The folder that holds `merchants/` and `locales/`, or a workspace. */
  readonly root: string
  /** 0 chooses a free one. */
  readonly port: number
  /** The gateway that answers all calls in place of the sandbox, with its name. */
  readonly gateway?: { readonly name: string; readonly address: URL }
}

/** What `livery start` runs. */
export interface RunningHost {
  readonly port: number
  /** The address of each merchant's home, by code. */
  readonly addresses: ReadonlyMap<string, string>
  /** The address of the studio. */
  readonly studio: string
  /** The names of the demonstration accounts, and their password. */
  readonly accounts: { readonly names: readonly string[]; readonly password: string }
  /** Rejects where the studio could not be built. */
  readonly built: Promise<void>
  readonly close: () => Promise<void>
}
