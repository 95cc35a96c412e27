import { devices, sessionKinds } from '../../core/contract/facts.ts'
import type { FactChange, Scenario } from '../../core/contract/generated/studio-api.ts'

/** The scenario in which the changes are made. */
export function applyChanges(scenario: Scenario, changes: readonly FactChange[]): Scenario {
  return changes.reduce(applyChange, scenario)
}

function applyChange(scenario: Scenario, { kind, name, to }: FactChange): Scenario {
  switch (kind) {
    case 'flag':
      return { ...scenario, flags: { ...scenario.flags, [name]: to === 'on' } }
    case 'template':
      return { ...scenario, templates: { ...scenario.templates, [name]: to } }
    case 'language':
      return { ...scenario, language: to }
    case 'session':
      return { ...scenario, session: sessionKinds.find((one) => one === to) ?? scenario.session }
    case 'device':
      return { ...scenario, device: devices.find((one) => one === to) ?? 'browser' }
    case 'time':
      return { ...scenario, time: to }
  }
}

/** Returns the flags that the page receives from the gateway: none if both calls that send them fail. */
export function receivedFlags({ flags, failing = [] }: Scenario): Scenario['flags'] {
  const fails = (call: string): boolean =>
    failing.some((one) => one.call === call && one.how !== 'slow')
  return fails('systemStatus') && fails('whitelabel') ? {} : flags
}

/** The same of templates, which stay base. */
export function receivedTemplates({ templates, failing = [] }: Scenario): Scenario['templates'] {
  const fails = failing.some(({ call, how }) => call === 'templates' && how !== 'slow')
  return fails ? {} : templates
}
