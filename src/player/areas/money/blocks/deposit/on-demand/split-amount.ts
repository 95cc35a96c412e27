export interface SplitAmount {
  /** The digits before the point in groups of three. */
  readonly groups: readonly string[]
  readonly fraction: string
  /** The whole amount without any separator, as it is shown and copied. */
  readonly text: string
}

/** Splits a decimal string into the parts that are shown. What a player copies equals what the page shows (SPEC §12.20). */
export function splitAmount(amount: string, digits: number): SplitAmount {
  const [whole = '0', given = ''] = amount.split('.')
  const fraction = given.padEnd(digits, '0')
  const groups = whole.replace(/\B(?=(?:\d{3})+$)/g, ' ').split(' ')
  return { groups, fraction, text: fraction === '' ? whole : `${whole}.${fraction}` }
}
