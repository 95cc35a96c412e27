import { join } from 'node:path'
import { findEnvironment, type PublishPlace } from '../../core/config/environments.ts'
import type { Files } from '../../core/config/files.ts'
import { createLayerReader } from '../../core/config/resolve-layers.ts'
import { resolveLayered } from '../../core/config/resolve-merchant.ts'
import { studioTarget } from '../../core/contract/schedule-states.ts'
import type { OtherGateway } from '../../site/publish/other-gateway.ts'

/** Where a schedule publishes to, and the gateway that its pages call. */
export interface SchedulePlace {
  readonly place: PublishPlace
  readonly gateway?: OtherGateway
  /** Names the place and the gateway as they are typed, to find that they changed. */
  readonly target: string
}

export interface PlaceSources {
  readonly files: Files
  /** The folder of the workspace. */
  readonly root: string
  /** The folder that the studio publishes to. */
  readonly published: string
}

/** Finds the place of an environment, or of the studio without one. Throws a sentence where there is none. */
export function findPlace(
  environment: string | null,
  { files, root, published }: PlaceSources,
): SchedulePlace {
  if (environment === null) return { place: { out: published }, target: studioTarget }
  const { gateway, adapter, publish } = findEnvironment(files, environment)
  if (!publish)
    throw new Error(
      `The environment "${environment}" has no place to publish to. Add "publish" to it in livery.json.`,
    )
  const place = 'out' in publish ? { out: join(root, publish.out) } : publish
  const other = { origin: gateway.origin, ...(adapter !== undefined && { adapter }) }
  return { place, gateway: other, target: JSON.stringify([publish, other]) }
}

/** Returns the time zone of merchants: their own where it is the same for all of them, otherwise that of base. */
export function findZone(files: Files, codes: readonly string[] | null): string {
  const read = createLayerReader(files)
  const zoneOf = (code: string): string =>
    resolveLayered(read, code).merchant?.timeZone ?? usualZone
  const zones = new Set((codes ?? ['base']).map(zoneOf))
  const [zone = usualZone] = zones
  return zones.size === 1 ? zone : zoneOf('base')
}

/** That of a merchant whose file cannot be read. */
const usualZone = 'UTC'
