import type { AccountRow } from '../../database/account-tables.ts'
import type { Database } from '../../database/open-database.ts'
import { GatewayRefusal, type RefusalCode } from '../../kit/gateway-refusal.ts'
import type { Commit } from '../../requests/answer-once.ts'
import type { Sandbox } from '../../requests/sandbox.ts'
import { currencyOf } from '../../world/currency.ts'
import type { SandboxMerchant } from '../../world/sandbox-merchant.ts'
import type { SandboxSettings } from '../../world/sandbox-settings.ts'

/** A call of an own block, checked, with its session looked up. */
export interface OwnRequest {
  readonly name: string
  readonly kind: 'read' | 'effect'
  readonly parameters: object
  readonly sandbox: Sandbox
  readonly merchant: SandboxMerchant
  readonly settings: SandboxSettings
  readonly account: AccountRow | undefined
  /** Language tag. */
  readonly language: string
  readonly commit: Commit<unknown>
}

/** Answers a call with the handler of its block; throws a `GatewayRefusal` where that refuses or fails. */
export function answerOwnCall(request: OwnRequest): Promise<unknown> {
  // What a handler finds in the store is what the one before it has left there.
  return request.kind === 'read' ? answer(request) : inTurn(() => answer(request))
}

async function answer(request: OwnRequest): Promise<unknown> {
  const { name, kind, parameters, sandbox, merchant, settings, account, language } = request
  const place = account && { accountId: account.id, block: name.split('.', 1)[0] ?? '' }
  const outcome = await sandbox.ownCalls.answer(name, {
    parameters,
    account: account && pickAccount(account),
    currency: currencyOf(merchant.world),
    flags: settings.whitelabel,
    language,
    now: sandbox.now(),
    store: place ? await loadStore(sandbox.database, place) : {},
  })
  if (outcome.kind === 'failed') throw new GatewayRefusal('system.busy', { status: 502 })
  if (outcome.kind === 'refused') {
    const facts = outcome.message === undefined ? {} : { message: outcome.message }
    throw new GatewayRefusal(outcome.code as RefusalCode, facts) // a platform has codes of its own
  }
  const { value, store } = outcome
  if (kind === 'read') return value
  return request.commit(async (within) => {
    if (place) await keepStore(within, { ...place, json: JSON.stringify(store) })
    return value
  })
}

function pickAccount({ username, level, type }: AccountRow) {
  return { username, level, type }
}

interface StorePlace {
  readonly accountId: string
  /** The type of the block. */
  readonly block: string
}

async function loadStore(
  database: Database,
  { accountId, block }: StorePlace,
): Promise<Record<string, unknown>> {
  const row = await database
    .selectFrom('ownBlockStore')
    .select('json')
    .where('accountId', '=', accountId)
    .where('block', '=', block)
    .executeTakeFirst()
  return JSON.parse(row?.json ?? '{}')
}

async function keepStore(
  database: Database,
  row: StorePlace & { readonly json: string },
): Promise<void> {
  await database
    .insertInto('ownBlockStore')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['accountId', 'block']).doUpdateSet({ json: row.json }),
    )
    .execute()
}

let last: Promise<unknown> = Promise.resolve()

/** Runs work after all that was given before has ended. */
function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  const next = last.then(work, work)
  last = next
  return next
}
