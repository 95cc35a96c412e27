import type { Announcements } from '../../core/contract/generated/gateway.ts'
import type { World, WorldText } from '../../core/contract/generated/world.ts'
import type { TimeWindow } from '../../core/contract/time-window.ts'
import { completeTime } from '../../core/contract/zoned-time.ts'
import { isAgentType } from '../agents/tree.ts'
import { dayMs } from '../kit/durations.ts'
import { formatText } from '../kit/format-text.ts'
import type { Handler, SandboxRequest } from '../requests/sandbox.ts'
import { artAddress, bannerPicture } from '../world/art-address.ts'
import { formatDates } from '../world/format-dates.ts'
import { dayIn, zoneOf } from '../world/zone-days.ts'

const announcements: Handler<'announcements'> = (request) => {
  const types = new Set(request.query.types.split(','))
  const answer: Announcements = {}
  if (types.has('B')) answer.banners = listBanners(request)
  const { notices, popups, promotionNotices } = request.merchant.world
  if (types.has('PL')) answer.player = listNotices(request, notices)
  if (types.has('PU')) answer.popup = listNotices(request, popups)
  if (types.has('PR')) answer.promotion = listNotices(request, promotionNotices)
  const { account, merchant } = request
  // Only agents get the announcements to agents (SPEC §11.81).
  if (types.has('A') && account && isAgentType(merchant, account.type))
    answer.agent = listNotices(request, merchant.world.agents?.notices)
  return answer
}

export const contentHandlers = { announcements }

function listBanners(request: SandboxRequest<'announcements'>) {
  const { merchant, query } = request
  const write = (text: WorldText) => writeText(text, request)
  const banners = (merchant.world.banners ?? []).filter(({ group }) => group === query.groupName)
  return banners.map(({ id, group, title, line, action, url, art, subject, room, ...window }) => ({
    bannerId: id,
    title: write(title),
    groupName: group,
    linkageType: url?.startsWith('/') === false ? 'outside' : 'inside',
    ...(line === undefined ? {} : { line: write(line) }),
    ...(action === undefined ? {} : { action: write(action) }),
    ...(url === undefined ? {} : { url }),
    ...(room === undefined ? {} : { room }),
    ...formatWindow(window),
    ...(art === undefined ? {} : { image: artAddress(merchant, art) }),
    ...(subject === undefined ? {} : bannerPicture(merchant, subject)),
  }))
}

/** Returns the times of a window with their offset, as the contract wants them. */
function formatWindow({ from, until }: TimeWindow): { from?: string; until?: string } {
  return {
    ...(from === undefined ? {} : { from: completeTime(from) }),
    ...(until === undefined ? {} : { until: completeTime(until) }),
  }
}

function listNotices(request: SandboxRequest<'announcements'>, notices: World['notices'] = []) {
  const today = Math.floor(request.sandbox.now() / dayMs) * dayMs
  return notices.map(({ id, title, content }, place) => ({
    id,
    title: writeText(title, request),
    createdAt: today - place * dayMs,
    ...(content === undefined ? {} : { content: writeText(content, request) }),
  }))
}

/** Writes a text in the language of a request, with its dates counted from today in the merchant's zone. */
function writeText(
  text: WorldText,
  { language, merchant: { world }, sandbox }: SandboxRequest<'announcements'>,
): string {
  const today = dayIn(zoneOf(world), sandbox.now())
  return formatDates(formatText(text, language), { language, today })
}
