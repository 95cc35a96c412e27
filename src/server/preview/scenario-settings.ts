import type { FailingCall, Scenario } from '../../core/contract/generated/studio-api.ts'
import type { Fault } from '../../sandbox/requests/faults.ts'
import type { SandboxSettings } from '../../sandbox/world/sandbox-settings.ts'

/** Returns a merchant's live settings with the flags and templates of a scenario. */
export function settingsOf({
  flags,
  templates,
}: Scenario): (live: SandboxSettings) => SandboxSettings {
  const sent = Object.entries(flags).filter(
    (entry): entry is [string, boolean] => entry[1] !== undefined,
  )
  const whitelabel = Object.fromEntries(sent)
  return (live) => ({
    ...live,
    whitelabel,
    templates: { mem_cen: digit(templates.mem_cen), dep_func: digit(templates.dep_func) },
  })
}

export function faultsOf({ failing = [] }: Scenario): Record<string, Fault> {
  return Object.fromEntries(failing.map(({ call, how }) => [call, faults[how]]))
}

const faults: Readonly<Record<FailingCall['how'], Fault>> = {
  error: { status: 500 },
  refused: { code: 'system.busy' },
  nonsense: { wrongShape: true },
  page: { html: true, status: 502 },
  cut: { drop: true },
  slow: { delay: 8000 },
}

function digit(template: 'base' | 'new' | undefined): '0' | '1' {
  return template === 'new' ? '1' : '0'
}
