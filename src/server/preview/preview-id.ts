import { createHmac } from 'node:crypto'
import type { Scenario } from '../../core/contract/generated/studio-api.ts'

export interface NamedPreview {
  readonly code: string
  readonly scenario: Scenario
  /** A commit, or `now` for what is saved; absent for what is edited. */
  readonly state?: string | undefined
}

/**
 * Returns the id of a state of a merchant under a scenario: the same for the same secret, whatever is typed meanwhile.
 * Whoever does not know the secret cannot name the preview.
 */
export function previewId({ code, scenario, state }: NamedPreview, secret: string): string {
  const { session, flags, templates, language = '', device = 'browser', failing = [] } = scenario
  const { time = '' } = scenario
  const asked = [
    code,
    session,
    inOrder(flags),
    inOrder(templates),
    language,
    device,
    time,
    state,
    failing.map(({ call, how }) => `${call} ${how}`).sort(),
  ]
  return createHmac('sha256', secret).update(JSON.stringify(asked)).digest('hex').slice(0, 16)
}

function inOrder(map: Readonly<Record<string, unknown>>): [string, unknown][] {
  return Object.entries(map).sort(([a], [b]) => (a < b ? -1 : 1))
}
