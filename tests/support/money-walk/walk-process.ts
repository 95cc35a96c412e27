import { createServer } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { openSandbox } from '../../../src/sandbox/open-sandbox.ts'
import { createPictureCache } from '../../../src/site/pictures/picture-cache.ts'
import { walkMerchant } from './walk-world.ts'

/** The options of a sandbox in a process of its own, as JSON in its first argument. */
export interface WalkPlace {
  readonly data: string
  /** 0 chooses a free one. */
  readonly port: number
  /** The milliseconds by which its clock is ahead. */
  readonly ahead: number
}

const place: WalkPlace = JSON.parse(process.argv[2] ?? '{}')
let listening = place.port
const merchant = () => walkMerchant(listening)
const sandbox = await openSandbox({
  data: place.data,
  seed: 'walk',
  directory: { list: () => [merchant()], languageOf: () => 'en' },
  port: () => listening,
  now: () => Date.now() + place.ahead,
  report: (line) => process.stderr.write(`${line}\n`),
  pictures: createPictureCache({ folder: join(place.data, 'pictures') }),
  gamePage: () => '<!doctype html><title>Game</title>',
})
const gateway = getRequestListener((request, { incoming }) =>
  sandbox.fetch(request, {
    caller: incoming.socket.remoteAddress ?? '',
    drop: () => incoming.socket.destroy(),
    isOperator: /^localhost:/.test(incoming.headers.host ?? ''),
  }),
)
const games = getRequestListener((request) => sandbox.games(request))
const server = createServer((request, response) =>
  sandbox.isGames(request) ? void games(request, response) : void gateway(request, response),
)
server.listen(place.port, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address) listening = address.port
  process.send?.(listening)
})
