/**
 * The values of a merchant that identify it at the gateway. Like its code and its hosts, no other merchant
 * inherits them.
 */
export const identityPaths: readonly (readonly string[])[] = [
  ['gateway', 'merchantCode'],
  ['gateway', 'trialMerchantCode'],
]
