import { sessionKinds } from '../../core/contract/facts.ts'
import { flags } from '../../core/contract/flags.ts'
import type { TranslateIn } from '../i18n/create-words.ts'
import { type PreviewScenario, widths } from '../scenario/scenario-query.ts'

/** The scenarios that a grid shows side by side; `flag.<name>` is a flag on and off. */
export type GridKind = 'sessions' | 'languages' | 'both' | 'widths' | 'kept' | `flag.${string}`

/** One scenario of a grid. */
export interface Cell {
  readonly title: string
  readonly previewed: PreviewScenario
}

const kinds = ['sessions', 'languages', 'both', 'widths', 'kept'] as const

export const gridKinds: readonly GridKind[] = [
  ...kinds,
  ...Object.keys(flags).map((name) => `flag.${name}` as const),
]

/** Returns what a kind of grid is called. */
export function nameGridKind(kind: GridKind, t: TranslateIn<'grid'>): string {
  const usual = kinds.find((one) => one === kind)
  if (usual) return t(`kind.${usual}`)
  const flag = Object.entries(flags).find(([name]) => kind === `flag.${name}`)?.[1]
  return t('flag', { title: flag?.title ?? kind })
}

export function readGridKind(typed: string | null): GridKind {
  return gridKinds.find((kind) => kind === typed) ?? 'sessions'
}

export interface GridScope {
  /** The scenario of the address. */
  readonly previewed: PreviewScenario
  readonly languages: readonly string[]
  readonly t: TranslateIn<'grid'>
  readonly tScenario: TranslateIn<'scenario'>
}

/** Returns the scenarios of a grid around the one of the address, without the saved ones. */
export function gridCells(
  kind: GridKind,
  { previewed, languages, t, tScenario }: GridScope,
): Cell[] {
  const { scenario } = previewed
  const under = (title: string, part: Partial<PreviewScenario['scenario']>): Cell => ({
    title,
    previewed: { ...previewed, scenario: { ...scenario, ...part } },
  })
  const named = sessionKinds.map((session) => ({
    session,
    name: tScenario(`session.${session}`),
  }))
  if (kind === 'sessions') return named.map(({ session, name }) => under(name, { session }))
  if (kind === 'languages') return languages.map((language) => under(language, { language }))
  if (kind === 'both')
    return languages.flatMap((language) =>
      named.map(({ session, name }) =>
        under(t('both', { session: name, language }), { session, language }),
      ),
    )
  if (kind === 'widths')
    return widths.map((width) => ({
      title: t('wide', { width }),
      previewed: { ...previewed, width },
    }))
  if (kind === 'kept') return []
  const name = kind.slice('flag.'.length)
  return [true, false].map((on) =>
    under(t(on ? 'flagOn' : 'flagOff', { name }), { flags: { ...scenario.flags, [name]: on } }),
  )
}
