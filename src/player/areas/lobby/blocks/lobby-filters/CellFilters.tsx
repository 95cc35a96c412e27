import { type ReactNode, useId, useState } from 'react'
import { useT } from '../../../../i18n/use-t.ts'
import { Icon } from '../../../../kit/controls/Icon.tsx'
import { Link, useNavigate } from '../../../../kit/controls/navigation.tsx'
import { Sheet } from '../../../../kit/controls/Sheet.tsx'
import { type LobbyChoice, type Show, sorts } from '../../../../kit/games/lobby-address.ts'
import { useShowClosed } from '../../../../kit/games/use-show-closed.ts'
import { useVendors } from '../../../../kit/games/use-vendors.ts'
import { isVendorClosed } from '../../../../kit/games/vendor-groups.ts'
import { Section } from '../../../../kit/pages/Section.tsx'
import { type FilterHeader, FilterHeads } from '../../../../kit/records/FilterHeads.tsx'
import { FilterOptions, OptionsOrAll } from '../../../../kit/records/FilterOptions.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { readServerTime } from '../../../../state/status.ts'
import { OpenedSearch } from '../../parts/search/OpenedSearch.tsx'
import { useSearchText } from '../../parts/search/use-search-text.ts'
import { useLobby } from '../../parts/use-lobby.ts'
import styles from './CellFilters.module.css'
import { FilterCount } from './FilterCount.tsx'
import { RandomGame } from './RandomGame.tsx'
import { SlotSwitches } from './SlotSwitches.tsx'
import { showWords, sortWords, useOfferedShows } from './use-choices.ts'

type Settings = BlockProps<'lobby-filters'>['settings']

/** Shows every choice of a lobby as a filter in one row, with the entry to the search at its end. */
export function CellFilters({ settings }: { readonly settings: Settings }): ReactNode {
  const t = useT()
  const id = useId()
  const { ofVendor } = useLobby()
  const { pathOf } = useSearchText()
  const { ornaments } = useSkin().look
  const vendor = useVendorFilter()
  const show = useShowFilter(settings)
  const order = useOrderFilter()
  const filters = ofVendor ? [show, order] : [vendor, show, order]
  const [openKey, setOpenKey] = useState<string>()
  const open = filters.find(({ key }) => key === openKey)
  const close = (): void => setOpenKey(undefined)
  return (
    <>
      <Section className={styles['filters']} tone={settings.tone}>
        <div data-kit="filters">
          <FilterHeads
            {...{ id, filters, openKey }}
            label={t('lobby.filters')}
            opens="sheet"
            onOpen={setOpenKey}
            end={
              <Link to={pathOf('')} aria-haspopup="dialog">
                <Icon name="search" label={t('search.open')} />
              </Link>
            }
          />
        </div>
        {(settings.count || settings.random) && (
          <div className={styles['foot']}>
            {settings.count && <FilterCount />}
            {settings.random && <RandomGame />}
          </div>
        )}
      </Section>
      {open && (
        <Sheet
          title={open.label}
          cancel={t('common.close')}
          onClose={close}
          ornament={ornaments['sheet']}
          icon="filter"
        >
          {open.panel(close)}
        </Sheet>
      )}
      <OpenedSearch />
    </>
  )
}

function useChoose(): (choice: Partial<LobbyChoice>) => void {
  const { pathOf } = useLobby()
  const navigate = useNavigate()
  return (choice) => navigate(pathOf(choice), { replace: true })
}

/** A closed vendor is not chosen; a message says why. */
function useVendorFilter(): FilterHeader {
  const t = useT()
  const { category, vendor: chosen } = useLobby()
  const { value = [] } = useVendors(category ? [category] : [])
  const showClosed = useShowClosed()
  const choose = useChoose()
  const vendors = value[0]?.vendors ?? []
  const options = vendors.map(({ accountTypeName: key, displayName: label }) => ({ key, label }))
  return {
    key: 'vendor',
    label: t('lobby.vendors'),
    value: options.find(({ key }) => key === chosen)?.label ?? t('lobby.allVendors'),
    changed: chosen !== undefined,
    panel: (close) => (
      <OptionsOrAll
        all={t('lobby.allVendors')}
        options={options}
        selected={chosen}
        onSelect={(key) => {
          const vendor = vendors.find(({ accountTypeName }) => accountTypeName === key)
          if (vendor && isVendorClosed(vendor, readServerTime())) return showClosed(vendor)
          choose({ vendor: key })
          close()
        }}
      />
    ),
  }
}

function useShowFilter(settings: Settings): FilterHeader {
  const t = useT()
  const { show: chosen } = useLobby()
  const choose = useChoose()
  const shows = useOfferedShows(settings)
  return {
    key: 'show',
    label: t('lobby.filters'),
    value: t(showWords[chosen]),
    changed: chosen !== 'all',
    panel: (close) => (
      <FilterOptions<Show>
        options={shows.map((key) => ({ key, label: t(showWords[key]) }))}
        selected={chosen}
        onSelect={(show) => {
          choose({ show })
          close()
        }}
      />
    ),
  }
}

function useOrderFilter(): FilterHeader {
  const t = useT()
  const { category, sort: chosen, bet, lines } = useLobby()
  const choose = useChoose()
  return {
    key: 'order',
    label: t('lobby.sort'),
    value: t(sortWords[chosen]),
    changed: chosen !== 'popular' || bet || lines,
    panel: (close) => (
      <>
        <FilterOptions
          options={sorts.map((key) => ({ key, label: t(sortWords[key]) }))}
          selected={chosen}
          onSelect={(sort) => {
            choose({ sort })
            close()
          }}
        />
        {category === 'RNG' && <SlotSwitches onChoose={choose} />}
      </>
    ),
  }
}
