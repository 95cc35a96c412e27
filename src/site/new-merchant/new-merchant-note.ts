/** A field of the form for new merchants. */
export type NewMerchantField =
  | 'code'
  | 'parent'
  | 'name'
  | 'colour'
  | 'languages'
  | 'hosts'
  | 'logo'
  | 'look'

/** A sentence about an answer, such as a change that Livery made to it. */
export interface NewMerchantNote {
  readonly about: NewMerchantField
  readonly message: string
}
