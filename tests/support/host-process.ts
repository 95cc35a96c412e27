import { startHost } from '../../src/server/host/start-host.ts'

/** The options of a host in a process of its own, as JSON in its first argument. */
export interface HostPlace {
  readonly root: string
  readonly dist: string
  readonly data: string
  readonly port: number
}

const place: HostPlace = JSON.parse(process.argv[2] ?? '{}')
const host = await startHost(place)
process.stdout.write(`ready ${host.port}\n`)
