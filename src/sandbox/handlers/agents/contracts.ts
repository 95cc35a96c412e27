import { contractFlags, contractKinds } from '../../../core/contract/contract-kinds.ts'
import type { ContractMove } from '../../../core/contract/contract-states.ts'
import type { ContractKind, ContractRequest } from '../../../core/contract/generated/gateway.ts'
import { maxRateOf } from '../../agents/compute-income.ts'
import {
  answerDays,
  insertContract,
  listInForce,
  moveContract,
  partyOf,
  readTiers,
} from '../../agents/contract-store.ts'
import { describeContract, describeDailySalary } from '../../agents/describe-contract.ts'
import { parseTiers } from '../../agents/parse-tiers.ts'
import { formatRate, listProducts } from '../../agents/rates.ts'
import { isAgentType, listDirect } from '../../agents/tree.ts'
import type { AccountRow } from '../../database/account-tables.ts'
import type { ContractRow } from '../../database/agent-tables.ts'
import type { Database } from '../../database/open-database.ts'
import { GatewayRefusal } from '../../kit/gateway-refusal.ts'
import { loadPage } from '../../kit/load-page.ts'
import { formatMinor } from '../../ledger/ledger.ts'
import type { Handler, SandboxRequest } from '../../requests/sandbox.ts'
import { currencyOf } from '../../world/currency.ts'
import { isFlagOn } from '../../world/sandbox-settings.ts'
import { verifyPassword } from '../account/verify-password.ts'
import { presentAgent, requireDirect, requireDownline, requireFlag } from './agent-request.ts'
import { pageSize } from './team.ts'

const maxTiers = 10

type Settings = Pick<SandboxRequest<'currentContracts'>, 'settings'>

const requireKind = (request: Settings, kind: ContractKind): void =>
  requireFlag(request, contractFlags[kind])

const isOn = ({ settings }: Settings, kind: ContractKind): boolean =>
  isFlagOn(settings, contractFlags[kind])

/**
 * Returns what waits for the agent, by kind: 0 for nothing, 1 for an offer, 2 for a request of the upline to
 * cancel (SPEC §4.27). An account that is no agent is asked nothing.
 */
const fundsConsolidated: Handler<'fundsConsolidated'> = async (request) => {
  const agent = await presentAgent(request)
  const waiting = await listWaiting(request.sandbox.database, agent.id)
  const numberOf = (kind: ContractKind): number => {
    const found = isOn(request, kind) && waiting.find((contract) => contract.kind === kind)
    if (!found) return 0
    return found.state === 'P' ? 1 : 2
  }
  return {
    dailysalreqtype: numberOf('dailySalary'),
    divtypecompperiodreq: numberOf('dividend'),
    contracthoursalreq: numberOf('hourlySalary'),
  }
}

/** Lists the contracts that wait for an answer of their receiver, offers first. */
function listWaiting(database: Database, accountId: string): Promise<ContractRow[]> {
  return database
    .selectFrom('contract')
    .selectAll()
    .where('accountId', '=', accountId)
    .where((where) =>
      where.or([
        where('state', '=', 'P'),
        where.and([where('state', '=', 'V'), where('askedBy', '=', 'upline')]),
      ]),
    )
    .orderBy('state')
    .orderBy('id', 'desc')
    .execute()
}

async function loadPresent(database: Database, accountId: string, kind: ContractKind) {
  const [current] = await listInForce(database, { kind, accountId })
  const offer = (await listWaiting(database, accountId)).find(
    (contract) => contract.kind === kind && contract.state === 'P',
  )
  return { current, offer }
}

const currentDailySalary: Handler<'currentDailySalary'> = async (request) => {
  requireKind(request, 'dailySalary')
  const { id } = await presentAgent(request)
  const { database } = request.sandbox
  const { current, offer } = await loadPresent(database, id, 'dailySalary')
  return {
    ...(current && { current: await describeDailySalary(request, database, current) }),
    ...(offer && { offer: await describeDailySalary(request, database, offer) }),
  }
}

const dailySalaryInfo: Handler<'dailySalaryInfo'> = async (request) => {
  requireKind(request, 'dailySalary')
  const agent = await presentAgent(request)
  const { database } = request.sandbox
  const contract = await findOwn(database, agent, request.query.contractId)
  if (contract.kind !== 'dailySalary') throw new GatewayRefusal('contract.closed', { status: 404 })
  return describeDailySalary(request, database, contract)
}

