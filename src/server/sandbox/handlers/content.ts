import type { Announcements, Winner } from '../../../contract/generated/gateway.ts'
import type { CallRequest, Handler } from '../sandbox.ts'
import { artAddress, gamePicture } from '../world/art-address.ts'
import { listGames } from '../world/list-games.ts'
import { between, createRandom, pickOne } from '../world/random.ts'
import { sayText } from '../world/say-text.ts'

export const announcements: Handler<'announcements'> = (request) => {
  const types = new Set(request.query.types.split(','))
  const answer: Announcements = {}
  if (types.has('B')) answer.banners = listBanners(request)
  if (types.has('PL')) answer.player = listNotices(request)
  if (types.has('PU')) answer.popup = []
  if (types.has('PR')) answer.promotion = []
  return answer
}

function listBanners({ merchant, query, language }: CallRequest<'announcements'>) {
  const banners = (merchant.world.banners ?? []).filter(({ group }) => group === query.groupName)
  return banners.map(({ id, group, title, line, action, url, art, room }) => ({
    bannerId: id,
    title: sayText(title, language),
    groupName: group,
    linkageType: url?.startsWith('/') === false ? 'outside' : 'inside',
    ...(line === undefined ? {} : { line: sayText(line, language) }),
    ...(action === undefined ? {} : { action: sayText(action, language) }),
    ...(url === undefined ? {} : { url }),
    ...(room === undefined ? {} : { room }),
    ...(art === undefined ? {} : { image: artAddress(merchant, art) }),
  }))
}

function listNotices({ merchant, language, sandbox }: CallRequest<'announcements'>) {
  const day = 86_400_000
  const today = Math.floor(sandbox.now() / day) * day
  return (merchant.world.notices ?? []).map(({ id, title, content }, place) => ({
    id,
    title: sayText(title, language),
    createdAt: today - place * day,
    ...(content === undefined ? {} : { content: sayText(content, language) }),
  }))
}

const syllables = ['no', 'mi', 'ka', 'so', 'ta', 'ri', 'jo', 'be', 'lu', 'an', 'pe', 'wi'] as const

export const winnerBoard: Handler<'winnerBoard'> = ({ sandbox, merchant, language, query }) => {
  const random = createRandom(`${sandbox.seed}/${merchant.code}/winners`)
  const all = listGames(sandbox.seed, merchant)
  const popular = all.filter((game) => game.popular)
  const games = popular.length >= 10 ? popular : all
  const limit = Math.min(100, Math.max(0, query.limitNum))
  const top = merchant.world.topWin ?? between(random, 600_000, 950_000)
  let amount = top
  const winners = Array.from({ length: 100 }, (_, place): Winner => {
    const game = games[Math.floor(random() ** 2 * games.length)]
    const name = `${pickOne(random, syllables)}${pickOne(random, syllables)}***${between(random, 10, 99)}`
    const winner: Winner = {
      customerName: name,
      gameName: game ? sayText(game.name, language) : '—',
      winAmount: amount,
      ...(game ? { icon: gamePicture(merchant, game, { place: 'winner', language }).address } : {}),
    }
    // Large wins are rare: the second is two thirds of the first, the tenth a sixth.
    const next = Math.floor((top / (1 + (place + 1) / 2)) * (0.94 + random() * 0.06))
    amount = Math.max(50, Math.min(amount, next))
    return winner
  })
  return { list: winners.slice(0, limit).map((vo) => ({ vo })) }
}
