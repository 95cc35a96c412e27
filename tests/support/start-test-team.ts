import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClaimGrant, TeamSettings } from '../../src/core/config/team-settings.ts'
import type { StudioEvent } from '../../src/core/contract/generated/studio-api.ts'
import {
  type ServedStudio,
  type ServedStudioOptions,
  startServedStudio,
} from '../../src/server/host/start-served-studio.ts'
import { copyBase } from './copy-base.ts'
import { findPort } from './find-port.ts'
import {
  startTestProvider,
  type TestProvider,
  type TestProviderOptions,
} from './start-test-provider.ts'
import { writePlayerPage } from './write-player-page.ts'

/** Asks one server of this machine under the name that an address has. */
export interface TestRequest {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface TestAnswer {
  /** The address that was asked last. */
  readonly at: string
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/** A browser that keeps cookies by origin, and sends what browsers send. */
export interface TestBrowser {
  readonly ask: (address: string, asked?: TestRequest) => Promise<TestAnswer>
  /** Signs an account in; resolves with the last answer, which is the studio's page or a problem. */
  readonly signIn: (account: string | undefined, to?: string) => Promise<TestAnswer>
  /** Calls the studio API with the token against forged requests. */
  readonly call: (path: string, asked?: TestRequest) => Promise<TestAnswer>
  /** Opens the stream of events of a page, such as `/events?merchant=shop`. */
  readonly watch: (path: string, headers?: TestRequest['headers']) => Promise<TestStream>
  readonly cookies: Map<string, string>
  /** Returns the same browser, asking another instance. */
  readonly at: (port: number) => TestBrowser
}

/** A stream of server-sent events, which a test closes. */
export interface TestStream {
  readonly status: number
  readonly headers: Headers
  /** The events so far, with their ids. */
  readonly events: { readonly id?: string; readonly data: StudioEvent }[]
  /** The text so far. */
  readonly text: () => string
  readonly isOver: () => boolean
  readonly close: () => void
}

export interface TestTeam {
  readonly origin: string
  readonly root: string
  readonly data: string
  readonly port: number
  readonly provider: TestProvider
  readonly reported: string[]
  readonly open: () => TestBrowser
  /** Serves the same workspace a second time, over the same database. */
  readonly openInstance: () => Promise<ServedStudio>
  readonly close: () => Promise<void>
}

export interface TestTeamOptions
  extends Pick<TestProviderOptions, 'namesNoSession' | 'onlyUserInfo'>,
    Pick<ServedStudioOptions, 'database' | 'leaseMs' | 'limits' | 'now' | 'webhookSecret'> {
  readonly accounts?: TestProviderOptions['accounts']
  readonly grants?: readonly ClaimGrant[]
  readonly settings?: (provider: TestProvider) => Partial<TeamSettings>
  readonly secret?: string
  /** True for the built player and studio at a name that browsers of this machine open. */
  readonly forBrowsers?: boolean
}

/** People of every role for all merchants, and for the merchant `shop` alone. */
export const testRoles = ['viewer', 'editor', 'publisher', 'admin'] as const

export const testGrants: readonly ClaimGrant[] = testRoles.flatMap((role) => [
  { claim: 'groups', value: `all-${role}`, role },
  { claim: 'groups', value: `shop-${role}`, role, merchants: ['shop'] },
])

export const testAccounts = Object.fromEntries(
  ['all', 'shop'].flatMap((where) =>
    testRoles.map((role) => {
      const name = `${where}-${role}`
      return [name, { name, email: `${name}@team.example`, email_verified: true, groups: [name] }]
    }),
  ),
)

/** The machine's clock until a test stops it, so that what a limit counts within a minute is within one. */
export function stoppableClock() {
  let stopped: number | undefined
  return {
    now: (): number => stopped ?? Date.now(),
    stop: (): void => {
      stopped = Date.now()
    },
  }
}

/** A real studio for a team behind the name `studio.example`, with a real identity provider. */
export async function startTestTeam(options: TestTeamOptions = {}): Promise<TestTeam> {
  const {
    accounts = testAccounts,
    grants = testGrants,
    settings,
    secret,
    forBrowsers = false,
    limits,
    now,
    database,
    leaseMs,
    webhookSecret,
    ...rest
  } = options
  const folder = mkdtempSync(join(tmpdir(), 'livery-team-'))
  const root = join(folder, 'root')
  copyBase(root, forBrowsers ? undefined : ['en'])
  for (const code of ['shop', 'bank']) writeMerchant(root, code)
  commitWorkspace(root)
  const free = forBrowsers ? await findPort() : 0
  const origin = forBrowsers ? `http://localhost:${free}` : 'https://studio.example'
  let port = free
  const studioPort = () => port
  const provider = await startTestProvider({ origin, accounts, studioPort, ...rest })
  const data = join(folder, 'data')
  const reported: string[] = []
  const shared: Omit<ServedStudioOptions, 'port' | 'data'> = {
    root,
    origin,
    database,
    ...(!forBrowsers && { dist: writePlayerPage(folder) }),
    secret: secret ?? provider.secret,
    report: (line) => reported.push(line),
    team: {
      issuer: provider.issuer,
      client: provider.client,
      scopes: ['groups'],
      grants,
      sessions: { idleMinutes: 60, hours: 12 },
      approval: false,
      webhooks: [],
      ...settings?.(provider),
    },
    ...(leaseMs !== undefined && { leaseMs }),
    webhookSecret,
    ...(limits && { limits }),
    ...(now && { now }),
  }
  const studio = await startServedStudio({ ...shared, data, port: free })
  port = studio.port
  return {
    origin,
    root,
    data,
    port,
    provider,
    reported,
    open: () => openBrowser({ origin, port }),
    openInstance: () => startServedStudio({ ...shared, data: join(folder, 'other'), port: 0 }),
    close: async () => {
      await studio.close()
      await provider.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Makes the folder a repository with one commit, as a served workspace is. */
function commitWorkspace(root: string): void {
  const git = (...args: string[]) => execFileSync('git', ['-C', root, ...args])
  git('init', '--quiet')
  git('config', 'user.name', 'Operator')
  git('config', 'user.email', 'operator@team.example')
  git('add', '.')
  git('commit', '--quiet', '-m', 'Begin')
}

function writeMerchant(root: string, code: string): void {
  mkdirSync(join(root, 'merchants', code), { recursive: true })
  const merchant = {
    schemaVersion: 1,
    code,
    extends: 'base',
    hosts: [`${code}.localhost`],
    brand: { name: { en: code } },
    languages: { default: 'en', supported: ['en'] },
  }
  writeFileSync(join(root, 'merchants', code, 'merchant.json'), JSON.stringify(merchant, null, 2))
}

interface StudioAddress {
  readonly origin: string
  readonly port: number
}

function openBrowser(
  { origin, port }: StudioAddress,
  cookies = new Map<string, string>(),
): TestBrowser {
  const ask = async (address: string, asked: TestRequest = {}): Promise<TestAnswer> => {
    const url = new URL(address, origin)
    const own = [...cookies].filter(([key]) => key.startsWith(`${url.origin} `))
    const cookie = own
      .map(([key, value]) => `${key.slice(url.origin.length + 1)}=${value}`)
      .join('; ')
    const isStudio = url.origin === origin
    const answer = await send(isStudio ? port : Number(url.port), url, {
      ...asked,
      headers: { host: url.host, ...(cookie && { cookie }), ...asked.headers },
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0/i.test(line)) cookies.delete(`${url.origin} ${name}`)
      else cookies.set(`${url.origin} ${name}`, value)
    }
    return answer
  }
  const follow = async (first: TestAnswer): Promise<TestAnswer> => {
    const location = first.headers.get('location')
    return location === null ? first : follow(await ask(new URL(location, first.at).href))
  }
  return {
    cookies,
    at: (another) => openBrowser({ origin, port: another }, cookies),
    ask,
    signIn: async (account, to) => {
      const start = `${origin}/studio/sign-in${to === undefined ? '' : `?to=${encodeURIComponent(to)}`}`
      const page = await follow(await ask(start))
      if (!new URL(page.at).pathname.startsWith('/interaction/')) return page
      const body = account === undefined ? 'answer=cancel' : `answer=go&account=${account}`
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      return follow(await ask(page.at, { method: 'POST', headers, body }))
    },
    call: async (path, asked = {}) => {
      const session = JSON.parse((await ask('/studio/api/session')).text)
      const headers = {
        origin,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        ...(session.csrf && { 'x-livery-csrf': session.csrf }),
        ...asked.headers,
      }
      return ask(`/studio/api${path}`, { ...asked, headers })
    },
    watch: (path, headers = {}) => {
      const url = new URL(`/studio/api${path}`, origin)
      const own = [...cookies].filter(([key]) => key.startsWith(`${origin} `))
      const cookie = own
        .map(([key, value]) => `${key.slice(origin.length + 1)}=${value}`)
        .join('; ')
      const sent = { host: url.host, 'sec-fetch-site': 'same-origin', cookie, ...headers }
      return watch(port, url, sent)
    },
  }
}

function watch(port: number, url: URL, headers: Readonly<Record<string, string>>) {
  return new Promise<TestStream>((resolve, reject) => {
    const path = url.pathname + url.search
    const asked = request({ host: '127.0.0.1', port, path, headers, agent: false }, (answer) => {
      let text = ''
      let isOver = false
      const events: TestStream['events'] = []
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => {
        const whole = (text + part).split('\n\n')
        events.push(...whole.slice(text.split('\n\n').length - 1, -1).flatMap(readEvent))
        text += part
      })
      for (const end of ['end', 'error', 'close'])
        answer.on(end, () => {
          isOver = true
        })
      resolve({
        status: answer.statusCode ?? 0,
        headers: readHeaders(answer),
        events,
        text: () => text,
        isOver: () => isOver,
        close: () => asked.destroy(),
      })
    })
    asked.on('error', reject)
    asked.end()
  })
}

function readEvent(block: string): TestStream['events'] {
  const fields = new Map(
    block
      .split('\n')
      .map((line) => [line.split(': ')[0] ?? '', line.slice(line.indexOf(': ') + 2)]),
  )
  const [data, id] = [fields.get('data'), fields.get('id')]
  return data === undefined ? [] : [{ data: JSON.parse(data), ...(id !== undefined && { id }) }]
}

function readHeaders({ headersDistinct }: IncomingMessage): Headers {
  const received = new Headers()
  for (const [name, values] of Object.entries(headersDistinct))
    for (const value of values ?? []) received.append(name, value)
  return received
}

function send(port: number, url: URL, { method = 'GET', headers = {}, body }: TestRequest) {
  return new Promise<TestAnswer>((resolve, reject) => {
    const path = url.pathname + url.search
    // Node sends the body of a DELETE only with its length.
    const length = String(Buffer.byteLength(body ?? ''))
    const sent = { ...headers, ...(body !== undefined && { 'content-length': length }) }
    const options = { host: '127.0.0.1', port, path, method, headers: sent, agent: false }
    const asked = request(options, (answer) => {
      const parts: Buffer[] = []
      // It never ends.
      if (answer.headers['content-type'] === 'text/event-stream') asked.destroy()
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('close', () => {
        resolve({
          at: url.href,
          status: answer.statusCode ?? 0,
          headers: readHeaders(answer),
          text: Buffer.concat(parts).toString(),
        })
      })
    })
    asked.on('error', reject)
    asked.end(body)
  })
}
