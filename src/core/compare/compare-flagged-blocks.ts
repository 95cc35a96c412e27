import type { ResolvedMerchant } from '../config/resolved-merchant.ts'
import { listMoments } from '../contract/condition.ts'
import { type TemplateVariant, templateVariants } from '../contract/facts.ts'
import { flagDefaultsOf } from '../contract/forced-flags.ts'
import { explainPage, menuPage } from '../engine/why/explain-page.ts'
import { findFlagImpact, type SwitchedBlock } from '../engine/why/find-switch-impact.ts'
import type { Sides, UnplacedChange } from './change.ts'

/**
 * Lists the blocks that a change of a merchant's flags shows, hides or changes inside, the pages that it opens and
 * closes, and what it shows and hides on them and in the frame. It takes a gateway that
 * leaves the flags to the file, but sends those as on that the file forces off on one side. A block with a window
 * of time counts if it changes at any time.
 */
export function compareFlaggedBlocks({ before, after }: Sides<ResolvedMerchant>): UnplacedChange[] {
  const sides = { before: flagDefaultsOf(before), after: flagDefaultsOf(after) }
  const flags = listForcedOnce({ before, after })
  const { pages, navigation, languages } = after
  const scenarios = listTimes(after).flatMap((time) =>
    templateVariants.map((variant) => {
      return { flags, templates: templatesOf(variant), settings: {}, time }
    }),
  )
  const changes = scenarios.flatMap((sent) => {
    const turned = findFlagImpact(sent, sides, {
      pages,
      navigation,
      languages: languages.supported,
    })
    return turned.map((block) => describe(block, { sent, after }))
  })
  return [
    ...new Map(changes.map((change) => [`${change.path} ${change.sentence}`, change])).values(),
  ]
}

/** Returns the flags that only one side forces off, as a gateway that has them on. */
function listForcedOnce({ before, after }: Sides<ResolvedMerchant>): Record<string, boolean> {
  const names = [...Object.keys(before.forceOff), ...Object.keys(after.forceOff)]
  const forced = ({ forceOff }: ResolvedMerchant, name: string) => Object.hasOwn(forceOff, name)
  return Object.fromEntries(
    names
      .filter((name) => forced(before, name) !== forced(after, name))
      .map((name) => [name, true]),
  )
}

/** Lists a time before all windows of the conditions, and one of each time at which a window turns. */
function listTimes({ pages }: ResolvedMerchant): readonly number[] {
  const conditions = Object.values(pages).flatMap(({ blocks }) =>
    Object.values(blocks).flatMap((block) => block?.when ?? []),
  )
  return [Number.NEGATIVE_INFINITY, ...listMoments(conditions)]
}

function templatesOf(variant: TemplateVariant) {
  return { mem_cen: variant, dep_func: variant }
}

interface ImpactScope {
  readonly sent: Parameters<typeof findFlagImpact>[0]
  readonly after: ResolvedMerchant
}

function describe(
  { page, block, turns, sessions, message }: SwitchedBlock,
  scope: ImpactScope,
): UnplacedChange {
  const [session = 'guest'] = sessions
  const because = turns === 'vanishes' ? explain({ page, block, session }, scope) : ''
  const [first = '', ...rest] = `${message} ${because}`.trim().replace(/\.$/, '')
  const sentence = first.toLowerCase() + rest.join('')
  const path = block === undefined ? page : `pages.${page}.blocks.${block}`
  return { kind: 'derived', path, sentence }
}

interface HiddenBlock {
  readonly page: string
  readonly block: string | undefined
  readonly session: SwitchedBlock['sessions'][number]
}

/** Explains why a block is hidden now, and the smallest change that would show it. */
function explain({ page, block, session }: HiddenBlock, { sent, after }: ImpactScope): string {
  const facts = { ...sent, session, device: 'browser', language: undefined } as const
  const lines = explainPage(
    { page: block === undefined ? nameOfPlace(page) : page, facts },
    {
      pages: after.pages,
      navigation: after.navigation,
      flags: flagDefaultsOf(after),
      forceOff: after.forceOff,
      language: after.languages.default,
      languages: after.languages.supported,
      placeOf: () => undefined,
      removedFrom: () => [],
    },
  )
  const line = lines?.find(({ id }) => id === (block ?? page))
  // The change itself names what is gone from a page that stays open.
  if (line?.state !== 'hidden') return ''
  return [line.message, line.change].filter(Boolean).join(' ')
}

/** Returns the name under which a page, the frame or an entry of a menu is explained. */
function nameOfPlace(place: string): string {
  if (place.startsWith('navigation.')) return menuPage
  return place.startsWith('frame.') ? 'shell' : place.slice('routes.'.length)
}
