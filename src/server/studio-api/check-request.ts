import {
  isCrossOriginRequest,
  isLoopbackAddress,
  isOperatorHost,
} from '../../core/contract/local-only.ts'
import { refuse, type StudioApiRefusal } from './refusal.ts'

/** Returns the refusal of a request that the studio API must not answer; undefined if it may. */
export function checkRequest(
  request: Request,
  { caller, port }: { readonly caller: string; readonly port: number },
): StudioApiRefusal | undefined {
  const host = (request.headers.get('host') ?? '').toLowerCase()
  if (!isOperatorHost(host, port) || !isLoopbackAddress(caller))
    return refuse('wrong-host', { host, port })
  if (isCrossOriginRequest(request)) return refuse('foreign', {})
  if (request.method === 'GET' || request.method === 'HEAD') return undefined
  const type = request.headers.get('content-type') ?? ''
  return /^application\/json\s*(;|$)/i.test(type) ? undefined : refuse('not-json', {})
}
