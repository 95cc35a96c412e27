import type { MerchantSummary } from '../../core/contract/generated/studio-api.ts'

/** The merchants whose name, code, parent or host has every word that is wanted. */
export function findMerchants(
  merchants: readonly MerchantSummary[],
  wanted: string,
): readonly MerchantSummary[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return merchants
  return merchants.filter(({ name, code, hosts, parent = '' }) => {
    const text = [name, code, parent, ...hosts].join('\n').toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
