import type { OwnBlockCall, OwnBlockParameter } from '../../../core/contract/generated/config.ts'
import { isMap } from '../../../core/contract/is-map.ts'
import { composeCheck } from '../../../core/contract/own-calls/compose-check.ts'
import { isRead } from '../../../core/contract/own-calls/own-call.ts'
import { GatewayRefusal } from '../../kit/gateway-refusal.ts'

/** Loads what an own call is sent with, without what its description does not have; refuses what differs from it. */
export async function loadParameters(request: Request, call: OwnBlockCall): Promise<object> {
  const sent = isRead(call)
    ? Object.fromEntries(new URL(request.url).searchParams)
    : await loadBody(request)
  const described = Object.entries(call.parameters ?? {})
  const parameters = described.flatMap(([name, parameter]): [string, unknown][] => {
    if (!parameter) return []
    const value = isRead(call) ? readText(sent[name], parameter) : sent[name]
    if (value === undefined && parameter.optional) return []
    const isListed = !parameter.enum || parameter.enum.some((word) => word === value)
    if (isListed && composeCheck({ type: parameter.type })(value)) return [[name, value]]
    throw new GatewayRefusal('request_param_err', { message: `"${name}" is no ${parameter.type}` })
  })
  return Object.fromEntries(parameters)
}

async function loadBody(request: Request): Promise<Readonly<Record<string, unknown>>> {
  try {
    const body: unknown = JSON.parse((await request.text()) || '{}')
    if (isMap(body)) return body
  } catch {
    // Text that is no JSON is refused as any other.
  }
  throw new GatewayRefusal('request_param_err', { message: 'The body is no JSON object' })
}

/** Reads a value of a query as the type that its parameter has. */
function readText(text: unknown, { type }: OwnBlockParameter): unknown {
  if (type === 'string' || typeof text !== 'string') return text
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text
  return text.trim() === '' ? text : Number(text)
}