const currentContracts: Handler<'currentContracts'> = async (request) => {
  const { kind } = request.query
  requireKind(request, kind)
  const { id } = await presentAgent(request)
  const { database } = request.sandbox
  const { current, offer } = await loadPresent(database, id, kind)
  return {
    ...(current && { current: await describeContract(request, database, current) }),
    ...(offer && { offer: await describeContract(request, database, offer) }),
  }
}

/** Returns what the agent may propose: at most what its own contract of the kind gives (SPEC §11.88). */
const contractInfo: Handler<'contractInfo'> = async (request) => {
  const { merchant, query, sandbox } = request
  requireKind(request, query.kind)
  const agent = await presentAgent(request)
  const { database } = sandbox
  const [own] = await listInForce(database, { kind: query.kind, accountId: agent.id })
  const { digits } = currencyOf(merchant.world)
  const most = own ? maxRateOf(readTiers(own)) : 0
  const products = own?.product ? [own.product] : listProducts(merchant.world)
  return {
    kind: query.kind,
    maxRate: own?.rateType === 'fixed' ? formatMinor(most, digits) : formatRate(most),
    rateType: own?.rateType ?? 'percent',
    maxTiers,
    products: [...products],
    subordinates: own ? await listFree(request, agent.id, query.kind) : [],
    answerDays,
  }
}

/** Lists the user names of the agents directly below without a contract of a kind. */
async function listFree(
  { merchant, sandbox }: Pick<SandboxRequest<'contractInfo'>, 'merchant' | 'sandbox'>,
  uplineId: string,
  kind: ContractKind,
): Promise<string[]> {
  const { database } = sandbox
  const direct = await listDirect(database, uplineId)
  const bound = await database
    .selectFrom('contract')
    .select('accountId')
    .where('uplineId', '=', uplineId)
    .where('kind', '=', kind)
    .where('state', 'in', ['P', 'E', 'V'])
    .execute()
  const taken = new Set(bound.map(({ accountId }) => accountId))
  return direct
    .filter(({ id, type }) => isAgentType(merchant, type) && !taken.has(id))
    .map(({ username }) => username)
}

/** Lists contracts: those by which the agent receives, or those that it gave. */
const contractHistory: Handler<'contractHistory'> = (request) => listContracts(request, false)

/** Lists the contracts that somebody has asked to cancel. */
const contractRequestHistory: Handler<'contractRequestHistory'> = (request) =>
  listContracts(request, true)

async function listContracts(
  request: SandboxRequest<'contractHistory'> | SandboxRequest<'contractRequestHistory'>,
  asked: boolean,
) {
  const { query, sandbox } = request
  const { kind, status, side, username, pageNum } = query
  if (kind) requireKind(request, kind)
  const agent = await presentAgent(request)
  const { database } = sandbox
  const isMine = side === 'mine'
  const on = contractKinds.filter((one) => isOn(request, one))
  let wanted = database
    .selectFrom('contract')
    .where(isMine ? 'accountId' : 'uplineId', '=', agent.id)
    .where('kind', 'in', kind ? [kind] : on)
  if (status) wanted = wanted.where('state', '=', status)
  if (username !== undefined) {
    const found = await requireDownline(database, agent, username)
    wanted = wanted.where('accountId', '=', found.account.id)
  }
  if (asked)
    wanted = wanted.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('contractStep')
          .select('contractStep.id')
          .whereRef('contractStep.contractId', '=', 'contract.id')
          .where('contractStep.state', '=', 'V'),
      ),
    )
  const { rows, page } = await loadPage(wanted.selectAll().orderBy('id', 'desc'), {
    pageNum,
    pageSize,
  })
  return {
    contracts: await Promise.all(rows.map((row) => describeContract(request, database, row))),
    ...page,
  }
}

