import { escapeHtml } from '../../../core/contract/escape-html.ts'
import type { Correspondent } from '../../../core/contract/generated/gateway.ts'
import type { WorldText } from '../../../core/contract/generated/world.ts'
import type { Database } from '../../database/open-database.ts'
import type { Tables } from '../../database/tables.ts'
import { findLetter } from '../../demo/letters.ts'
import { formatText } from '../../kit/format-text.ts'
import { GatewayRefusal } from '../../kit/gateway-refusal.ts'
import { loadPage } from '../../kit/load-page.ts'
import type { Handler, SandboxRequest } from '../../requests/sandbox.ts'
import { formatDates } from '../../world/format-dates.ts'
import { isFlagOn } from '../../world/sandbox-settings.ts'
import { dayIn, zoneOf } from '../../world/zone-days.ts'
import { signedInMember } from '../member.ts'
import { previewText } from './preview-text.ts'

const pageSize = 20

type MessageRow = Omit<Tables['message'], 'id'> & { readonly id: number }

const messages: Handler<'messages'> = async (request) => {
  const { sandbox, query } = request
  refuseUnlessOn(request)
  const { id } = signedInMember(request)
  const inBox = sandbox.database
    .selectFrom('message')
    .where('accountId', '=', id)
    .where('box', '=', query.box)
  const { rows, count, page } = await loadPage(inBox.selectAll().orderBy('id', 'desc'), {
    pageNum: query.pageNum,
    pageSize,
  })
  return {
    messages: rows.map((row) => describeMessage(request, row)),
    ...page,
    totalCount: count,
  }
}

/** Returns the title and the body of a message; those of the world's messages are in the language of the request. */
function readTexts({ merchant, language }: TextRequest, row: MessageRow): MessageTexts {
  const texts = findLetter(merchant.world, row.worldId) ?? row
  const today = dayIn(zoneOf(merchant.world), row.createdAt)
  const write = (text: WorldText): string =>
    formatDates(formatText(text, language), { language, today })
  return { title: write(texts.title), body: write(texts.body) }
}

type TextRequest = Pick<MessageRequest, 'language' | 'merchant'>
type MessageTexts = Pick<MessageRow, 'title' | 'body'>

function describeMessage(request: TextRequest, row: MessageRow) {
  const peer = namePeer(row.peer, request.language)
  const { title, body } = readTexts(request, row)
  return {
    messageId: String(row.id),
    sender: row.box === 'sent' ? '' : peer,
    title,
    preview: previewText(body),
    createdAt: row.createdAt,
    read: row.readAt !== null,
    ...(row.box === 'sent' && { recipient: peer }),
  }
}

const peerNames = {
  service: {
    en: 'Customer service',
    th: 'ฝ่ายบริการลูกค้า',
    zh: '客服',
    km: 'សេវាអតិថិជន',
    ja: 'カスタマーサービス',
  },
  upline: { en: 'Upline', th: 'อัปไลน์', zh: '上级', km: 'អ្នកណែនាំ', ja: 'アップライン' },
  system: { en: 'System', th: 'ระบบ', zh: '系统', km: 'ប្រព័ន្ធ', ja: 'システム' },
} as const

function namePeer(peer: MessageRow['peer'], language: string): string {
  return formatText(peerNames[peer], language)
}

const message: Handler<'message'> = async (request) => {
  const row = await findMessage(request, request.query.messageId)
  const { messageId, sender, title, createdAt, recipient } = describeMessage(request, row)
  return {
    messageId,
    box: row.box,
    sender,
    title,
    body: readTexts(request, row).body,
    createdAt,
    ...(recipient !== undefined && { recipient }),
    ...(row.peer !== 'system' && { replyTo: row.peer }),
  }
}

type MessageRequest = SandboxRequest<'message'>

async function findMessage(
  request: Pick<MessageRequest, 'sandbox' | 'account' | 'settings'>,
  messageId: string,
): Promise<MessageRow> {
  refuseUnlessOn(request)
  const row = await request.sandbox.database
    .selectFrom('message')
    .selectAll()
    .where('accountId', '=', signedInMember(request).id)
    .where('id', '=', Number(messageId) || 0)
    .executeTakeFirst()
  if (!row) throw new GatewayRefusal('message.not.found', { status: 404 })
  return row
}

const unreadMessages: Handler<'unreadMessages'> = async (request) => {
  refuseUnlessOn(request)
  const account = signedInMember(request)
  const row = await request.sandbox.database
    .selectFrom('message')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('accountId', '=', account.id)
    .where('box', '!=', 'sent')
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow()
  return { count: row.count, recipients: listRecipients(account.affiliateCode) }
}

/** Lists the recipients of a member: a member who was invited can also write to the upline. */
function listRecipients(affiliateCode: string | null): Correspondent[] {
  return affiliateCode === null ? ['service'] : ['service', 'upline']
}

const sendMessage: Handler<'sendMessage'> = async (request) => {
  const { body, sandbox } = request
  refuseUnlessOn(request)
  const { id: accountId, affiliateCode } = signedInMember(request)
  if (!listRecipients(affiliateCode).includes(body.recipient) || body.body.trim() === '')
    throw new GatewayRefusal('request_param_err')
  if (body.replyTo !== undefined) await findMessage(request, body.replyTo)
  return request.commit(async (database) => {
    const now = sandbox.now()
    const id = await storeMessage(database, {
      accountId,
      box: 'sent',
      peer: body.recipient,
      title: body.title.trim(),
      body: `<p>${escapeHtml(body.body.trim()).replaceAll('\n', '<br>')}</p>`,
      createdAt: now,
      readAt: now,
    })
    return { messageId: String(id) }
  })
}

/** Stores a message and returns its id. */
export async function storeMessage(
  database: Database,
  row: Omit<MessageRow, 'id' | 'worldId'>,
): Promise<number> {
  const { id } = await database
    .insertInto('message')
    .values({ ...row, worldId: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const readMessages: Handler<'readMessages'> = (request) => {
  refuseUnlessOn(request)
  const { id } = signedInMember(request)
  const { messageIds } = request.body
  const readAt = request.sandbox.now()
  return request.commit(async (database) => {
    const unread = database
      .updateTable('message')
      .set({ readAt })
      .where('accountId', '=', id)
      .where('readAt', 'is', null)
    const asked = messageIds ? unread.where('id', 'in', messageIds.map(Number)) : unread
    await asked.execute()
    return true
  })
}

const deleteMessages: Handler<'deleteMessages'> = (request) => {
  refuseUnlessOn(request)
  const { id } = signedInMember(request)
  const ids = request.body.messageIds.map(Number)
  return request.commit(async (database) => {
    await database
      .deleteFrom('message')
      .where('accountId', '=', id)
      .where('id', 'in', ids)
      .execute()
    return true
  })
}

export const messageHandlers = {
  deleteMessages,
  message,
  messages,
  readMessages,
  sendMessage,
  unreadMessages,
}

function refuseUnlessOn({ settings }: Pick<MessageRequest, 'settings'>): void {
  if (!isFlagOn(settings, 'INBOX3'))
    throw new GatewayRefusal('function.not.available', { status: 403 })
}
