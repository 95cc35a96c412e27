import type { IdentitySlot, IdentitySlotName } from '../../../core/contract/generated/gateway.ts'
import { storeMessage } from '../../handlers/account/messages.ts'
import { answerUnfit, done, missing, type StaffActions } from './staff-action.ts'

const reasons = ['blurred', 'cut', 'expired', 'mismatch', 'unreadable'] as const

/** The state of an account, the review of an identity, a message and an answer to feedback. */
export const accountActions: StaffActions = {
  'PUT /state': async ({ sandbox: { database }, account, body: { state } }) => {
    if (state !== 'enabled' && state !== 'frozen' && state !== 'disabled')
      return answerUnfit('Not a state')
    await database.deleteFrom('accountState').where('accountId', '=', account.id).execute()
    if (state !== 'enabled')
      await database.insertInto('accountState').values({ accountId: account.id, state }).execute()
    if (state === 'disabled')
      await database.deleteFrom('session').where('accountId', '=', account.id).execute()
    return done
  },
  'PUT /identity/:slot': async ({ sandbox, account, param, body: { state, reason } }) => {
    if (state !== 'verified' && state !== 'rejected') return answerUnfit('Not a decision')
    const decided = await sandbox.database
      .updateTable('identityPicture')
      .set({ state, reason: state === 'rejected' ? readReason(reason) : null })
      .where('accountId', '=', account.id)
      .where('slot', '=', param('slot') as IdentitySlotName) // another word finds no row
      .executeTakeFirst()
    return decided.numUpdatedRows === 0n ? missing : done
  },
  'POST /messages': async ({ sandbox, account, body: { title, body, from } }) => {
    if (typeof title !== 'string' || typeof body !== 'string')
      return answerUnfit('A message has a title and a body')
    const isSystem = from === 'system'
    await storeMessage(sandbox.database, {
      accountId: account.id,
      box: isSystem ? 'system' : 'inbox',
      peer: isSystem ? 'system' : from === 'upline' ? 'upline' : 'service',
      title,
      body,
      createdAt: sandbox.now(),
      readAt: null,
    })
    return done
  },
  'PUT /feedback': async ({ sandbox, account, body: { answer } }) => {
    if (typeof answer !== 'string') return answerUnfit('Not an answer')
    await sandbox.database
      .updateTable('feedback')
      .set({ answer, state: 'answered' })
      .where('accountId', '=', account.id)
      .where('state', '=', 'open')
      .execute()
    return done
  },
}

function readReason(reason: unknown): NonNullable<IdentitySlot['reason']> {
  return reasons.find((known) => known === reason) ?? 'unreadable'
}
