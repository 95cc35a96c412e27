import { createHash } from 'node:crypto'
import type { Identity, IdentitySlotName } from '../../../core/contract/generated/gateway.ts'
import type { Database } from '../../database/open-database.ts'
import { GatewayRefusal } from '../../kit/gateway-refusal.ts'
import type { Handler } from '../../requests/sandbox.ts'
import { signedInMember } from '../member.ts'
import { parsePicture } from './parse-picture.ts'

const slots = ['front', 'back', 'selfie'] as const
const reviewHours = 24

const identity: Handler<'identity'> = (request) =>
  loadIdentity(request.sandbox.database, signedInMember(request).id)

/** Returns the identity verification of an account: verified when every picture is, rejected when one is. */
export async function loadIdentity(database: Database, accountId: string): Promise<Identity> {
  const rows = await database
    .selectFrom('identityPicture')
    .selectAll()
    .where('accountId', '=', accountId)
    .execute()
  const documentType = rows[0]?.documentType
  const found = neededSlots(documentType).map((slot) => {
    const row = rows.find((one) => one.slot === slot)
    const state = row?.state ?? ('none' as const)
    return { slot, state, ...(row?.reason != null && { reason: row.reason }) }
  })
  return {
    state: sumUp(found.map(({ state }) => state)),
    slots: found,
    hours: reviewHours,
    ...(documentType && { documentType }),
  }
}

/** A passport has no second side. */
function neededSlots(documentType: Identity['documentType']): readonly IdentitySlotName[] {
  return documentType === 'passport' ? slots.filter((slot) => slot !== 'back') : slots
}

function sumUp(states: readonly Identity['state'][]): Identity['state'] {
  if (states.includes('rejected')) return 'rejected'
  if (states.includes('none')) return 'none'
  return states.includes('pending') ? 'pending' : 'verified'
}

const sendIdentityPicture: Handler<'sendIdentityPicture'> = async (request) => {
  const { body, settings, sandbox } = request
  const { id: accountId } = signedInMember(request)
  if (!settings.identity) throw new GatewayRefusal('function.not.available', { status: 403 })
  const { slot, documentType } = body
  const bytes = parsePicture(body.picture)
  const pictureHash = createHash('sha256').update(bytes).digest('hex')
  return request.commit(async (database) => {
    const now = await loadIdentity(database, accountId)
    const old = now.slots.find((one) => one.slot === slot)
    if (old?.state === 'pending' || old?.state === 'verified')
      throw new GatewayRefusal('identity.closed', { status: 409 })
    // The pictures of another document do not belong to this one.
    if (now.documentType !== undefined && now.documentType !== documentType)
      await database
        .deleteFrom('identityPicture')
        .where('accountId', '=', accountId)
        .where('slot', '!=', 'selfie')
        .execute()
    const row = { documentType, pictureHash, state: 'pending', reason: null } as const
    const sent = { ...row, sentAt: sandbox.now() }
    await database
      .insertInto('identityPicture')
      .values({ accountId, slot, ...sent })
      .onConflict((conflict) => conflict.columns(['accountId', 'slot']).doUpdateSet(sent))
      .execute()
    await database
      .updateTable('identityPicture')
      .set({ documentType })
      .where('accountId', '=', accountId)
      .execute()
    return true
  })
}

export const identityHandlers = { identity, sendIdentityPicture }
