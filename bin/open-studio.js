import { join } from 'node:path'
import { usualSessions } from '../src/core/config/team-settings.ts'
import { readHostSettings } from '../src/server/host/read-host-settings.ts'
import { startServedStudio } from '../src/server/host/start-served-studio.ts'
import { openTeamStore } from '../src/server/team/store/open-team-store.ts'
import { packageFolder } from '../src/site/disk/package-folder.ts'
import { buildParts, isBuilt } from './build-parts.js'

/** Serves the studio of a folder to a team, with the player of previews; the environment names other folders. */
export async function openStudio(request, env) {
  const ending = new AbortController()
  let state = 'running'
  if (!(await isBuilt('player'))) await buildParts(['player'], { output: 'terminal' })
  const studio = await startServedStudio({
    ...request,
    ...readHostSettings(env),
    database: readDatabase(env),
    dist: join(packageFolder, 'dist'),
    preparePublish: () => buildParts(['player', 'prerender'], { output: 'terminal' }),
    studioBuild: () => state,
  })
  const built = buildParts(['studio'], { output: 'terminal', signal: ending.signal }).catch(
    (error) => {
      state = 'failed'
      if (!ending.signal.aborted) throw error
    },
  )
  return {
    port: studio.port,
    built,
    close: async () => {
      ending.abort()
      await studio.close()
    },
  }
}

/** Opens what the served studio of a folder remembers of its team. */
export async function openTeamRecords(root, env) {
  const { data = join(root, 'data') } = readHostSettings(env)
  const database = readDatabase(env)
  return openTeamStore({ folder: data, database, now: Date.now, limits: usualSessions })
}

/** Returns the address of the PostgreSQL database of a team; undefined for the file beside the workspace. */
function readDatabase({ LIVERY_DATABASE: database }) {
  return database || undefined
}
