import type { Exchange, Site } from './exchanges.ts'
import { describeHeader, hasValue, listValues } from './header-values.ts'
import type { Breach, Requirement } from './requirements.ts'

/** Returns what is wrong with an answer and what to answer, in two sentences. */
type Rule = (exchange: Exchange, site: Site | undefined) => string | undefined

/** The requirements that every answer can break by its status and headers alone. */
const answerRules: Readonly<Partial<Record<Requirement, Rule>>> = {
  2: ({ status, headers }) => {
    if (status < 300 || status > 399) return undefined
    const place = headers.get('Location')
    const leads = place === null ? '' : `, which leads to "${place}"`
    return `The status is ${status}${leads}. Answer the call at its own address.`
  },
  4: (exchange, site) =>
    exchange.kind === 'preflight' ? findOriginProblem(exchange, site) : undefined,
  8: (exchange, site) =>
    exchange.kind === 'preflight' ? undefined : findOriginProblem(exchange, site),
  9: ({ kind, headers }, site) => {
    if (site?.isOther && site.session === 'cookie')
      return kind === 'public' || headers.get(allowCredentials) === 'true'
        ? undefined
        : `${describeHeader(headers, allowCredentials)} Answer "true", or browsers send no cookie.`
    const isPair = headers.get(allowCredentials) && headers.get(allowOrigin) === '*'
    if (!site?.isOther || !isPair) return undefined
    return `${allowCredentials} is "${headers.get(allowCredentials)}" and ${allowOrigin} is "*", a pair that browsers refuse. Leave out ${allowCredentials}.`
  },
  11: ({ headers }, site) => {
    const allowed = headers.get(allowOrigin)
    if (!site?.isOther || allowed === null || allowed === '*') return undefined
    return hasValue(headers, 'Vary', 'Origin')
      ? undefined
      : `${allowOrigin} names one site, and a cache would give it to another. ${describeHeader(headers, 'Vary')} Answer "Vary: Origin".`
  },
  12: ({ kind, headers }, site) => {
    const name = 'Access-Control-Expose-Headers'
    const isExposed = ['Date', 'Retry-After'].every((one) => hasValue(headers, name, one))
    if (!site?.isOther || kind === 'preflight' || kind === 'other' || isExposed) return undefined
    return `${describeHeader(headers, name)} Answer "Date, Retry-After".`
  },
  13: ({ kind, headers, sentAt, receivedAt }) => {
    if (kind === 'preflight' || kind === 'other') return undefined
    const date = Date.parse(headers.get('Date') ?? '')
    if (Number.isNaN(date))
      return `${describeHeader(headers, 'Date')} Answer the time, from which pages take it.`
    const late = Math.max(sentAt - date, date - receivedAt)
    if (late <= longestSkewMs) return undefined
    const side = date < sentAt ? 'behind' : 'ahead of'
    return `Date is ${Math.round(late / 60_000)} min ${side} the clock of this machine. Set the clock of the gateway by NTP.`
  },
  14: ({ kind, headers }) => {
    const type = headers.get('Content-Type') ?? ''
    if (kind === 'preflight' || kind === 'other') return undefined
    if (/^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(type)) return undefined
    return `Content-Type is "${type}" and not application/json. Answer JSON in UTF-8.`
  },
  15: ({ kind, headers }) => {
    if (kind !== 'private' || listValues(headers, 'Cache-Control').includes('no-store'))
      return undefined
    return `${describeHeader(headers, 'Cache-Control')} Answer "no-store", or a cache gives it to another player.`
  },
  16: ({ kind, headers }) => (kind === 'public' ? findCacheProblem(headers) : undefined),
  17: ({ headers }) => {
    const encoding = headers.get('Content-Encoding')
    if (encoding === null || encoding === 'identity') return undefined
    return `The request accepts no compression, and Content-Encoding is "${encoding}". Compress as Accept-Encoding allows.`
  },
  18: ({ status, headers }) => {
    if (status !== 429) return undefined
    const wait = headers.get('Retry-After') ?? ''
    if (/^\d+$/.test(wait) || !Number.isNaN(Date.parse(wait))) return undefined
    return `The status is 429. ${describeHeader(headers, 'Retry-After')} Answer the seconds to wait.`
  },
}

/** Checks one answer. */
export function checkAnswer(exchange: Exchange, site: Site | undefined): Breach[] {
  const rules = Object.entries(answerRules) as [`${Requirement}`, Rule][] // the keys are numbers of requirements
  return rules.flatMap(([number, rule]) => {
    const sentence = rule(exchange, site)
    const requirement = Number(number) as Requirement // a key of the rules
    return sentence === undefined ? [] : [{ requirement, asked: exchange.asked, sentence }]
  })
}

const allowOrigin = 'Access-Control-Allow-Origin'
const allowCredentials = 'Access-Control-Allow-Credentials'
const longestSkewMs = 60_000
/** The longest time that an answer may be cached, in seconds. */
const longestAge = 60

function findOriginProblem({ headers }: Exchange, site: Site | undefined): string | undefined {
  const allowed = headers.get(allowOrigin)
  if (!site?.isOther || allowed === site.origin) return undefined
  if (allowed === '*' && site.session === 'token') return undefined
  return `${describeHeader(headers, allowOrigin)} Answer "${site.origin}".`
}

/** A cached answer is another merchant's or language's where the cache does not tell them apart, and its Date is old. */
function findCacheProblem(headers: Headers): string | undefined {
  const values = listValues(headers, 'Cache-Control')
  if (values.includes('no-store')) return undefined
  const described = describeHeader(headers, 'Cache-Control')
  const ages = values.flatMap((value) => /^(?:s-)?max-?age=(\d+)$/.exec(value)?.slice(1) ?? [])
  if (ages.length === 0)
    return `${described} Answer "no-store", or "max-age" of at most ${longestAge}.`
  if (ages.some((age) => Number(age) > longestAge))
    return `${described} Cache it for at most ${longestAge} s, because pages take the time from its Date.`
  const missing = ['Merchant', 'Language'].filter((name) => !hasValue(headers, 'Vary', name))
  if (missing.length === 0) return undefined
  return `${described} It may be cached, and Vary does not name ${missing.join(' and ')}. Add it, or answer "no-store".`
}
