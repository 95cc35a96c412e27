import { openStates } from '../../core/contract/schedule-states.ts'
import type { OutsideFiles } from '../../site/merchant-folders/outside-files.ts'
import { loadMerchantReport } from '../../site/publish/load-merchant-report.ts'
import type { CliEnvironment } from '../environment.ts'
import { findTarget, nameTarget, type TargetOptions } from '../publish/target-command.ts'
import type { TeamRecords } from '../studio/running-studio.ts'

interface OutsideSources {
  readonly code: string
  readonly options: TargetOptions
  readonly team: TeamRecords | undefined
}

/** Loads what of a merchant is outside of its files: at the target of the options, and in the store of its team. */
export async function loadOutside(
  { code, options, team }: OutsideSources,
  environment: CliEnvironment,
): Promise<OutsideFiles> {
  return {
    published: await loadPublished(code, options, environment),
    team: team && (await loadTeam(team, code)),
  }
}

async function loadPublished(
  code: string,
  options: TargetOptions,
  environment: CliEnvironment,
): Promise<OutsideFiles['published']> {
  const publisher = await environment.publisher()
  const target = findTarget(options, { ...environment, publisher })
  try {
    const folder = await publisher.openPublishedFolder(target)
    return { place: nameTarget(target), ...(await loadMerchantReport(folder, code)) }
  } catch (cause) {
    if (!(cause instanceof Error) || cause.name !== 'UnpublishedError') throw cause
    return undefined
  }
}

async function loadTeam(team: TeamRecords, code: string): Promise<OutsideFiles['team']> {
  const [schedules, notes] = await Promise.all([team.schedules.list(), team.notes.countOpen(code)])
  const needing = schedules.filter(
    ({ state, merchants }) => openStates.includes(state) && merchants?.includes(code),
  )
  return { schedules: needing.map(({ release }) => release), notes }
}
