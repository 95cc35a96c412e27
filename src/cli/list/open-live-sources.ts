import { findEnvironment } from '../../core/config/environments.ts'
import type { Files } from '../../core/config/files.ts'
import { readTeamSettings } from '../../core/config/team-settings.ts'
import type { ScheduledRelease } from '../../core/contract/generated/studio-api.ts'
import type { LiveSources } from '../../core/find/find-merchants.ts'
import { gatewayOf } from '../../site/gateway/chosen-gateway.ts'
import { openLiveFlags } from '../../site/gateway/load-live-flags.ts'
import type { CliEnvironment } from '../environment.ts'
import { findTarget } from '../publish/target-command.ts'

export interface LiveSourcesOptions {
  readonly root: string
  readonly environment: CliEnvironment
}

/** Opens what conditions read beside files: the gateways of environments, and what is published. */
export function openLiveSources(
  files: Files,
  { root, environment }: LiveSourcesOptions,
): LiveSources {
  return {
    openFlags: (name) =>
      openLiveFlags({ gateway: gatewayOf(findEnvironment(files, name)), files }, environment),
    loadServed: async ({ environment: name, comparing }) => {
      const publisher = await environment.publisher()
      const place = { root, out: 'published', ...(name !== undefined && { env: name }) }
      const out = findTarget(place, { ...environment, publisher })
      const other = name === undefined ? undefined : gatewayOf(findEnvironment(files, name))
      const gateway = other && { ...other, origin: other.address.origin }
      return publisher.loadServed({ root, out, comparing, ...(gateway && { gateway }) })
    },
    loadSchedules: () => loadSchedules(files, { root, environment }),
  }
}

/** Loads what the team's studio has planned. Rejects with a sentence where livery.json names no team. */
export async function loadSchedules(
  files: Files,
  { root, environment }: LiveSourcesOptions,
): Promise<readonly ScheduledRelease[]> {
  readTeamSettings(files)
  const records = await environment.openTeamRecords(root)
  try {
    return await records.schedules.list()
  } finally {
    await records.close()
  }
}
