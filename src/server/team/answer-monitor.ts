import { commonHeaders } from '../../site/assemble/security-headers.ts'
import { isForwarded, isOperatorHost, type OperatorRequest } from '../access/operator-access.ts'
import type { Team } from './open-team.ts'

export interface MonitorOptions {
  readonly team: Team
  /** The port that the studio listens on. */
  readonly port: number
}

/** Returns true for the addresses of monitoring, at any name. */
export function isForMonitor({ url = '/' }: Pick<OperatorRequest, 'url'>): boolean {
  return url === '/healthz' || url === '/metrics'
}

/**
 * Answers at `/healthz` whether the studio works, and at `/metrics` its figures for Prometheus: these only to
 * who asks on this machine without the proxy, or has an API token of a viewer of all merchants.
 */
export async function answerMonitor(
  request: OperatorRequest,
  { team, port }: MonitorOptions,
): Promise<Response> {
  if (request.method !== 'GET') return send(404, 'Not found\n')
  if (request.url === '/healthz')
    return (await team.isReady())
      ? send(200, 'ok\n')
      : send(503, 'The store of the team does not answer.\n')
  const isOwn = !isForwarded(request) && isOperatorHost(request.headers.host ?? '', port)
  return isOwn || (await team.isMachine(request))
    ? send(200, await team.printMetrics())
    : send(404, 'Not found\n')
}

function send(status: number, text: string): Response {
  const headers = {
    ...commonHeaders,
    'cache-control': 'no-store',
    'content-type': 'text/plain; version=0.0.4; charset=utf-8',
  }
  return new Response(text, { status, headers })
}
