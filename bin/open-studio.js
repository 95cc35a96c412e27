import { join } from 'node:path'
import { readTeamSettings, usualSessions } from '../src/core/config/team-settings.ts'
import { readHostSettings } from '../src/server/host/read-host-settings.ts'
import { startServedStudio } from '../src/server/host/start-served-studio.ts'
import { openTeamSchedules } from '../src/server/releases/open-team-schedules.ts'
import { openTeamStore } from '../src/server/team/store/open-team-store.ts'
import { findModules, packageFolder } from '../src/site/disk/package-folder.ts'
import { openWorkspaceFiles } from '../src/site/disk/workspace-files.ts'
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
    webhookSecret: env.LIVERY_WEBHOOK_SECRET || undefined,
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

/** Opens what the served studio of a folder remembers of its team, and plans releases for it. */
export async function openTeamRecords(root, env) {
  const { data = join(root, 'data'), published = join(root, 'published') } = readHostSettings(env)
  const database = readDatabase(env)
  const now = Date.now
  const store = await openTeamStore({ folder: data, database, now, limits: usualSessions })
  const files = openWorkspaceFiles(root)
  const schedules = openTeamSchedules({
    store,
    root,
    files,
    published,
    now,
    approval: readTeamSettings(files).approval,
    sources: {
      dist: join(packageFolder, 'dist'),
      fonts: join(packageFolder, 'fonts'),
      modules: findModules(),
    },
    prepare: () => buildParts(['player', 'prerender'], { output: 'errors' }),
  })
  const close = async () => {
    await schedules.close()
    await store.close()
  }
  return { ...store, schedules, close }
}

/** Returns the address of the PostgreSQL database of a team; undefined for the file beside the workspace. */
function readDatabase({ LIVERY_DATABASE: database }) {
  return database || undefined
}
