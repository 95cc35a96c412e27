import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EncryptionKey } from '../../src/core/contract/generated/gateway.ts'
import type { World } from '../../src/core/contract/generated/world.ts'
import type { Client } from '../../src/core/gateway-client/client-options.ts'
import type { Chance } from '../../src/sandbox/game-rules/chance.ts'
import { openSandbox } from '../../src/sandbox/open-sandbox.ts'
import type { Workspace } from '../../src/sandbox/own-calls/own-call-answers.ts'
import { checkJson } from '../../src/sandbox/requests/load-call-input.ts'
import { createDefaultWorld } from '../../src/sandbox/world/default-world.ts'
import type { SandboxMerchant } from '../../src/sandbox/world/sandbox-merchant.ts'
import type { ArtSource } from '../../src/site/assemble/art-source.ts'
import { createPictureCache } from '../../src/site/pictures/picture-cache.ts'
import { createPatientClient } from './create-patient-client.ts'

export interface TestSandbox {
  readonly client: Client
  /** Speaks as the trial merchant. */
  readonly trialClient: Client
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>
  /** The same under another name of the machine. */
  readonly fetchFrom: (from: string, path: string, init?: RequestInit) => Promise<Response>
  /** Asks the games' own origin, as a game's page does. */
  readonly games: (path: string, init?: RequestInit) => Promise<Response>
  readonly signIn: (token: string | undefined) => void
  /** The address that calls come from; this machine's, at first. */
  readonly moveTo: (caller: string) => void
  readonly passHumanCheck: () => Promise<Record<string, string>>
  readonly control: (path: string, method: string, body?: unknown) => Promise<Response>
  /** The same with a body as it is typed. */
  readonly controlText: (path: string, method: string, body?: string) => Promise<Response>
  /** The messages to the operator. */
  readonly reported: readonly string[]
  readonly wasDropped: () => boolean
  readonly close: () => Promise<void>
}

export interface TestSandboxOptions {
  readonly world?: World
  readonly data?: string
  readonly now?: () => number
  readonly paths?: SandboxMerchant['paths']
  readonly chance?: Chance
  readonly nonMemberTypes?: SandboxMerchant['nonMemberTypes']
  readonly session?: SandboxMerchant['session']
  readonly workspace?: Workspace
}

/** One key for all sandboxes of a test file: making one takes long. */
let sharedKey: string | undefined

const origin = 'http://test.localhost:4173'
/** The origins of the studio and of the control API. */
const staffOrigin = 'http://localhost:4173'
const gamesOrigin = 'http://games.localhost:4173'

/** The art of a merchant that has none. */
export const noArt: ArtSource = {
  drawing: () => undefined,
  bytes: () => undefined,
  hash: () => undefined,
}

/** A sandbox in process, without a port, with one merchant and clients that talk to it. */
export async function startTestSandbox(options: TestSandboxOptions = {}): Promise<TestSandbox> {
  const data = options.data ?? mkdtempSync(join(tmpdir(), 'livery-sandbox-'))
  const keyFile = join(data, 'gateway-key.pem')
  if (sharedKey) writeFileSync(keyFile, sharedKey)
  const merchant: SandboxMerchant = {
    code: 'test',
    merchantCode: 'test',
    name: 'Shop',
    trialMerchantCode: 'test-trial',
    origins: [origin],
    paths: options.paths ?? {},
    statusReading: 'B',
    session: options.session ?? 'token',
    nonMemberTypes: options.nonMemberTypes ?? [],
    // The accounts start without a past unless the world says otherwise.
    world: { historyDays: 0, ...(options.world ?? createDefaultWorld('test')) },
    art: noArt,
  }
  const reported: string[] = []
  const pictures = createPictureCache({ folder: join(data, 'pictures') })
  const sandbox = await openSandbox({
    data,
    seed: 'test',
    directory: { list: () => [merchant], languageOf: (code) => code.toLowerCase() || 'en' },
    port: () => 4173,
    now: options.now ?? Date.now,
    report: (line) => reported.push(line),
    pictures,
    gamePage: () => '<!doctype html><title>Game</title>',
    passwordCost: 2,
    ...(options.chance ? { chance: options.chance } : {}),
    ...(options.workspace ? { workspace: options.workspace } : {}),
  })
  sharedKey ??= readFileSync(keyFile, 'utf8')
  let token: string | undefined
  let dropped = false
  const noteDrop = (): void => {
    dropped = true
  }
  let caller = '127.0.0.1'
  const send = async (request: Request, isOperator = false): Promise<Response> =>
    sandbox.fetch(request, { caller, drop: noteDrop, isOperator })
  const clientOf = (merchantCode: string): Client =>
    createPatientClient({
      origin,
      merchantCode,
      readToken: () => token,
      readLanguage: () => 'EN',
      readDevice: () => '',
      onSessionEnd: () => {},
      encryption: () => readKey(client),
      check: (shape, value) => checkJson(shape, value) === undefined,
      fetch: (address, init) => send(new Request(address, init)),
      wait: async () => {},
      paths: options.paths ?? {},
    })
  const client = clientOf('test')
  const controlText: TestSandbox['controlText'] = (path, method, body) =>
    send(
      new Request(`${staffOrigin}/sandbox${path}`, {
        method,
        ...(body === undefined ? {} : { body }),
      }),
      true,
    )
  return {
    client,
    trialClient: clientOf('test-trial'),
    fetch: (path, init) => send(new Request(origin + path, init)),
    fetchFrom: (from, path, init) => send(new Request(from + path, init)),
    games: async (path, init) => {
      const request = new Request(gamesOrigin + path, init)
      if (init?.method !== undefined && !request.headers.has('origin'))
        request.headers.set('origin', gamesOrigin)
      return sandbox.games(request)
    },
    signIn: (given) => {
      token = given
    },
    moveTo: (given) => {
      caller = given
    },
    async passHumanCheck() {
      const { challenge } = await client.call('humanCheck', { query: { type: 'login' } })
      const { answer } = await (await controlText(`/captcha/${challenge}`, 'GET')).json()
      const body = { challenge, position: Number(answer), duration: 400 }
      return { ...(await client.call('humanCheckResult', { body })) }
    },
    reported,
    controlText,
    control: (path, method, body) => controlText(path, method, JSON.stringify(body)),
    wasDropped: () => dropped,
    async close() {
      pictures.close()
      await sandbox.close()
      if (options.data === undefined) rmSync(data, { recursive: true, force: true })
    },
  }
}

async function readKey(client: Client): Promise<EncryptionKey | undefined> {
  const { info } = await client.call('systemStatus', { query: {} })
  return info.encryption
}
