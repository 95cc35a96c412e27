import { proxy, useSnapshot } from 'valtio'
import { visitStorage } from './storage.ts'

/** The affiliate code of this visit: none, one from the link, or one that the gateway refused. */
export type Invitation =
  | { readonly kind: 'none' }
  | { readonly kind: 'from-link'; readonly code: string }
  | { readonly kind: 'refused'; readonly code: string }

const names = ['affiliateCode', 'affCode', 'aff', 'a']
const store = proxy<{ invitation: Invitation }>({ invitation: { kind: 'none' } })

/** Stores the affiliate code of the address, such as `?affiliateCode=abc`, or restores that of earlier in the visit. */
export function startAffiliate(search: string): void {
  const query = new URLSearchParams(search)
  const code = names.map((name) => query.get(name)).find(isCode) ?? visitStorage.read('affiliate')
  if (!isCode(code)) return
  visitStorage.write('affiliate', code)
  store.invitation = { kind: 'from-link', code }
}

/** Sets the affiliate code of this visit; undefined removes it. */
export function setInvitation(invitation: Invitation = { kind: 'none' }): void {
  visitStorage.write('affiliate', undefined)
  store.invitation = invitation
}

export function useInvitation(): Invitation {
  return useSnapshot(store).invitation
}

export function readInvitation(): Invitation {
  return store.invitation
}

/** Marks the code as refused after the gateway answered `invalid.affiliate.code`. The back button now removes the link (SPEC §11.9). */
export function refuseAffiliate(): void {
  const { invitation } = store
  const code = invitation.kind === 'none' ? '' : invitation.code
  setInvitation({ kind: 'refused', code })
}

function isCode(code: string | null | undefined): code is string {
  return typeof code === 'string' && /^[\w-]{1,64}$/.test(code)
}
