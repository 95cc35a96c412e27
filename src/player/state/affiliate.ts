import { proxy, useSnapshot } from 'valtio'
import { visitStorage } from './storage.ts'

/** The invitation of this visit: none, one from the link, or one the gateway refused. */
export type Invitation =
  | { readonly kind: 'none' }
  | { readonly kind: 'from-link'; readonly code: string }
  | { readonly kind: 'refused'; readonly code: string }

const names = ['affiliateCode', 'affCode', 'aff', 'a']
const store = proxy<{ invitation: Invitation }>({ invitation: { kind: 'none' } })
let announced = false

/** Takes the affiliate code of the address, such as `?affiliateCode=abc`, or of earlier in the visit. */
export function startAffiliate(search: string): void {
  const query = new URLSearchParams(search)
  const code = names.map((name) => query.get(name)).find(isCode) ?? visitStorage.read('affiliate')
  if (!isCode(code)) return
  visitStorage.write('affiliate', code)
  store.invitation = { kind: 'from-link', code }
  announced = false
}

export function useInvitation(): Invitation {
  return useSnapshot(store).invitation
}

export function readInvitation(): Invitation {
  return store.invitation
}

/** The gateway answered `invalid.affiliate.code`: back now leaves the link behind (SPEC §11.9). */
export function refuseAffiliate(): void {
  const { invitation } = store
  const code = invitation.kind === 'none' ? '' : invitation.code
  visitStorage.write('affiliate', undefined)
  store.invitation = { kind: 'refused', code }
}

/** Notes that the gateway refused the link; returns true the first time, when the player is to hear of it. */
export function noteRefusedLink(): boolean {
  const first = !announced
  announced = true
  refuseAffiliate()
  return first
}

/** Leaves the affiliate link behind. */
export function leaveAffiliate(): void {
  visitStorage.write('affiliate', undefined)
  store.invitation = { kind: 'none' }
}

function isCode(code: string | null | undefined): code is string {
  return typeof code === 'string' && /^[\w-]{1,64}$/.test(code)
}
