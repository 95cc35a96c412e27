import type { LobbyFixture, LobbyMatch } from '../../core/contract/generated/gateway.ts'
import type { WorldFixture, WorldMatch, WorldText } from '../../core/contract/generated/world.ts'
import { formatText } from '../kit/format-text.ts'
import type { Handler, SandboxRequest } from '../requests/sandbox.ts'

const minute = 60_000
const day = 1440 * minute

const lobbyNews: Handler<'lobbyNews'> = (request) => {
  const { matches = [], fixtures = [] } = request.merchant.world.news ?? {}
  return {
    matches: matches.map((match) => describeMatch(match, request)),
    fixtures: fixtures
      .map((fixture) => describeFixture(fixture, request))
      .sort((one, other) => one.startsAt - other.startsAt),
  }
}

export const lobbyNewsHandlers = { lobbyNews }

/** A match at this minute; one that is over begins anew. */
function describeMatch(match: WorldMatch, request: SandboxRequest<'lobbyNews'>): LobbyMatch {
  const { id, competition, length = 90, ahead = 0, goals } = match
  const inLanguage = (text: WorldText): string => formatText(text, request.language)
  const now = 1 + ((Math.floor(request.sandbox.now() / minute) + ahead) % length)
  const scored = goals?.filter((goal) => goal.minute <= now) ?? []
  const scoreOf = (side: 'home' | 'away'): number =>
    scored.filter((goal) => goal.side === side).length
  return {
    id,
    competition: inLanguage(competition),
    ...offerOf(match, request),
    home: { name: inLanguage(match.home), score: scoreOf('home') },
    away: { name: inLanguage(match.away), score: scoreOf('away') },
    minute: now,
    length,
    ...(goals && { goals: scored.map((goal) => goal.minute) }),
  }
}

/** A fixture at its next time, today or tomorrow. */
function describeFixture(
  fixture: WorldFixture,
  request: SandboxRequest<'lobbyNews'>,
): LobbyFixture {
  const { id, at, event, competition } = fixture
  const now = request.sandbox.now()
  const [hours = 0, minutes = 0] = at.split(':').map(Number)
  const today = Math.floor(now / day) * day + (hours * 60 + minutes) * minute
  return {
    id,
    startsAt: today > now ? today : today + day,
    event: formatText(event, request.language),
    competition: formatText(competition, request.language),
    ...offerOf(fixture, request),
  }
}

function offerOf(
  { vendor, category = 'SPORTS' }: WorldMatch | WorldFixture,
  { merchant, language }: SandboxRequest<'lobbyNews'>,
) {
  const known = merchant.world.vendors?.find(({ code }) => code === vendor)
  return {
    gameCategory: category,
    vendor,
    vendorName: known ? formatText(known.name, language) : vendor,
  }
}
