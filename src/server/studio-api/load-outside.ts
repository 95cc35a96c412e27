import { openStates } from '../../core/contract/schedule-states.ts'
import type { OutsideFiles } from '../../site/merchant-folders/outside-files.ts'
import type { HandledCall, StudioApi } from './studio-api.ts'

type Question = Pick<HandledCall, 'code' | 'caller'>

/** Loads what of a merchant is outside of its files: what is published, and what the team has about it. */
export async function loadOutside(studioApi: StudioApi, question: Question): Promise<OutsideFiles> {
  return {
    published: await studioApi.publishing.loadMerchantReport(question.code),
    team: await loadTeam(studioApi, question),
  }
}

async function loadTeam(
  { releases }: StudioApi,
  { code, caller }: Question,
): Promise<OutsideFiles['team']> {
  if (!releases) return undefined
  const { schedules } = await releases.list(caller.readMember())
  const { notes } = await caller.together.listNotes(code)
  const needing = schedules.filter(
    ({ state, merchants }) => openStates.includes(state) && merchants?.includes(code),
  )
  return {
    schedules: needing.map(({ release }) => release),
    notes: notes.filter((note) => note.merchant === code && !note.resolved).length,
  }
}
