import { readInvitation, refuseAffiliate, setInvitation } from './affiliate.ts'

/** The refused code that the player has got a message about. */
let announced: string | undefined

/** Marks the code of the link as refused. Returns true the first time, when the player should get a message. */
export function recordRefusedLink(): boolean {
  const invitation = readInvitation()
  const code = invitation.kind === 'none' ? '' : invitation.code
  const first = announced !== code
  announced = code
  refuseAffiliate()
  return first
}

/** Removes the affiliate code from the visit. */
export function leaveAffiliate(): void {
  setInvitation()
}
