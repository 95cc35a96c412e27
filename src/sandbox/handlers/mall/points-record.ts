import type { PointsKind, PointsPosting } from '../../../core/contract/generated/gateway.ts'
import type { Database } from '../../database/open-database.ts'
import { countPages } from '../../kit/count-pages.ts'
import { formatText } from '../../kit/format-text.ts'
import { listPostings, type PostingRow } from '../../ledger/list-postings.ts'
import { loadMallOrders, nameMallOrder, titleOfMallOrder } from '../../points/mall-orders.ts'
import type { PointsReason } from '../../points/points.ts'
import { readPaidRoom } from '../../points/room-payment.ts'
import type { Handler, SandboxRequest } from '../../requests/sandbox.ts'
import { findGame } from '../../world/list-games.ts'
import { readRoomTable } from '../../world/live-rooms.ts'
import { enterMall } from './enter-mall.ts'

type Kind = Exclude<PointsKind, 'unknown'>

const reasons: Readonly<Record<Kind, PointsReason>> = {
  opening: 'pointsOpening',
  earned: 'pointsEarned',
  order: 'pointsSpent',
  orderRefund: 'pointsRefund',
  liveRoom: 'pointsRoom',
  expired: 'pointsExpired',
}
const kinds = Object.keys(reasons) as Kind[] // the keys of a closed record

const defaultPageSize = 20

/** Lists the postings of a member's points, each with the points after it and what it was for. */
const pointsRecord: Handler<'pointsRecord'> = async (request) => {
  const { id } = await enterMall(request)
  const { kind, from, to, pageNum = 1, pageSize = defaultPageSize } = request.query
  const holder = `points:${id}`
  const { database } = request.sandbox
  const { rows, came, went, count } = await listPostings(database, {
    prefix: holder,
    holder,
    ...(kind && { reason: reasons[kind] }),
    from,
    to,
    pageNum,
    pageSize,
  })
  const causes = await findCauses(request, database, rows)
  return {
    postings: rows.map((row) => ({ ...describePosting(row), ...causes.get(row.transactionId) })),
    totalIn: came,
    totalOut: went,
    totalCount: count,
    pageNum,
    totalPages: countPages(count, pageSize),
  }
}

export const pointsRecordHandlers = { pointsRecord }

function describePosting({ id, reason, minor, balance, createdAt }: PostingRow): PointsPosting {
  const kind = kinds.find((one) => reasons[one] === reason) ?? 'earned'
  return { id: String(id), kind, points: minor, pointsAfter: balance, createdAt }
}

type Cause = Pick<PointsPosting, 'orderId' | 'title'>
type Reader = Pick<SandboxRequest<'pointsRecord'>, 'merchant' | 'sandbox' | 'language'>

/** Returns what the transactions of a page were for: orders of the mall and rooms; none for other ones. */
async function findCauses(
  reader: Reader,
  database: Database,
  rows: readonly PostingRow[],
): Promise<ReadonlyMap<string, Cause>> {
  const ids = rows.flatMap(({ transactionId }) => readMallOrderId(transactionId) ?? [])
  const orders = await loadMallOrders(database, ids)
  return new Map(
    rows.flatMap(({ transactionId }) => {
      const order = orders.get(readMallOrderId(transactionId) ?? 0)
      const title = order
        ? titleOfMallOrder(order, reader.language)
        : nameTable(reader, transactionId)
      const cause = {
        ...(order && { orderId: nameMallOrder(order) }),
        ...(title && { title }),
      }
      return [[transactionId, cause]]
    }),
  )
}

function readMallOrderId(transactionId: string): number | undefined {
  const id = /^mall:(\d+)/.exec(transactionId)?.[1]
  return id === undefined ? undefined : Number(id)
}

/** Returns the name of the table whose room a transaction paid for. */
function nameTable({ merchant, sandbox, language }: Reader, transactionId: string): string {
  const roomId = readPaidRoom(transactionId)
  const game = roomId && findGame(sandbox.seed, merchant, readRoomTable(roomId))
  return game ? formatText(game.name, language) : ''
}
