import type { CallName } from '../../../core/contract/calls.ts'
import type {
  RedEnvelope,
  RedEnvelopeOpening,
  RedEnvelopeResult,
} from '../../../core/contract/generated/gateway.ts'
import type { WorldEnvelope } from '../../../core/contract/generated/world.ts'
import type { Database } from '../../database/open-database.ts'
import type { EnvelopeOpeningRow } from '../../database/reward-tables.ts'
import type { Chance } from '../../game-rules/chance.ts'
import { formatText } from '../../kit/format-text.ts'
import { GatewayRefusal } from '../../kit/gateway-refusal.ts'
import { loadPage } from '../../kit/load-page.ts'
import { formatMinor, parseMinor } from '../../ledger/ledger.ts'
import { grantBonus } from '../../money/grant-bonus.ts'
import { loadMoneyOrder, nameMoneyOrder } from '../../money/money-orders.ts'
import { refusePaused } from '../../play/enforce-limits.ts'
import type { Handler, SandboxRequest } from '../../requests/sandbox.ts'
import { currencyOf } from '../../world/currency.ts'
import { type EnvelopeWindow, envelopesOf, findWindow, nextOpening } from '../../world/envelopes.ts'
import { endOfDayAt, startOfDayAt, zoneOf } from '../../world/zone-days.ts'
import { refuseFrozen, signedInMember } from '../member.ts'
import { writeRules } from './write-rules.ts'

const pageSize = 20

type Request = Pick<SandboxRequest<CallName>, 'sandbox' | 'merchant' | 'language'>

const redEnvelope: Handler<'redEnvelope'> = async (request) => {
  const { sandbox, merchant } = request
  const { id: accountId } = signedInMember(request)
  const now = sandbox.now()
  const envelope = chooseEnvelope(envelopesOf(merchant.world), now)
  if (!envelope) return noEnvelope(request)
  const { database } = sandbox
  const window = findWindow(envelope, now)
  const opening = window && (await findOpening(database, { accountId, envelope, window }))
  const triesLeft = await countTriesLeft(database, {
    accountId,
    envelope,
    today: startOfToday(request),
  })
  return {
    ...describeEnvelope(request, envelope),
    ...(window && { envelopeId: nameWindow(envelope, window), ...window }),
    state: stateOf({ window, opening, triesLeft }),
    nextAt: nextFor(request, envelope, triesLeft),
    triesLeft,
    ...(opening && { result: await describeResult(request, database, { envelope, opening }) }),
  }
}

interface EnvelopeNow {
  readonly window: EnvelopeWindow | undefined
  readonly opening: EnvelopeOpeningRow | undefined
  readonly triesLeft: number
}

function stateOf({ window, opening, triesLeft }: EnvelopeNow): RedEnvelope['state'] {
  if (opening) return 'opened'
  if (triesLeft === 0) return 'noTries'
  return window ? 'open' : 'waiting'
}

