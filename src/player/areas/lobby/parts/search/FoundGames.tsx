import { memo, type ReactNode, useMemo } from 'react'
import type { Category } from '../../../../../core/contract/categories.ts'
import type { VendorEntry } from '../../../../../core/contract/generated/gateway.ts'
import { errorMessageKey } from '../../../../gateway/error-message-key.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Notice } from '../../../../kit/controls/Notice.tsx'
import { Link } from '../../../../kit/controls/navigation.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { lobbyPath } from '../../../../kit/games/lobby-path.ts'
import { useVendors } from '../../../../kit/games/use-vendors.ts'
import type { VendorGroup } from '../../../../kit/games/vendor-groups.ts'
import { EmptyNotice } from '../../../../kit/pages/EmptyNotice.tsx'
import { GameRows } from './GameRows.tsx'
import type { GameCatalogue } from './game-catalogue.ts'
import styles from './SearchPanel.module.css'
import { Popular } from './SearchProposals.tsx'
import { foldText } from './search-words.ts'
import { type KnownCatalogue, useKnownGames } from './use-catalogue.ts'

export interface FoundGamesProps {
  readonly catalogue: GameCatalogue
  readonly text: string
  readonly limit: number
  /** Called when the player opens a game or a vendor. */
  readonly onEnter: () => void
}

/** Shows the vendors and the games that match a text. A key renders the panel at once, and this with the text that follows. */
export const FoundGames = memo(function FoundGames(props: FoundGamesProps): ReactNode {
  const { catalogue, text, limit, onEnter } = props
  const t = useT()
  const known = useKnownGames(catalogue)
  const { search, state } = known
  const games = useMemo(() => search?.(text, limit) ?? [], [search, text, limit])
  const vendors = useVendorsNamed(text)
  const noGames = games.length === 0
  return (
    <>
      <Vendors vendors={vendors} onEnter={onEnter} />
      <p
        className={`${styles['count']} ${typography['muted']}`}
        role="status"
        data-unseen={(noGames && state === 'whole') || undefined}
      >
        {state === 'loading' ? t('search.loading') : t('count.games', { count: games.length })}
      </p>
      {!noGames && (
        <GameRows games={games} label={t('search.results', { text })} onEnter={onEnter} />
      )}
      {noGames && state === 'loading' && <Skeleton count={6} height="4.5rem" />}
      {noGames && vendors.length === 0 && state === 'whole' && <NoResults text={text} />}
      <IncompleteList catalogue={known} />
    </>
  )
})

interface NamedVendor {
  readonly category: Category
  readonly vendor: VendorEntry
  /** Its name, as texts are compared. */
  readonly folded: string
}

const none: readonly never[] = []

/** Returns up to six vendors whose name contains the text, each once, at its first occurrence. */
function useVendorsNamed(text: string): readonly NamedVendor[] {
  const { value: groups = none } = useVendors()
  const known = useMemo(() => listVendors(groups), [groups])
  const needle = foldText(text)
  if (needle.length < 2) return none
  return known.filter(({ folded }) => folded.includes(needle)).slice(0, 6)
}

/** Lists each vendor once. */
function listVendors(groups: readonly VendorGroup[]): readonly NamedVendor[] {
  const known = new Map<string, NamedVendor>()
  for (const { category, vendors } of groups)
    for (const vendor of vendors)
      if (!known.has(vendor.accountTypeName))
        known.set(vendor.accountTypeName, {
          category,
          vendor,
          folded: foldText(vendor.displayName),
        })
  return [...known.values()]
}

interface VendorsProps extends Pick<FoundGamesProps, 'onEnter'> {
  readonly vendors: readonly NamedVendor[]
}

/** Lists vendors, each as a link to its lobby. */
function Vendors({ vendors, onEnter }: VendorsProps): ReactNode {
  const t = useT()
  if (vendors.length === 0) return null
  return (
    <ul className={styles['chips']} aria-label={t('search.vendors')}>
      {vendors.map(({ category, vendor }) => (
        <li key={vendor.accountTypeName}>
          <Link
            className={styles['chip']}
            to={lobbyPath(category, vendor.accountTypeName)}
            onClick={onEnter}
          >
            {vendor.displayName}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function NoResults({ text }: Pick<FoundGamesProps, 'text'>): ReactNode {
  const t = useT()
  return (
    <>
      <EmptyNotice line={t('search.none', { text })} detail={t('search.noneHint')} />
      <Popular />
    </>
  )
}

/** Shows a message when the list of games is incomplete, with a button that loads the rest. */
function IncompleteList({ catalogue }: { readonly catalogue: KnownCatalogue }): ReactNode {
  const t = useT()
  const { state, error, load } = catalogue
  if (state !== 'failed') return null
  return (
    <Notice
      kind="error"
      size="row"
      line={t('search.failed')}
      detail={error && t(errorMessageKey(error))}
      action={{ label: t('common.retry'), onPress: load }}
    />
  )
}
