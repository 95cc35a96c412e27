import { readFileSync } from 'node:fs'
import type { PoolConfig } from 'pg'
import { isLoopbackAddress } from '../../../core/contract/local-only.ts'
import { TeamStoreError } from './team-store-error.ts'

export interface PostgresAddress {
  /** The server and the database, such as `db.example:5432/livery`: what messages may show. */
  readonly place: string
  readonly config: Pick<PoolConfig, 'host' | 'port' | 'user' | 'password' | 'database' | 'ssl'>
}

const example = 'postgres://livery:password@db.example:5432/livery'
const known = ['host', 'sslmode', 'sslrootcert']

/**
 * Parses the address of a PostgreSQL database. The connection is encrypted and the certificate of the server is
 * checked, but for a server of this machine or where `sslmode=disable` says otherwise; `sslrootcert` names the file of
 * the authority that signed it. Throws TeamStoreError, which never has the password.
 */
export function parsePostgresAddress(address: string): PostgresAddress {
  const url = URL.parse(address)
  if (!url || !/^postgres(ql)?:$/.test(url.protocol))
    throw new TeamStoreError(
      `LIVERY_DATABASE is no address of PostgreSQL. It is such as ${example}.`,
    )
  const unknown = [...url.searchParams.keys()].find((name) => !known.includes(name))
  if (unknown !== undefined)
    throw new TeamStoreError(
      `LIVERY_DATABASE has "${unknown}", which Livery does not know. It takes ${known.join(', ')}.`,
    )
  const { searchParams, hostname, pathname } = url
  // A path leads to the socket of a server on this machine.
  const host = searchParams.get('host') ?? (decode(hostname).replace(/^\[|\]$/g, '') || 'localhost')
  const port = Number(url.port || 5432)
  const database = decode(pathname.slice(1))
  const ssl = readTls(host, searchParams)
  const [user, password] = [decode(url.username), decode(url.password)]
  if (database === '')
    throw new TeamStoreError(`LIVERY_DATABASE names no database. It is such as ${example}.`)
  return {
    place: `${host}:${port}/${database}`,
    config: { host, port, database, ssl, ...(user && { user }), ...(password && { password }) },
  }
}

function readTls(host: string, query: URLSearchParams): PoolConfig['ssl'] {
  const isHere = host.startsWith('/') || host === 'localhost' || isLoopbackAddress(host)
  const file = query.get('sslrootcert')
  const mode = query.get('sslmode') ?? (isHere && file === null ? 'disable' : 'verify-full')
  if (mode === 'disable') return false
  if (mode !== 'verify-full')
    throw new TeamStoreError(
      `LIVERY_DATABASE has "sslmode=${mode}". It is "verify-full", which checks the certificate of the server, or "disable".`,
    )
  return { rejectUnauthorized: true, ...(file !== null && { ca: readAuthority(file) }) }
}

function readAuthority(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    throw new TeamStoreError(
      `The certificate "${file}" that LIVERY_DATABASE names as sslrootcert cannot be read.`,
      { cause },
    )
  }
}

/** A part of an address that is no escape is taken as it was typed. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
