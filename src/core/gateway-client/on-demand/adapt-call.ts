import type { CallName } from '../../contract/calls.ts'
import type {
  AdaptedRequest,
  CallAdapter,
  ContractHeaders,
  GatewayAdapter,
  OpenedAnswer,
} from '../../contract/gateway-adapter.ts'
import { gatewayPathPattern } from '../../contract/gateway-path.ts'
import { isMap } from '../../contract/is-map.ts'
import type { Fetch, PreparedCall } from '../client-options.ts'
import { formatQuery } from '../format-query.ts'
import { GatewayError } from '../gateway-error.ts'
import { sessionErrorCodes } from '../session-error-codes.ts'

/** A gateway that differs from the contract. */
export interface AdaptedGateway {
  readonly origin: string
  readonly adapter: GatewayAdapter
}

/** An adapter that throws, or that returns what nobody can send. */
export class AdapterError extends GatewayError {
  constructor(call: CallName, cause: unknown) {
    super('shape', { call, message: `The adapter fails: ${String(cause).replace(/\.$/, '')}.` })
  }
}

/** A request as the gateway takes it. */
interface GatewayRequest {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/**
 * Returns a fetch that takes a call of the contract, sends it as the gateway's adapter says, and returns the answer as
 * the contract has it. An adapter that throws, or returns what nobody can send, ends in the refusal of a broken
 * answer (`shape`).
 */
export function adaptCall(asked: PreparedCall, send: Fetch, gateway: AdaptedGateway): Fetch {
  const { name } = asked
  const { adapter, origin } = gateway
  return async (url, init) => {
    const { headers, others } = separateHeaders(init.headers)
    const path = url.slice(origin.length).split('?', 1)[0] ?? ''
    const request = attempt(name, () => {
      const address = composeAddress(asked, { adapter, headers, path })
      return address && composeRequest(asked, gateway, address)
    })
    if (!request) return refuse({ errorCode: 'function.not.available' }, { status: 404 })
    const { body: _, ...rest } = init
    const response = await send(request.url, {
      ...rest,
      method: request.method,
      headers: { ...others, ...request.headers },
      ...(request.body !== undefined && { body: request.body }),
    })
    const content = parse(await response.text())
    return attempt(name, () => openAnswer(asked, adapter, { response, content }))
  }
}

interface ReceivedAnswer {
  readonly response: Response
  readonly content: unknown
}

/** Returns an answer as the contract has it. */
function openAnswer(
  { name, declaration: { bare, mayBeEmpty } }: PreparedCall,
  adapter: GatewayAdapter,
  { response, content }: ReceivedAnswer,
): Response {
  const { status, ok, headers } = response
  // A failure without JSON comes from what is between the two, and its status says all.
  if (!ok && content === undefined) return new Response(null, { status, headers })
  const opened = adapter.open?.({ status, content }, name) ?? openByContract(content, bare)
  if ('errorCode' in opened) return refuse(opened, { status, headers })
  if (!ok) return new Response(null, { status, headers })
  const own = readCallAdapter(adapter, name)
  const value = own?.answer ? own.answer(opened.value) : opened.value
  if (value === undefined && !mayBeEmpty) throw new Error('it returns no value')
  return new Response(JSON.stringify(bare ? value : { success: true, value }), { headers })
}

interface AddressNeeds extends Pick<AdaptedGateway, 'adapter'> {
  readonly headers: ContractHeaders
  /** The path of the call in the contract, or the one that the merchant sets. */
  readonly path: string
}

/** Where a call goes, whatever it asks with. */
export interface GatewayAddress {
  readonly method: string
  /** The path, with the names of values in braces. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/** Returns where a call goes; undefined for one that the gateway does not have. Throws what the adapter throws. */
export function composeAddress(
  { name, declaration }: Pick<PreparedCall, 'name' | 'declaration'>,
  { adapter, headers, path }: AddressNeeds,
): GatewayAddress | undefined {
  if (adapter.calls?.[name] === 'absent') return undefined
  const own = readCallAdapter(adapter, name)
  return {
    method: own?.method ?? declaration.method,
    path: own?.path ?? adapter.path?.(path, name) ?? path,
    headers: adapter.headers ? adapter.headers(headers, name) : { ...headers },
  }
}

/** Composes the request for a call; throws what the adapter throws, and a sentence for what nobody can send. */
function composeRequest(
  { name, declaration, options }: PreparedCall,
  { origin, adapter }: AdaptedGateway,
  { method, path, headers }: GatewayAddress,
): GatewayRequest {
  const own = readCallAdapter(adapter, name)
  const given = { query: options.query, body: options.body }
  const first: AdaptedRequest = own?.request?.(given) ?? given
  const asked = adapter.request?.(first, name) ?? first
  const isForm = own?.form ?? declaration.bodyType === 'form'
  const body = asked.body === undefined ? undefined : formatBody(asked.body, isForm)
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json'
  return {
    url: origin + fillPath(path, asked.params) + formatQuery(Object.entries(asked.query ?? {})),
    method,
    headers: { ...headers, ...(body !== undefined && { 'Content-Type': type }) },
    ...(body !== undefined && { body }),
  }
}

/** Returns the differences of a call, if it has any. */
function readCallAdapter(
  { calls = {} }: GatewayAdapter,
  name: CallName,
): CallAdapter<CallName> | undefined {
  const own = calls[name]
  // An adapter of one call takes what is asked of that call.
  return own === 'absent' ? undefined : (own as CallAdapter<CallName> | undefined)
}

/** Fills the names in braces. A value never adds a step to the path. */
function fillPath(template: string, params: AdaptedRequest['params'] = {}): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined
    if (value === undefined) throw new Error(`The path "${template}" has no value for "${name}".`)
    return encodeURIComponent(value).replace(/^\.+$/, '')
  })
  if (gatewayPathPattern.test(path)) return path
  throw new Error(`"${path}" is no path of the gateway.`)
}

