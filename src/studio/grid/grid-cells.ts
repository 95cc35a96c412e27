import { sessionKinds } from '../../core/contract/facts.ts'
import { flags } from '../../core/contract/flags.ts'
import type { SayIn } from '../i18n/create-words.ts'
import { type PreviewScenario, widths } from '../scenario/scenario-query.ts'

/** The scenarios that a grid shows side by side; `flag.<name>` is a flag on and off. */
export type GridKind = 'sessions' | 'languages' | 'both' | 'widths' | 'kept' | `flag.${string}`

/** One scene of a grid. */
export interface Cell {
  readonly title: string
  readonly scene: PreviewScenario
}

const kinds = ['sessions', 'languages', 'both', 'widths', 'kept'] as const

export const gridKinds: readonly GridKind[] = [
  ...kinds,
  ...Object.keys(flags).map((name) => `flag.${name}` as const),
]

/** Returns what a kind of grid is called. */
export function nameGridKind(kind: GridKind, say: SayIn<'grid'>): string {
  const usual = kinds.find((one) => one === kind)
  if (usual) return say(`kind.${usual}`)
  const flag = Object.entries(flags).find(([name]) => kind === `flag.${name}`)?.[1]
  return say('flag', { title: flag?.title ?? kind })
}

export function readGridKind(typed: string | null): GridKind {
  return gridKinds.find((kind) => kind === typed) ?? 'sessions'
}

export interface GridScope {
  /** The scene in hand. */
  readonly scene: PreviewScenario
  readonly languages: readonly string[]
  readonly say: SayIn<'grid'>
  readonly sayScenario: SayIn<'scenario'>
}

/** The scenes of a grid around the scene in hand; those that are kept are kept elsewhere. */
export function gridCells(
  kind: GridKind,
  { scene, languages, say, sayScenario }: GridScope,
): Cell[] {
  const { scenario } = scene
  const under = (title: string, part: Partial<PreviewScenario['scenario']>): Cell => ({
    title,
    scene: { ...scene, scenario: { ...scenario, ...part } },
  })
  const named = sessionKinds.map((session) => ({
    session,
    name: sayScenario(`session.${session}`),
  }))
  if (kind === 'sessions') return named.map(({ session, name }) => under(name, { session }))
  if (kind === 'languages') return languages.map((language) => under(language, { language }))
  if (kind === 'both')
    return languages.flatMap((language) =>
      named.map(({ session, name }) =>
        under(say('both', { session: name, language }), { session, language }),
      ),
    )
  if (kind === 'widths')
    return widths.map((width) => ({ title: say('wide', { width }), scene: { ...scene, width } }))
  if (kind === 'kept') return []
  const name = kind.slice('flag.'.length)
  return [true, false].map((on) =>
    under(say(on ? 'flagOn' : 'flagOff', { name }), { flags: { ...scenario.flags, [name]: on } }),
  )
}
