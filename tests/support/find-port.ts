import { once } from 'node:events'
import { createServer } from 'node:net'

/** Finds a port of this machine that nothing listens on. */
export async function findPort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('There is no free port.')
  return address.port
}
