import { join } from 'node:path'
import { demoAccounts, demoPassword } from '../src/sandbox/demo/demo-accounts.ts'
import { readHostSettings } from '../src/server/host/read-host-settings.ts'
import { startHost } from '../src/server/host/start-host.ts'
import { packageFolder } from '../src/site/disk/package-folder.ts'
import { buildParts, isBuilt } from './build-parts.js'

/**
 * Serves the merchants of a folder: the published player where it is built, else one that is built in a few seconds,
 * and the studio, which is built after the first page is served. The environment names other folders and the least
 * number of games.
 */
export async function openHost({ root, port, gateway }, env) {
  const ending = new AbortController()
  let studio = 'running'
  const player = await buildServed()
  const host = await startHost({
    root,
    port,
    player,
    ...readHostSettings(env),
    ...(gateway && { gateway }),
    preparePublish: () => buildParts(['player', 'prerender'], { output: 'terminal' }),
    studioBuild: () => studio,
  })
  const built = buildParts(['studio'], { output: 'terminal', signal: ending.signal }).catch(
    (error) => {
      studio = 'failed'
      if (!ending.signal.aborted) throw error
    },
  )
  return {
    port: host.port,
    addresses: host.addresses(),
    studio: host.studio,
    accounts: { names: demoAccounts.map(({ username }) => username), password: demoPassword },
    built,
    close: async () => {
      ending.abort()
      await host.close()
    },
  }
}

/** Returns the folder of the player to serve. */
async function buildServed() {
  if (await isBuilt('player')) return join(packageFolder, 'dist')
  await buildParts(['local'], { output: 'terminal' })
  return join(packageFolder, 'dist/local')
}
