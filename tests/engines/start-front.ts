import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json, text } from 'node:stream/consumers'

/** A proxy between the browsers and a host that records both. */
export interface Front {
  readonly port: number
  /** Returns the violations of the Content-Security-Policy that browsers reported since the last call. */
  readonly takeViolations: () => readonly string[]
  /** The addresses, without an origin, that the host was ever asked for. */
  readonly requests: readonly string[]
  /** The id of the captcha that the gateway drew last; empty before the first. */
  readonly readCaptcha: () => string
  readonly close: () => void
}

interface Route {
  readonly hostPort: number
  readonly frontPort: number
  readonly hearCaptcha: (id: string) => void
}

const reportPath = '/policy-violations'

/**
 * Starts a proxy before a host and makes every browser report what its policy blocks (CSP 3, report-uri).
 * Addresses with the host's own port lead through the proxy too.
 */
export async function startFront(hostPort: number): Promise<Front> {
  let violations: string[] = []
  const requests: string[] = []
  let captcha = ''
  const hearCaptcha = (id: string): void => {
    captcha = id
  }
  const server = createServer((asked, answer) => {
    if (asked.url !== reportPath) {
      requests.push(asked.url ?? '')
      return pass(asked, answer, { hostPort, frontPort, hearCaptcha })
    }
    void json(asked).then((report) => {
      violations.push(describe(report))
      answer.writeHead(204).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens has an address with a port.
  const { port: frontPort } = server.address() as AddressInfo
  return {
    port: frontPort,
    takeViolations: () => {
      const taken = violations
      violations = []
      return taken
    },
    requests,
    readCaptcha: () => captcha,
    close: () => void server.close(),
  }
}

function pass(asked: IncomingMessage, answer: ServerResponse, route: Route): void {
  const { url: path, method } = asked
  // Answers that are read on the way must not be compressed.
  const headers = { ...asked.headers, 'accept-encoding': 'identity' }
  const to = { host: '127.0.0.1', port: route.hostPort, path, method, headers }
  const passed = request(to, (got) => void passBack(got, answer, route))
  passed.on('error', () => answer.destroy())
  answer.on('close', () => passed.destroy())
  asked.pipe(passed)
}

async function passBack(
  got: IncomingMessage,
  answer: ServerResponse,
  { hostPort, frontPort, hearCaptcha }: Route,
): Promise<void> {
  const throughFront = (words: string): string => words.replaceAll(`:${hostPort}`, `:${frontPort}`)
  const { 'content-security-policy': policy, ...headers } = got.headers
  const reporting = `${throughFront(String(policy))}; report-uri ${reportPath}`
  const all = policy ? { ...headers, 'content-security-policy': reporting } : headers
  if (!/json|html/.test(headers['content-type'] ?? '')) {
    answer.writeHead(got.statusCode ?? 502, all)
    got.pipe(answer)
    return
  }
  const body = throughFront(await text(got))
  const [, id] = /"captchaId":\s*"([^"]+)"/.exec(body) ?? []
  if (id) hearCaptcha(id)
  answer.writeHead(got.statusCode ?? 502, { ...all, 'content-length': Buffer.byteLength(body) })
  answer.end(body)
}

/** One line of a report, whose fields every engine names alike. */
function describe(report: unknown): string {
  // Browsers send nothing else.
  const { 'csp-report': body = {} } = report as { 'csp-report'?: Readonly<Record<string, unknown>> }
  const directive = body['violated-directive'] ?? body['effective-directive']
  return `${directive} ${body['blocked-uri']} on ${body['document-uri']}`
}
