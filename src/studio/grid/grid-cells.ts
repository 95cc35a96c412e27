import { flags } from '../../contract/flags.ts'
import { sayKey } from '../look/say.ts'
import { type Scene, sessions, widths } from '../scenario/scenario-query.ts'

/** What the same page is seen under, side by side; `flag.<name>` is a flag on and off. */
export type GridKind = 'sessions' | 'languages' | 'both' | 'widths' | 'kept' | `flag.${string}`

/** One scene of a grid. */
export interface Cell {
  readonly title: string
  readonly scene: Scene
}

export const gridKinds = [
  { value: 'sessions', label: 'Sessions' },
  { value: 'languages', label: 'Languages' },
  { value: 'both', label: 'Sessions and languages' },
  { value: 'widths', label: 'Widths' },
  { value: 'kept', label: 'Kept scenarios' },
  ...Object.entries(flags).map(([name, { title }]) => ({
    value: `flag.${name}` as const,
    label: `${title} on and off`,
  })),
] as const satisfies readonly { readonly value: GridKind; readonly label: string }[]

export function readGridKind(typed: string | null): GridKind {
  return gridKinds.find(({ value }) => value === typed)?.value ?? 'sessions'
}

/** The scenes of a grid around the scene in hand; those that are kept are kept elsewhere. */
export function gridCells(kind: GridKind, scene: Scene, languages: readonly string[]): Cell[] {
  const { scenario } = scene
  const under = (title: string, part: Partial<Scene['scenario']>): Cell => ({
    title,
    scene: { ...scene, scenario: { ...scenario, ...part } },
  })
  if (kind === 'sessions') return sessions.map((session) => under(sayKey(session), { session }))
  if (kind === 'languages') return languages.map((language) => under(language, { language }))
  if (kind === 'both')
    return languages.flatMap((language) =>
      sessions.map((session) => under(`${sayKey(session)}, ${language}`, { session, language })),
    )
  if (kind === 'widths')
    return widths.map((width) => ({
      title: `${width} wide`,
      scene: { ...scene, width },
    }))
  if (kind === 'kept') return []
  const name = kind.slice('flag.'.length)
  return [true, false].map((on) =>
    under(`${name} ${on ? 'on' : 'off'}`, { flags: { ...scenario.flags, [name]: on } }),
  )
}