/** Proposes a contract to an agent directly below (SPEC §11.88). */
const proposeContract: Handler<'proposeContract'> = async (request) => {
  const { sandbox, merchant, body } = request
  const { kind } = body
  requireKind(request, kind)
  const agent = await presentAgent(request)
  await verifyPassword(request, { password: body.password })
  return request.commit(async (database) => {
    const account = await requireDirect(database, agent, body.username)
    if (!isAgentType(merchant, account.type))
      throw new GatewayRefusal('downline.type', { status: 409 })
    const [own] = await listInForce(database, { kind, accountId: agent.id })
    if (!own) throw new GatewayRefusal('contract.rate', { status: 409 })
    const { rateType, product: ownProduct } = own
    const product = body.product ?? ownProduct
    if (product !== null && !listProducts(merchant.world).includes(product))
      throw new GatewayRefusal('request_param_err')
    if (ownProduct !== null && product !== ownProduct)
      throw new GatewayRefusal('contract.rate', { status: 409 })
    const { digits } = currencyOf(merchant.world)
    const tiers = parseTiers(body.tiers, { kind, rateType, digits })
    if (maxRateOf(tiers) > maxRateOf(readTiers(own)))
      throw new GatewayRefusal('contract.rate', { status: 409 })
    await refuseSecond(database, account.id, kind)
    const proposal = {
      merchant: merchant.code,
      kind,
      uplineId: agent.id,
      accountId: account.id,
      product,
      rateType,
      tiers,
      days: body.days ?? null,
      at: sandbox.now(),
    }
    return describeContract(request, database, await insertContract(database, proposal))
  })
}

/** Refuses a second offer while one waits, and one while a cancellation is decided. */
async function refuseSecond(
  database: Database,
  accountId: string,
  kind: ContractKind,
): Promise<void> {
  const open = await database
    .selectFrom('contract')
    .select('id')
    .where('accountId', '=', accountId)
    .where('kind', '=', kind)
    .where('state', 'in', ['P', 'V'])
    .executeTakeFirst()
  if (open) throw new GatewayRefusal('contract.exists', { status: 409 })
}

/** Finds a contract that an account is a party of; any other is refused as one that does not exist. */
async function findOwn(
  database: Database,
  { id }: Pick<AccountRow, 'id'>,
  contractId: string,
): Promise<ContractRow> {
  const row = await database
    .selectFrom('contract')
    .selectAll()
    .where('id', '=', /^\d{1,15}$/.test(contractId) ? Number(contractId) : -1)
    .executeTakeFirst()
  if (!row || !partyOf(row, id)) throw new GatewayRefusal('contract.closed', { status: 404 })
  return row
}

async function moveOwn(
  request: SandboxRequest<'processContract'> | SandboxRequest<'cancelContract'>,
  move: ContractMove,
) {
  const agent = await presentAgent(request)
  return request.commit(async (database) => {
    const contract = await findOwn(database, agent, request.body.contractId)
    requireKind(request, contract.kind)
    const actor = partyOf(contract, agent.id) ?? 'subordinate' // `findOwn` found a party
    const moved = await moveContract(database, contract, { move, actor, at: request.sandbox.now() })
    if (!moved) throw new GatewayRefusal('contract.closed', { status: 409 })
    return describeContract(request, database, moved)
  })
}

/** Answers an offer or a request to cancel (SPEC §10.40). */
const processContract: Handler<'processContract'> = (request) =>
  moveOwn(request, request.body.action)

/** Asks to cancel a contract, as either party may; the other one answers. */
const cancelContract: Handler<'cancelContract'> = (request) => moveOwn(request, 'cancel')

const dailySalaryRequest: Handler<'dailySalaryRequest'> = (request) =>
  loadRequest(request, 'dailySalary')

const dividendRequest: Handler<'dividendRequest'> = (request) => loadRequest(request, 'dividend')

export const contractHandlers = {
  cancelContract,
  contractHistory,
  contractInfo,
  contractRequestHistory,
  currentContracts,
  currentDailySalary,
  dailySalaryInfo,
  dailySalaryRequest,
  dividendRequest,
  fundsConsolidated,
  processContract,
  proposeContract,
}

async function loadRequest(
  request: SandboxRequest<'dailySalaryRequest'> | SandboxRequest<'dividendRequest'>,
  kind: ContractKind,
): Promise<ContractRequest> {
  requireKind(request, kind)
  const agent = await presentAgent(request)
  const { database } = request.sandbox
  const found = (await listWaiting(database, agent.id)).find((contract) => contract.kind === kind)
  if (!found) return { waiting: false }
  return { waiting: true, contract: await describeContract(request, database, found) }
}
