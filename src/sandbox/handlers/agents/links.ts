import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { AffiliateLink, UsedQuota } from '../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../core/contract/pages.ts'
import { codeOf, maxLinks, standingLink } from '../../agents/links.ts'
import {
  chooseRates,
  defaultRates,
  formatRate,
  highestOf,
  listProducts,
  type Rates,
} from '../../agents/rates.ts'
import type { AffiliateLinkRow } from '../../database/agent-tables.ts'
import type { Database } from '../../database/open-database.ts'
import { dayMs } from '../../kit/durations.ts'
import { GatewayRefusal } from '../../kit/gateway-refusal.ts'
import type { Handler, SandboxRequest } from '../../requests/sandbox.ts'
import { presentAgent, requireFlag } from './agent-request.ts'

type Reader = Pick<SandboxRequest<'affiliateLinks'>, 'merchant' | 'origin' | 'sandbox'>

interface LinkRow extends AffiliateLinkRow {
  readonly visits: number
  readonly registrations: number
  readonly deposits: number
}

const counts = sql<LinkRow>`affiliateLink.*,
  (select count(*) from linkVisit where linkVisit.linkId = affiliateLink.id) as visits,
  (select count(*) from linkRegistration where linkRegistration.linkId = affiliateLink.id)
    as registrations,
  (select count(*) from linkRegistration where linkRegistration.linkId = affiliateLink.id
    and exists (select 1 from moneyOrder where moneyOrder.accountId = linkRegistration.accountId
      and moneyOrder.category = 'deposit' and moneyOrder.state = 'success')) as deposits`

/** Lists the links of the agent but the one that it always has (SPEC §11.85). */
const affiliateLinks: Handler<'affiliateLinks'> = async (request) => {
  requireFlag(request, 'AFFMAN3')
  const agent = await presentAgent(request)
  const { database } = request.sandbox
  const { rows } = await sql<LinkRow>`select ${counts} from affiliateLink
    where accountId = ${agent.id} and deletedAt is null and standing = 0 order by id desc`.execute(
    database,
  )
  return {
    links: rows.map((row) => describeLink(request, row)),
    quota: await loadLinkQuota(database, agent.id),
  }
}

/** Returns how many links an agent has of those that it may have. */
export async function loadLinkQuota(database: Database, accountId: string): Promise<UsedQuota> {
  const { count } = await database
    .selectFrom('affiliateLink')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .where('deletedAt', 'is', null)
    .where('standing', '=', 0)
    .executeTakeFirstOrThrow()
  return { used: count, max: maxLinks }
}

function addressOf({ origin }: Reader, code: string): string {
  return `${origin}${pathTo('register')}?affiliateCode=${code}`
}

function describeLink(reader: Reader, row: LinkRow): AffiliateLink {
  const now = reader.sandbox.now()
  const rates: Rates = JSON.parse(row.rates)
  return {
    linkId: String(row.id),
    code: row.code,
    url: addressOf(reader, row.code),
    type: row.type,
    rebates: listProducts(reader.merchant.world).map((product) => ({
      product,
      rate: formatRate(rates[product] ?? 0),
    })),
    ...(row.remark !== null && { remark: row.remark }),
    visits: row.visits,
    registrations: row.registrations,
    deposits: row.deposits,
    createdAt: row.createdAt,
    ...(row.expiresAt !== null && { expiresAt: row.expiresAt }),
    state: row.expiresAt !== null && row.expiresAt <= now ? 'expired' : 'active',
  }
}

const createAffiliateLink: Handler<'createAffiliateLink'> = async (request) => {
  requireFlag(request, 'AFFMAN3')
  const { sandbox, merchant, body } = request
  const agent = await presentAgent(request)
  return request.commit(async (database) => {
    const quota = await loadLinkQuota(database, agent.id)
    if (quota.used >= quota.max)
      throw new GatewayRefusal('link.quota', { status: 409, value: quota })
    const rates = await chooseRates(database, {
      merchant,
      uplineId: agent.id,
      choices: body.rebates,
      base: defaultRates(merchant),
    })
    const createdAt = sandbox.now()
    const row = await database
      .insertInto('affiliateLink')
      .values({
        accountId: agent.id,
        merchant: merchant.code,
        code: codeOf(randomUUID()),
        type: body.type,
        rates: JSON.stringify(rates),
        highest: highestOf(rates),
        remark: body.remark?.trim() || null,
        standing: 0,
        createdAt,
        expiresAt: body.days === undefined ? null : createdAt + body.days * dayMs,
        deletedAt: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return describeLink(request, { ...row, visits: 0, registrations: 0, deposits: 0 })
  })
}

/** Deletes a link, which is refused from then on. Those who came by it stay below the agent. */
const deleteAffiliateLink: Handler<'deleteAffiliateLink'> = async (request) => {
  requireFlag(request, 'AFFMAN3')
  const agent = await presentAgent(request)
  return request.commit(async (database) => {
    const deleted = await database
      .updateTable('affiliateLink')
      .set({ deletedAt: request.sandbox.now() })
      .where('id', '=', Number(request.body.linkId))
      .where('accountId', '=', agent.id)
      .where('standing', '=', 0)
      .where('deletedAt', 'is', null)
      .executeTakeFirst()
    if (deleted.numUpdatedRows !== 1n)
      throw new GatewayRefusal('referrer.link.invalid', { status: 404 })
    return true
  })
}

const registrationLink: Handler<'registrationLink'> = async (request) => {
  const agent = await presentAgent(request)
  const { code } = await standingLink(request.sandbox.database, request.merchant, agent)
  return { code, url: addressOf(request, code) }
}

export const linkHandlers = {
  affiliateLinks,
  createAffiliateLink,
  deleteAffiliateLink,
  registrationLink,
}
