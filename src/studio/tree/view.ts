import type { IconName } from '../look/icon-paths.ts'

/** What the form shows: settings of the merchant's file, or something that no schema describes. */
export type View =
  | { readonly kind: 'settings'; readonly path: readonly string[] }
  /** Single settings of the top of the file. */
  | { readonly kind: 'general' }
  | { readonly kind: 'page'; readonly page: string }
  | { readonly kind: 'block'; readonly page: string; readonly id: string }
  | { readonly kind: 'words' }
  | { readonly kind: 'art' }
  | { readonly kind: 'file' }

export interface Section {
  /** The dotted path of what is edited, or the name of a view. */
  readonly path: string
  readonly label: string
  readonly icon: IconName
}

/** What stands at the top of a merchant's tree. */
export const sections: readonly Section[] = [
  { path: 'general', label: 'Hosts and parent', icon: 'link' },
  { path: 'brand', label: 'Brand', icon: 'brand' },
  { path: 'theme', label: 'Theme', icon: 'theme' },
  { path: 'languages', label: 'Languages', icon: 'globe' },
  { path: 'pages', label: 'Pages', icon: 'page' },
  { path: 'registration', label: 'Registration', icon: 'form' },
  { path: 'navigation', label: 'Navigation', icon: 'navigation' },
  { path: 'lobby', label: 'Lobby', icon: 'lobby' },
  { path: 'safety', label: 'Safety', icon: 'shield' },
  { path: 'flags', label: 'Flags', icon: 'flag' },
  { path: 'gateway', label: 'Gateway', icon: 'plug' },
  { path: 'words', label: 'Words', icon: 'words' },
  { path: 'art', label: 'Art', icon: 'art' },
  { path: 'file', label: 'The files as typed', icon: 'file' },
]

/** Settings that stand at the top of the file. */
export const generalKeys = ['code', 'extends', 'hosts', 'schemaVersion'] as const

/** The view that a dotted path is edited in; of an empty one, the first. */
export function viewOf(path: string): View {
  const [first = 'brand', second, third, fourth] = path === '' ? [] : path.split('.')
  if (first === 'words' || first === 'art' || first === 'file') return { kind: first }
  if (first === 'pages' && second !== undefined)
    return third === 'blocks' && fourth !== undefined
      ? { kind: 'block', page: second, id: fourth }
      : { kind: 'page', page: second }
  const isGeneral = first === 'general' || generalKeys.some((key) => key === first)
  if (isGeneral) return { kind: 'general' }
  const isSection = sections.some((section) => section.path === first)
  return isSection ? { kind: 'settings', path: [first] } : { kind: 'file' }
}

/** The page that players meet what is edited at a dotted path on; undefined where that is every page. */
export function pageOfPath(path: string): string | undefined {
  const view = viewOf(path)
  if (view.kind === 'page' || view.kind === 'block') return view.page
  const [section = ''] = view.kind === 'settings' ? view.path : []
  return Object.hasOwn(pagesOfSections, section) ? pagesOfSections[section] : undefined
}
const pagesOfSections: Readonly<Record<string, string>> = {
  registration: 'register',
  lobby: 'lobby',
}

/** The row of the tree that a dotted path belongs to. */
export function rowOf(path: string): string {
  const view = viewOf(path)
  if (view.kind === 'settings') return view.path.join('.')
  if (view.kind === 'page') return `pages.${view.page}`
  return view.kind === 'block' ? `pages.${view.page}.blocks.${view.id}` : view.kind
}
