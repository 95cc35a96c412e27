import type { CSSProperties, ReactNode } from 'react'
import type { VendorEntry } from '../../../core/contract/generated/gateway.ts'
import { Picture } from '../controls/Picture.tsx'

const colour = /^#[0-9a-f]{6}$/i

/**
 * Returns the colours of a vendor's icon as `--disc` and `--disc-ink`, or undefined unless the
 * gateway sends both.
 */
export function discOf({ disc = '', discInk = '' }: VendorEntry): CSSProperties | undefined {
  return colour.test(disc) && colour.test(discInk)
    ? { '--disc': disc, '--disc-ink': discInk }
    : undefined
}

/** Shows a vendor's emblem, for an element with the colours of its disc. */
export function Emblem({ address }: { readonly address: string | undefined }): ReactNode {
  return <Picture sources={[address]} width={64} height={64} alt="" fit="contain" />
}
