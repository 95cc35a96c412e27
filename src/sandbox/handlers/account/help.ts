import { formatText } from '../../kit/format-text.ts'
import { GatewayRefusal } from '../../kit/gateway-refusal.ts'
import type { Handler } from '../../requests/sandbox.ts'
import { hashToken } from '../../requests/sessions.ts'
import { isFlagOn } from '../../world/sandbox-settings.ts'
import { signedInMember } from '../member.ts'
import { parsePicture } from './parse-picture.ts'
import { describeWebClip, webClipUrl } from './web-clip.ts'

const helpCenter: Handler<'helpCenter'> = ({ merchant, language }) => ({
  topics: (merchant.world.helpTopics ?? []).map(({ id, category, question, answer }) => ({
    id,
    category,
    question: formatText(question, language),
    answer: formatText(answer, language),
  })),
})

const voteHelp: Handler<'voteHelp'> = ({ merchant, account, body, caller, commit }) => {
  const voter = account?.id ?? `guest:${hashToken(caller)}`
  const helpful = body.helpful ? 1 : 0
  return commit(async (database) => {
    await database
      .insertInto('helpVote')
      .values({ merchant: merchant.code, topicId: body.topicId, voter, helpful })
      .onConflict((conflict) =>
        conflict.columns(['merchant', 'topicId', 'voter']).doUpdateSet({ helpful }),
      )
      .execute()
    return true
  })
}

const feedback: Handler<'feedback'> = async (request) => {
  const rows = await request.sandbox.database
    .selectFrom('feedback')
    .selectAll()
    .where('accountId', '=', signedInMember(request).id)
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
  return {
    feedback: rows.map(({ id, type, content, state, createdAt, answer }) => ({
      feedbackId: formatTicket(id),
      type,
      content,
      state,
      createdAt,
      ...(answer !== null && { answer }),
    })),
  }
}

const sendFeedback: Handler<'sendFeedback'> = (request) => {
  const { body, settings, sandbox } = request
  const { id: accountId } = signedInMember(request)
  if (!isFlagOn(settings, 'FEEDBACK3'))
    throw new GatewayRefusal('function.not.available', { status: 403 })
  const { min, max } = settings.feedback
  const length = [...body.content.trim()].length
  if (length < min || length > max) throw new GatewayRefusal('feedback.length')
  const pictures = (body.pictures ?? []).map(parsePicture)
  return request.commit(async (database) => {
    const { id } = await database
      .insertInto('feedback')
      .values({
        accountId,
        type: body.type,
        content: body.content.trim(),
        contact: body.contact?.trim() || null,
        pictures: pictures.length,
        state: 'open',
        answer: null,
        createdAt: sandbox.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { feedbackId: formatTicket(id) }
  })
}

function formatTicket(id: number): string {
  return `F-${String(id).padStart(6, '0')}`
}

/** The address of a chat by which a world means the page of the sandbox. */
const ownChat = '/chat'

const launchChat: Handler<'launchChat'> = ({ settings, merchant, sandbox, language, origin }) => {
  const { chat } = merchant.world
  if (!isFlagOn(settings, 'CBS3') || chat === undefined)
    throw new GatewayRefusal('function.not.available', { status: 403 })
  if (chat !== ownChat) return { url: chat }
  sandbox.pages.note(merchant, origin)
  const ticket = sandbox.chats.open({ merchant: merchant.code, language })
  return { url: `${sandbox.gamesOrigin()}${ownChat}/${ticket}` }
}

const appDownloads: Handler<'appDownloads'> = ({ merchant, sandbox }) => ({
  apps: (merchant.world.apps ?? []).flatMap((app) => {
    if (app.url !== webClipUrl) return [{ ...app }]
    const clip = describeWebClip(merchant, sandbox.gamesOrigin())
    return clip ? [{ ...app, ...clip }] : []
  }),
})

export const helpHandlers = {
  appDownloads,
  feedback,
  helpCenter,
  launchChat,
  sendFeedback,
  voteHelp,
}
