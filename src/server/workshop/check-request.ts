import { isForeign, isLocal } from '../local-only.ts'
import { refuse, type WorkshopRefused } from './refusal.ts'

/** What is wrong with how the workshop was asked, whatever it was asked for. */
export function checkRequest(
  request: Request,
  { caller, port }: { readonly caller: string; readonly port: number },
): WorkshopRefused | undefined {
  const host = (request.headers.get('host') ?? '').toLowerCase()
  // Any other name can be made to resolve to this machine.
  if (!namesOf(port).includes(host) || !isLocal(caller)) return refuse('wrong-host', { host, port })
  if (isForeign(request)) return refuse('foreign', {})
  if (request.method === 'GET' || request.method === 'HEAD') return undefined
  const type = request.headers.get('content-type') ?? ''
  return /^application\/json\s*(;|$)/i.test(type) ? undefined : refuse('not-json', {})
}

function namesOf(port: number): string[] {
  const names = ['localhost', '127.0.0.1']
  return names.flatMap((name) => (port === 80 ? [name, `${name}:80`] : [`${name}:${port}`]))
}
