import type { Announcements } from '../../core/contract/generated/gateway.ts'
import type { Handler, SandboxRequest } from '../sandbox.ts'
import { artAddress, bannerPicture } from '../world/art-address.ts'
import { formatText } from '../world/format-text.ts'

export const announcements: Handler<'announcements'> = (request) => {
  const types = new Set(request.query.types.split(','))
  const answer: Announcements = {}
  if (types.has('B')) answer.banners = listBanners(request)
  if (types.has('PL')) answer.player = listNotices(request)
  if (types.has('PU')) answer.popup = []
  if (types.has('PR')) answer.promotion = []
  return answer
}

function listBanners({ merchant, query, language }: SandboxRequest<'announcements'>) {
  const banners = (merchant.world.banners ?? []).filter(({ group }) => group === query.groupName)
  return banners.map(({ id, group, title, line, action, url, art, subject, room }) => ({
    bannerId: id,
    title: formatText(title, language),
    groupName: group,
    linkageType: url?.startsWith('/') === false ? 'outside' : 'inside',
    ...(line === undefined ? {} : { line: formatText(line, language) }),
    ...(action === undefined ? {} : { action: formatText(action, language) }),
    ...(url === undefined ? {} : { url }),
    ...(room === undefined ? {} : { room }),
    ...(art === undefined ? {} : { image: artAddress(merchant, art) }),
    ...(subject === undefined ? {} : bannerPicture(merchant, subject)),
  }))
}

function listNotices({ merchant, language, sandbox }: SandboxRequest<'announcements'>) {
  const day = 86_400_000
  const today = Math.floor(sandbox.now() / day) * day
  return (merchant.world.notices ?? []).map(({ id, title, content }, place) => ({
    id,
    title: formatText(title, language),
    createdAt: today - place * day,
    ...(content === undefined ? {} : { content: formatText(content, language) }),
  }))
}