function formatBody(body: unknown, isForm: boolean): string {
  return isForm ? formatQuery(Object.entries(Object(body))).slice(1) : JSON.stringify(body)
}

const contractHeaders: readonly (keyof ContractHeaders)[] = [
  'Merchant',
  'ModuleId',
  'Device',
  'Language',
  'Authorization',
  'X-CSRF-Token',
  'Idempotency-Key',
]

/** Separates the headers of the contract from those that a browser adds. The body sets its own type. */
function separateHeaders(given: RequestInit['headers']) {
  const others = new Headers(given)
  const headers = Object.fromEntries(
    contractHeaders.flatMap((name) => {
      const value = others.get(name)
      others.delete(name)
      return value === null ? [] : [[name, value]]
    }),
  ) as unknown as ContractHeaders // every call has the four that are required
  others.delete('Content-Type')
  return { headers, others: Object.fromEntries(others) }
}

function openByContract(content: unknown, bare: true | undefined): OpenedAnswer {
  if (isMap(content) && content['success'] === false && typeof content['errorCode'] === 'string')
    return { ...content, errorCode: content['errorCode'] }
  if (bare) return { value: content }
  return { value: isMap(content) && content['success'] === true ? content['value'] : undefined }
}

type Refusal = Extract<OpenedAnswer, { readonly errorCode: string }>

function refuse(
  { errorCode, status, value, message }: Refusal,
  answered: Pick<ResponseInit, 'headers' | 'status'>,
): Response {
  const usual = sessionErrorCodes.includes(errorCode) ? 401 : (answered.status ?? 400)
  const { headers } = answered
  return new Response(JSON.stringify({ success: false, errorCode, value, message }), {
    status: status ?? Math.max(usual, 400),
    ...(headers && { headers }),
  })
}

function attempt<T>(call: CallName, run: () => T): T {
  try {
    return run()
  } catch (cause) {
    throw new AdapterError(call, cause)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
