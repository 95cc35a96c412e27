import { useMemo } from 'react'
import { listBlockSchemas } from '../../core/config/block-schemas.ts'
import { kindOfSchema } from '../form/kind-of.ts'
import { useFormatKey, useT } from '../i18n/use-t.ts'
import { goTo } from '../navigation/navigation.ts'
import { useMerchantCode, useValues } from '../state/use-editor.tsx'
import { readPages } from '../tree/read-pages.ts'
import { sections } from '../tree/view.ts'
import { type ListedSetting, listBelow, listSettings } from './list-settings.ts'
import type { PaletteEntry } from './palette-entry.ts'
import { synonyms } from './synonyms.ts'

/** Lists what the forms of the open merchant can be gone to for: parts, pages, blocks and settings. */
export function useMerchantEntries(): readonly PaletteEntry[] {
  const t = useT('palette')
  const tree = useT('tree')
  const formatKey = useFormatKey()
  const merchant = useMerchantCode()
  const values = useValues()
  return useMemo(() => {
    const to =
      (path: string): PaletteEntry['run'] =>
      () =>
        goTo({ merchant, path })
    const entryOf = ({ path, description }: ListedSetting): PaletteEntry => {
      const dotted = path.join('.')
      const above = path.slice(0, -1).map(formatKey).join(' › ')
      return {
        id: `setting ${dotted}`,
        kind: 'setting',
        title: formatKey(path.at(-1) ?? ''),
        detail: [above, description].filter(Boolean).join(': '),
        path: dotted,
        also: synonyms[dotted] ?? '',
        run: to(dotted),
      }
    }
    const parts = sections.map(({ path }): PaletteEntry => {
      const title = tree(`section.${path}`)
      return { id: path, kind: 'page', title, also: synonyms[path] ?? '', run: to(path) }
    })
    const schemas = listBlockSchemas()
    const pages = readPages(values).flatMap(({ page, blocks }): PaletteEntry[] => {
      const at = `pages.${page}`
      const name = formatKey(page)
      const placed = blocks.filter(({ state }) => state === 'placed')
      const own: PaletteEntry = {
        id: at,
        kind: 'page',
        title: name,
        detail: t('page', { count: placed.length }),
        run: to(at),
      }
      const inside = placed.flatMap(({ id, type = '' }) => {
        const path = ['pages', page, 'blocks', id]
        const schema = schemas.get(type)
        const { kind } = kindOfSchema(schema ?? {})
        const { variant, settings } = kind.kind === 'group' ? kind.properties : {}
        const block: PaletteEntry = {
          id: path.join('.'),
          kind: 'block',
          title: formatKey(id),
          detail: t('block', { page: name, type }),
          run: to(path.join('.')),
        }
        const found = [
          ...(variant ? listBelow([...path, 'variant'], variant) : []),
          ...(settings ? listBelow([...path, 'settings'], settings).slice(1) : []),
        ].map((setting): PaletteEntry => {
          const detail = t('blockSetting', { block: id, page: name })
          const says = setting.description ? `${detail}: ${setting.description}` : detail
          return { ...entryOf(setting), detail: says }
        })
        return [block, ...found]
      })
      return [own, ...inside]
    })
    return [...parts, ...pages, ...listSettings().map(entryOf)]
  }, [t, tree, formatKey, merchant, values])
}
