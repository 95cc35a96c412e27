import type { FilterHeader } from './FilterHeads.tsx'
import { type FilterOption, OptionsOrAll } from './FilterOptions.tsx'
import type { RecordFilter } from './use-record-filter.ts'

export interface OptionsHeader<K extends string> {
  /** The parameter of the address. */
  readonly name: string
  readonly label: string
  /** The words for no choice. */
  readonly all: string
  readonly options: readonly FilterOption<K>[]
}

/** Returns the header of a filter that has one of some options, or none. */
export function createOptionsHeader<K extends string>(
  filter: RecordFilter,
  { name, label, all, options }: OptionsHeader<K>,
): FilterHeader {
  const chosen = filter.read(
    name,
    options.map(({ key }) => key),
  )
  return {
    key: name,
    label,
    value: options.find(({ key }) => key === chosen)?.label ?? all,
    changed: chosen !== undefined,
    panel: (close) => (
      <OptionsOrAll
        all={all}
        options={options}
        selected={chosen}
        onSelect={(key) => {
          filter.set({ [name]: key })
          close()
        }}
      />
    ),
  }
}