/** Opens the envelope of now: of the openings of one window, one is stored. */
const openRedEnvelope: Handler<'openRedEnvelope'> = (request) => {
  const { sandbox, merchant, body } = request
  const { id: accountId } = signedInMember(request)
  const now = sandbox.now()
  const found = findNamed(envelopesOf(merchant.world), body.envelopeId, now)
  if (!found) throw new GatewayRefusal('envelope.closed', { status: 409 })
  const { envelope, window } = found
  return request.commit(async (database) => {
    await refuseFrozen(database, accountId)
    await refusePaused({ database, accountId, now })
    const scope = { accountId, envelope, today: startOfToday(request) }
    if (await findOpening(database, { ...scope, window }))
      throw new GatewayRefusal('envelope.opened', { status: 409 })
    if ((await countTriesLeft(database, scope)) === 0)
      throw new GatewayRefusal('envelope.tries', { status: 409 })
    const amount = drawAmount(envelope, sandbox.chance)
    const { digits } = currencyOf(merchant.world)
    const minor = amount === undefined ? 0 : parseMinor(amount, digits)
    const order =
      minor === 0
        ? undefined
        : await grantBonus(database, {
            accountId,
            merchant,
            promotionId: `envelope:${envelope.id}`,
            minor,
            required: minor * (envelope.turnover ?? 0),
            at: now,
          })
    const opening = await database
      .insertInto('envelopeOpening')
      .values({
        accountId,
        envelopeId: envelope.id,
        windowAt: window.opensAt,
        minor,
        orderId: order?.id ?? null,
        openedAt: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return describeResult(request, database, { envelope, opening })
  })
}

const redEnvelopeHistory: Handler<'redEnvelopeHistory'> = async (request) => {
  const { sandbox, merchant, query } = request
  const { database } = sandbox
  const { pageNum } = query
  const { digits } = currencyOf(merchant.world)
  const own = database
    .selectFrom('envelopeOpening')
    .where('accountId', '=', signedInMember(request).id)
  const { sum } = await own
    .select(({ fn }) => fn.sum<number | null>('minor').as('sum'))
    .executeTakeFirstOrThrow()
  const { rows, page } = await loadPage(own.selectAll().orderBy('id', 'desc'), {
    pageNum,
    pageSize,
  })
  return {
    openings: await Promise.all(rows.map((row) => describeOpening(request, database, row))),
    total: formatMinor(sum ?? 0, digits),
    ...page,
  }
}

export const redEnvelopeHandlers = { openRedEnvelope, redEnvelope, redEnvelopeHistory }

/** Chooses the envelope that is open, or the one that opens next. */
function chooseEnvelope(
  envelopes: readonly WorldEnvelope[],
  now: number,
): WorldEnvelope | undefined {
  const open = envelopes.find((envelope) => findWindow(envelope, now))
  const next = envelopes.toSorted((one, other) => nextOpening(one, now) - nextOpening(other, now))
  return open ?? next[0]
}

/** Finds the envelope of an id whose window is open. */
function findNamed(envelopes: readonly WorldEnvelope[], id: string, now: number) {
  for (const envelope of envelopes) {
    const window = findWindow(envelope, now)
    if (window && nameWindow(envelope, window) === id) return { envelope, window }
  }
  return undefined
}

function nameWindow({ id }: WorldEnvelope, { opensAt }: EnvelopeWindow): string {
  return `${id}@${opensAt}`
}

/** Draws an amount by its weight; undefined for an empty envelope. */
function drawAmount(
  { amounts, emptyWeight = 0 }: WorldEnvelope,
  chance: Chance,
): string | undefined {
  const all = amounts.reduce((sum, { weight }) => sum + weight, emptyWeight)
  let place = chance(all)
  for (const { amount, weight } of amounts) {
    if (place < weight) return amount
    place -= weight
  }
  return undefined
}

interface EnvelopeScope {
  readonly accountId: string
  readonly envelope: WorldEnvelope
}

/** The tries of a day count in the merchant's time zone. */
function startOfToday({
  sandbox,
  merchant,
}: Pick<SandboxRequest<'redEnvelope'>, 'sandbox' | 'merchant'>): number {
  return startOfDayAt(zoneOf(merchant.world), sandbox.now())
}

/** Returns the next opening at which the member has a try: after the last one it is tomorrow's first. */
function nextFor(
  { sandbox, merchant }: Pick<Request, 'sandbox' | 'merchant'>,
  envelope: WorldEnvelope,
  triesLeft: number,
): number {
  const now = sandbox.now()
  if (triesLeft > 0) return nextOpening(envelope, now)
  // The window that opens with the day counts.
  return nextOpening(envelope, endOfDayAt(zoneOf(merchant.world), now) - 1)
}

async function countTriesLeft(
  database: Database,
  { accountId, envelope, today }: EnvelopeScope & { readonly today: number },
): Promise<number> {
  const { count } = await database
    .selectFrom('envelopeOpening')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .where('envelopeId', '=', envelope.id)
    .where('openedAt', '>=', today)
    .executeTakeFirstOrThrow()
  return Math.max(0, envelope.triesADay - count)
}

function findOpening(
  database: Database,
  { accountId, envelope, window }: EnvelopeScope & { readonly window: EnvelopeWindow },
): Promise<EnvelopeOpeningRow | undefined> {
  return database
    .selectFrom('envelopeOpening')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('envelopeId', '=', envelope.id)
    .where('windowAt', '=', window.opensAt)
    .executeTakeFirst()
}

function describeEnvelope(
  { merchant, language }: Request,
  envelope: WorldEnvelope,
): Pick<RedEnvelope, 'title' | 'triesADay' | 'least' | 'most' | 'turnover' | 'rules'> {
  const { digits } = currencyOf(merchant.world)
  const { title, triesADay, turnover = 0 } = envelope
  const minors = envelope.amounts.map(({ amount }) => parseMinor(amount, digits))
  return {
    title: formatText(title, language),
    triesADay,
    least: formatMinor(Math.min(...minors), digits),
    most: formatMinor(Math.max(...minors), digits),
    turnover,
    rules: writeRules(envelope, language),
  }
}

function noEnvelope({ merchant }: Request): RedEnvelope {
  const nothing = formatMinor(0, currencyOf(merchant.world).digits)
  return {
    state: 'none',
    title: '',
    triesLeft: 0,
    triesADay: 0,
    least: nothing,
    most: nothing,
    turnover: 0,
    rules: '',
  }
}

interface OpenedEnvelope {
  readonly envelope: WorldEnvelope
  readonly opening: EnvelopeOpeningRow
}

async function describeResult(
  request: Request,
  database: Database,
  { envelope, opening }: OpenedEnvelope,
): Promise<RedEnvelopeResult> {
  const { merchant } = request
  const { accountId, minor } = opening
  const { turnover = 0 } = envelope
  const triesLeft = await countTriesLeft(database, {
    accountId,
    envelope,
    today: startOfToday(request),
  })
  const { title: _, ...described } = await describeOpening(request, database, opening)
  return {
    ...described,
    ...(minor > 0 &&
      turnover > 0 && {
        required: formatMinor(minor * turnover, currencyOf(merchant.world).digits),
      }),
    triesLeft,
    nextAt: nextFor(request, envelope, triesLeft),
  }
}

async function describeOpening(
  { merchant, language }: Request,
  database: Database,
  { id, envelopeId, minor, orderId, openedAt }: EnvelopeOpeningRow,
): Promise<RedEnvelopeOpening> {
  const { world } = merchant
  const envelope = envelopesOf(world).find((one) => one.id === envelopeId)
  return {
    openingId: String(id),
    title: envelope ? formatText(envelope.title, language) : envelopeId,
    outcome: minor > 0 ? 'won' : 'empty',
    ...(minor > 0 && { amount: formatMinor(minor, currencyOf(world).digits) }),
    ...(orderId !== null && { orderId: nameMoneyOrder(await loadMoneyOrder(database, orderId)) }),
    openedAt,
  }
}
