import { hourMs } from '../../kit/durations.ts'
import { GatewayRefusal } from '../../kit/gateway-refusal.ts'
import { maskText } from '../../kit/mask-text.ts'
import type { Handler } from '../../requests/sandbox.ts'
import { listBanks } from '../../world/banks.ts'
import { signedInMember } from '../member.ts'
import { countRows } from './security.ts'
import { verifyPassword } from './verify-password.ts'

const bankCards: Handler<'bankCards'> = async (request) => {
  const { sandbox, merchant, settings, language } = request
  const { id, payeeName } = signedInMember(request)
  const banks = listBanks(merchant.world, language)
  const usableFrom = (createdAt: number) => {
    const time = createdAt + settings.cardWaitHours * hourMs
    return time > sandbox.now() ? { usableFrom: time } : {}
  }
  const names = new Map(banks.map(({ code, name }) => [code, name]))
  const rows = await sandbox.database
    .selectFrom('bankCard')
    .selectAll()
    .where('accountId', '=', id)
    .orderBy('id')
    .execute()
  return {
    cards: rows.map((row) => ({
      id: String(row.id),
      bankCode: row.bankCode,
      bankName: names.get(row.bankCode) ?? row.bankCode,
      number: maskText(row.number, { end: 4 }),
      holder: maskText(payeeName ?? '', { start: 1 }),
      createdAt: row.createdAt,
      ...(row.branch !== null && { branch: row.branch }),
      ...usableFrom(row.createdAt),
    })),
    banks,
    max: settings.maxBankCards,
    ...(payeeName !== null && { holder: payeeName }),
  }
}

const addBankCard: Handler<'addBankCard'> = async (request) => {
  const { body, merchant, settings, language, sandbox } = request
  const { id: accountId, payeeName } = await verifyPassword(request, { password: body.verifyPwd })
  if (!payeeName) throw new GatewayRefusal('payeeName.missing', { status: 409 })
  const bank = listBanks(merchant.world, language).find(({ code }) => code === body.bankCode)
  const number = body.number.replaceAll(/[\s-]/g, '')
  if (!bank) throw new GatewayRefusal('request_param_err')
  if (!/^\d+$/.test(number) || !(bank.digits ?? [number.length]).includes(number.length))
    throw new GatewayRefusal('bankCard.number')
  return request.commit(async (database) => {
    if ((await countRows(database, 'bankCard', accountId)) >= settings.maxBankCards)
      throw new GatewayRefusal('bankCard.max', { status: 409 })
    const added = await database
      .insertInto('bankCard')
      .values({
        accountId,
        bankCode: bank.code,
        number,
        branch: body.branch?.trim() || null,
        createdAt: sandbox.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (added.numInsertedOrUpdatedRows !== 1n)
      throw new GatewayRefusal('bankCard.exists', { status: 409 })
    return true
  })
}

export const bankCardHandlers = { addBankCard, bankCards }
