import { useT } from '../i18n/use-t.ts'
import { goTo } from '../navigation/navigation.ts'
import { useListViews } from '../state/use-list-views.ts'
import { useStudioQuery } from '../state/use-loaded.ts'
import type { PaletteEntry } from './palette-entry.ts'

/** Lists the merchants and the views of all merchants that whoever is signed in may open. */
export function usePlaceEntries(): readonly PaletteEntry[] {
  const t = useT('palette')
  const loaded = useStudioQuery('listMerchants', { body: undefined })
  const merchants = loaded.state === 'loaded' ? loaded.value.merchants : []
  const views = useListViews().map(
    (view): PaletteEntry => ({
      id: `view ${view ?? 'gallery'}`,
      kind: 'page',
      title: t(`view.${view ?? 'gallery'}`),
      run: () => goTo({ path: '', ...(view && { view }) }),
    }),
  )
  const opened = merchants.map(
    ({ code, name }): PaletteEntry => ({
      id: `merchant ${code}`,
      kind: 'merchant',
      title: name,
      detail: code,
      run: () => goTo({ merchant: code, path: '' }),
    }),
  )
  return [...views, ...opened]
}
