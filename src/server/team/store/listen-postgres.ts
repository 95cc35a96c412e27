import { Client } from 'pg'
import { parsePostgresAddress } from './postgres-address.ts'

/** Hears the payload of a notice; undefined after each new connection, because notices may have been missed. */
export type HearNotice = (payload: string | undefined) => void

/** The channel of PostgreSQL's LISTEN and NOTIFY. */
export const noticeChannel = 'livery'

/** The milliseconds until a lost connection is made again, between two looks at it, and until it is given up. */
const pause = { again: 1000, look: 5000, patience: 5000 } as const

/** Listens to the notices of a PostgreSQL database until the returned function ends it; a lost connection is made again. */
export function listenPostgres(address: string, hear: HearNotice): () => Promise<void> {
  const { config } = parsePostgresAddress(address)
  let isOver = false
  let current: Client | undefined
  let timer: NodeJS.Timeout | undefined
  const connect = (): void => {
    const client = new Client({
      ...config,
      connectionTimeoutMillis: pause.patience,
      query_timeout: pause.patience,
      keepAlive: true,
      application_name: 'livery events',
    })
    current = client
    const lose = (): void => {
      if (current !== client) return
      current = undefined
      clearTimeout(timer)
      // What is lost may not answer its own end.
      client.end().catch(() => undefined)
      if (!isOver) timer = setTimeout(connect, pause.again)
    }
    // A connection that is cut without a word is found by asking.
    const look = (): void => {
      timer = setTimeout(() => void client.query('SELECT 1').then(look, lose), pause.look)
    }
    client.on('error', lose)
    client.on('end', lose)
    client.on('notification', ({ payload = '' }) => hear(payload))
    client
      .connect()
      .then(() => client.query(`LISTEN ${noticeChannel}`))
      .then(() => {
        if (current !== client) return
        look()
        hear(undefined)
      })
      .catch(lose)
  }
  connect()
  return async () => {
    isOver = true
    clearTimeout(timer)
    const client = current
    current = undefined
    await client?.end().catch(() => undefined)
  }
}
