import {
  chooseRates,
  effectiveAt,
  loadBounds,
  loadGivenOn,
  loadQuotas,
  loadRates,
  setRates,
} from '../../agents/rates.ts'
import type { Handler } from '../../requests/sandbox.ts'
import { presentAgent, requireDirect } from './agent-request.ts'
import { loadLinkQuota } from './links.ts'

/** The step of rates that pages offer. A percentage. */
const step = '0.05'

const rebateSettings: Handler<'rebateSettings'> = async (request) => {
  const { sandbox, merchant } = request
  const agent = await presentAgent(request)
  const now = sandbox.now()
  return {
    rebates: await loadBounds(sandbox.database, merchant, agent.id, now),
    step,
    effectiveAt: effectiveAt(now),
  }
}

const agentQuotas: Handler<'agentQuotas'> = async (request) => {
  const { sandbox, merchant } = request
  const agent = await presentAgent(request)
  return {
    links: await loadLinkQuota(sandbox.database, agent.id),
    rebates: await loadQuotas(sandbox.database, merchant, agent.id),
  }
}

/** Sets the rates of a direct subordinate from the next day on (SPEC §11.86). */
const updateDownlineRebates: Handler<'updateDownlineRebates'> = async (request) => {
  const { sandbox, merchant, body } = request
  const agent = await presentAgent(request)
  return request.commit(async (database) => {
    const { id: accountId } = await requireDirect(database, agent, body.username)
    const from = effectiveAt(sandbox.now())
    const rates = await chooseRates(database, {
      merchant,
      uplineId: agent.id,
      accountId,
      choices: body.rebates,
      base: (await loadRates(database, merchant, accountId)).latest,
      floor: await loadGivenOn(database, accountId),
    })
    await setRates(database, accountId, { rates, from })
    return {
      rebates: await loadBounds(database, merchant, accountId, sandbox.now()),
      effectiveAt: from,
    }
  })
}

export const rebateHandlers = { agentQuotas, rebateSettings, updateDownlineRebates }
