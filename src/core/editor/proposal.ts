/** A text that an editor offers to type. */
export interface Proposal {
  readonly label: string
  readonly kind: 'key' | 'value' | 'name'
  readonly insert: string
  readonly description?: string | undefined
  /** True if the JSON schema of the file offers it too. */
  readonly inSchema: boolean
}

/** The proposals for a range of a text, as offsets; each replaces the whole range. */
export interface Proposals {
  readonly start: number
  readonly end: number
  readonly list: readonly Proposal[]
}
