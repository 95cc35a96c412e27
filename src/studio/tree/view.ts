import type { StudioIconName } from '../look/icon-paths.ts'

/** The content of the form: settings of the merchant's file, or something without a schema. */
export type View =
  | { readonly kind: 'settings'; readonly path: readonly string[] }
  /** Single settings of the top of the file. */
  | { readonly kind: 'general' }
  | { readonly kind: 'page'; readonly page: string }
  | { readonly kind: 'block'; readonly page: string; readonly id: string }
  | { readonly kind: 'words' }
  | { readonly kind: 'art' }
  | { readonly kind: 'file' }
  | { readonly kind: 'history' }

/** The sections at the top of a merchant's tree. */
export const sections = [
  { path: 'general', icon: 'link' },
  { path: 'brand', icon: 'brand' },
  { path: 'theme', icon: 'theme' },
  { path: 'languages', icon: 'globe' },
  { path: 'pages', icon: 'page' },
  { path: 'registration', icon: 'form' },
  { path: 'navigation', icon: 'navigation' },
  { path: 'lobby', icon: 'lobby' },
  { path: 'profile', icon: 'form' },
  { path: 'documents', icon: 'file' },
  { path: 'safety', icon: 'shield' },
  { path: 'flags', icon: 'flag' },
  { path: 'gateway', icon: 'plug' },
  { path: 'words', icon: 'words' },
  { path: 'art', icon: 'art' },
  { path: 'file', icon: 'file' },
  { path: 'history', icon: 'history' },
] as const satisfies readonly { readonly path: string; readonly icon: StudioIconName }[]

/** A row of the top: the dotted path of what is edited, or the name of a view. */
export type TreeSection = (typeof sections)[number]

/** Settings that stand at the top of the file. */
export const generalKeys = [
  'code',
  'extends',
  'hosts',
  'archived',
  'timeZone',
  'schemaVersion',
] as const

/** The view that a dotted path is edited in; of an empty one, the first. */
export function viewOf(path: string): View {
  const [first = 'brand', second, third, fourth] = path === '' ? [] : path.split('.')
  if (first === 'words' || first === 'art' || first === 'file' || first === 'history')
    return { kind: first }
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
