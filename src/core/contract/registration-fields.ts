/** The registration fields in the order of SPEC §2.50. */
export const fieldNames = [
  'affiliateCode',
  'recommenderId',
  'username',
  'payeeName',
  'nickname',
  'password',
  'confirmPassword',
  'mobileNum',
  'qqNum',
  'email',
  'line',
  'facebook',
  'captcha',
  'humanCheck',
] as const
export type FieldName = (typeof fieldNames)[number]

/** The fields that a layer takes out of the form with "$remove"; absent if none does. */
export interface RemovedFields {
  readonly removed?: readonly FieldName[]
}
