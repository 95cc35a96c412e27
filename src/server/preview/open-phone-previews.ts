import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { networkInterfaces } from 'node:os'
import { getRequestListener } from '@hono/node-server'
import type { PhoneState, PhoneVisitor } from '../../core/contract/generated/studio-api.ts'
import { pathTo } from '../../core/contract/pages.ts'
import type { CallProxy } from './call-proxy.ts'
import type { OpenPreviews } from './open-previews.ts'

export interface PhoneOptions {
  readonly previews: Pick<OpenPreviews, 'has' | 'answerAs'>
  /** Answers calls in place of the sandbox. */
  readonly calls?: CallProxy | undefined
  /** Addresses of this machine that others reach; those of its networks by default. */
  readonly addresses?: () => readonly string[]
  /** Epoch milliseconds. */
  readonly now: () => number
}

/** One preview at a time on the networks of this machine. */
export interface OpenPhones {
  /** A word where it cannot be opened. */
  readonly open: (preview: string) => Promise<PhoneState | 'no-preview' | 'no-network'>
  /** Asked now and then while somebody wants it open. */
  readonly read: () => PhoneState
  readonly close: () => Promise<PhoneState>
}

interface Opened {
  preview: string
  readonly token: string
  readonly servers: readonly Server[]
  readonly addresses: readonly string[]
  readonly visitors: PhoneVisitor[]
  askedAt: number
  readonly timer: NodeJS.Timeout
}

const cookie = 'livery-phone'
/** Milliseconds until an unused preview is closed, and between two looks at it. */
const patience = { idle: 3 * 60_000, look: 15_000 } as const
const mostVisitors = 20

/** Opens one preview to the networks of this machine, at an address with a token, until nobody asks for it. */
export function openPhonePreviews(options: PhoneOptions): OpenPhones {
  const { previews, calls, now, addresses = lanAddresses } = options
  const inTurn = createTurns()
  let opened: Opened | undefined

  async function open(preview: string): ReturnType<OpenPhones['open']> {
    if (!previews.has(preview)) return 'no-preview'
    if (opened) opened.preview = preview
    else opened = await listen(preview)
    return opened ? describe(opened) : 'no-network'
  }

  async function listen(preview: string): Promise<Opened | undefined> {
    const found = await openServers(addresses(), answer)
    if (found.length === 0) return undefined
    const timer = setInterval(() => {
      if (opened && now() - opened.askedAt > patience.idle) void inTurn(close)
    }, patience.look)
    timer.unref()
    return { ...joinServers(found), preview, visitors: [], askedAt: now(), timer }
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const given = readGiven(request)
    if (!opened || !isForOwnName(request) || !isSame(given.token, opened.token)) refuse(response)
    else if (given.in === 'cookie') answerPhone(request, response)
    else {
      note(opened.visitors, request, now())
      letIn(response, opened.token)
    }
  }

  function answerPhone(request: IncomingMessage, response: ServerResponse): void {
    if (!calls?.isFor(request)) return void forward(request, response)
    // The token of this preview is none of the gateway's business.
    delete request.headers.cookie
    calls.answer(request, response)
  }

  const forward = getRequestListener((request, { incoming }) =>
    previews.answerAs(opened?.preview ?? '', request, {
      caller: incoming.socket.remoteAddress ?? '',
      isOperator: false,
      drop: () => incoming.socket.destroy(),
    }),
  )

  async function close(): Promise<PhoneState> {
    const last = opened
    opened = undefined
    clearInterval(last?.timer)
    await closeServers(last?.servers ?? [])
    return describe(opened)
  }

  return {
    open: (preview) => inTurn(() => open(preview)),
    close: () => inTurn(close),
    read: () => {
      if (opened) opened.askedAt = now()
      return describe(opened)
    },
  }
}

/** Returns a function that runs one act after the other: what is opened twice at once or closed while it opens would stay open unseen. */
function createTurns(): <T>(act: () => Promise<T>) => Promise<T> {
  let turn: Promise<unknown> = Promise.resolve()
  return (act) => {
    const done = turn.then(act)
    turn = done.catch(() => undefined)
    return done
  }
}

function describe(opened: Opened | undefined): PhoneState {
  if (!opened) return { addresses: [], visitors: [] }
  const { preview, addresses, visitors } = opened
  return { preview, addresses: [...addresses], visitors: [...visitors] }
}

interface AddressedServer {
  readonly server: Server
  readonly origin: string
}

/** Opens a server at each address that is there. */
async function openServers(
  addresses: readonly string[],
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<readonly AddressedServer[]> {
  const found: AddressedServer[] = []
  for (const address of addresses) {
    const server = createServer(answer)
    const port = await bind(server, address)
    if (port !== undefined) found.push({ server, origin: `http://${address}:${port}` })
  }
  return found
}

/** Returns the servers with a token of their own, and the addresses that carry it. */
function joinServers(
  found: readonly AddressedServer[],
): Pick<Opened, 'token' | 'servers' | 'addresses'> {
  const token = randomBytes(24).toString('base64url')
  return {
    token,
    servers: found.map(({ server }) => server),
    addresses: found.map(({ origin }) => `${origin}/?phone=${token}`),
  }
}

async function closeServers(servers: readonly Server[]): Promise<void> {
  for (const server of servers) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

/** Any other name could be made to resolve here by a page that a phone has open. */
function isForOwnName({ socket, headers }: IncomingMessage): boolean {
  return headers.host === `${socket.localAddress}:${socket.localPort}`
}

/** Returns the token of a request: that of its address, else that of its cookie. */
function readGiven({ url = '/', headers }: IncomingMessage): {
  readonly token: string
  readonly in: 'address' | 'cookie'
} {
  const token = URL.parse(url, 'http://phone')?.searchParams.get('phone') ?? undefined
  return token === undefined
    ? { token: readCookie(headers.cookie), in: 'cookie' }
    : { token, in: 'address' }
}

/** Gives a phone the cookie, and the address without the token. */
function letIn(response: ServerResponse, token: string): void {
  response.writeHead(302, {
    location: pathTo('home'),
    'set-cookie': `${cookie}=${token}; Path=/; HttpOnly; SameSite=Lax`,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
  response.end()
}

function refuse(response: ServerResponse): void {
  response.writeHead(404, { 'cache-control': 'no-store' }).end()
}

/** The port it listens on; undefined for an address that is not there any more. */
function bind(server: Server, address: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    server.once('error', () => resolve(undefined))
    server.listen(0, address, () => {
      const bound = server.address()
      resolve(typeof bound === 'object' && bound ? bound.port : undefined)
    })
  })
}

function lanAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
  return all
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address)
}

function readCookie(header = ''): string {
  const pairs = header.split(';').map((pair) => pair.trim())
  const start = `${cookie}=`
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length) ?? ''
}

/** Compared by their hashes, so that how long it takes says nothing of either. */
function isSame(given: string, token: string): boolean {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(token))
}

function note(visitors: PhoneVisitor[], { socket, headers }: IncomingMessage, at: number): void {
  const from = socket.remoteAddress ?? ''
  const browser = (headers['user-agent'] ?? 'an unnamed browser').slice(0, 200)
  if (visitors.some((one) => one.from === from && one.browser === browser)) return
  if (visitors.length >= mostVisitors) visitors.shift()
  visitors.push({ from, browser, at })
}
