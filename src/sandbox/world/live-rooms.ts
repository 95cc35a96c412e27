import type { LiveRoom } from '../../core/contract/generated/gateway.ts'
import { between, createRandom, pickOne } from '../kit/random.ts'
import { type ListedGame, listGames } from './list-games.ts'
import { isVendorInMaintenance } from './maintenance.ts'
import type { SandboxMerchant } from './sandbox-merchant.ts'

const mostRooms = 12
const gamesOfVendor = 2
/** The numbers of viewers change every five minutes. */
const viewersMs = 5 * 60_000
const dealers = [
  'Mina',
  'Lalin',
  'Sophea',
  'Ivy',
  'Noor',
  'Elena',
  'Kaito',
  'Rin',
  'Ava',
  'Mali',
] as const
/** How the rooms of a merchant are entered, in turn. */
const accesses = [
  { access: 'free' },
  { access: 'vip', level: 3 },
  { access: 'payPerView', price: 20, unit: 'money' },
  { access: 'free' },
  { access: 'vip', level: 5 },
  { access: 'payPerView', price: 50, unit: 'points' },
] as const
/** Every so many rooms one is offline. */
const offlineEvery = 5

/** A room of the sandbox, without what depends on the member. */
export interface WorldRoom
  extends Pick<LiveRoom, 'roomId' | 'dealer' | 'viewers' | 'access' | 'state' | 'level' | 'unit'> {
  readonly game: ListedGame
  /** In whole units of the currency, or points. */
  readonly price?: number
}

/** Returns the rooms of a merchant at a time: one for each of the first live games of its vendors. */
export function listRooms(seed: string, merchant: SandboxMerchant, now: number): WorldRoom[] {
  const closed = new Set(
    (merchant.world.vendors ?? []).filter(isVendorInMaintenance).map(({ code }) => code),
  )
  const live = listGames(seed, merchant).filter(({ category }) => category === 'LIVE')
  const counts = new Map<string, number>()
  const chosen = live.filter(({ vendor }) => {
    const before = counts.get(vendor) ?? 0
    counts.set(vendor, before + 1)
    return before < gamesOfVendor
  })
  return chosen.slice(0, mostRooms).map((game, place): WorldRoom => {
    const roomId = nameRoom(game)
    const offline = place % offlineEvery === offlineEvery - 1 || closed.has(game.vendor)
    const turn = Math.floor(now / viewersMs)
    return {
      roomId,
      game,
      dealer: pickOne(createRandom(`${seed}/${roomId}`), dealers),
      viewers: offline ? 0 : between(createRandom(`${seed}/${roomId}/${turn}`), 20, 900),
      state: offline ? 'offline' : 'online',
      ...accesses[place % accesses.length],
    } as WorldRoom // the index is within the list
  })
}

type Table = Pick<ListedGame, 'vendor' | 'code'>

/** Returns the id of the room of a table. */
export function nameRoom({ vendor, code }: Table): string {
  return `${vendor}:${code}`
}

/** Returns the vendor and the code of the table of a room. */
export function readRoomTable(roomId: string): Table {
  const [vendor = '', ...code] = roomId.split(':')
  return { vendor, code: code.join(':') }
}
