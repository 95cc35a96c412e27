/** The only door to @tanstack/react-virtual. */
import { type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import styles from './VirtualRows.module.css'

export interface VirtualRowsProps<T> {
  /** Names the list for a screen reader. */
  readonly label: string
  readonly items: readonly T[]
  /** The number of items in a row; fewer if they would be too narrow to read. */
  readonly columns: number
  /** Between rows and between columns, in CSS pixels. */
  readonly gap: number
  /** The height of a row that was never shown, by the width of an item, in CSS pixels. */
  readonly estimate: (width: number) => number
  readonly keyOf: (item: T) => string
  /** Identifies this list among all lists of the visit, to keep the heights of its rows. */
  readonly place: string
  /** The player is near the end of the list. */
  readonly onNearEnd?: (() => void) | undefined
  readonly className?: string | undefined
  readonly children: (item: T) => ReactNode
}

/** The least width of an item, in sizes of plain text. */
const narrowest = 5.5
/** Rows kept beyond the edge of the screen that the player scrolls to. */
const ahead = 1
/** The number of rows before the end of a list at which more of it is loaded. */
const near = 4
const heights = new Map<string, Map<number, number>>()

/** A list in rows that scrolls with the page. Only the rows near the screen are mounted. */
export function VirtualRows<T>(props: VirtualRowsProps<T>): ReactNode {
  const { label, items, gap, keyOf, onNearEnd, className, children } = props
  const list = useRef<HTMLUListElement>(null)
  const direction = useRef<Direction>('forward')
  const { top, width } = usePlace(list)
  useStillPage()
  const columns = countColumns(props, width)
  const kept = heightsOf(`${props.place} ${columns} ${Math.round(width)}`)
  const guess = props.estimate((width - gap * (columns - 1)) / columns)
  const rows = useWindowVirtualizer<HTMLLIElement>({
    count: Math.ceil(items.length / columns),
    estimateSize: (row) => kept.get(row) ?? guess,
    measureElement: (item, entry) => {
      const row = Number(item.dataset['index'])
      const height = entry?.borderBoxSize[0]?.blockSize
      if (height !== undefined) kept.set(row, height)
      // Its observer measures a new row with the layout of the frame. To ask here would lay out the page once more.
      return height ?? kept.get(row) ?? guess
    },
    gap,
    rangeExtractor: (range) => listRows(range, direction.current),
    onChange: ({ scrollDirection }) => {
      direction.current = scrollDirection ?? direction.current
    },
    scrollMargin: top,
    // Without it a list mounts empty, and renders its rows afterwards.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    useFlushSync: false,
  })
  const shown = rows.getVirtualItems()
  const first = shown[0]
  const last = shown.at(-1)
  const isNear = last ? last.index >= rows.options.count - near : items.length === 0
  useEffect(() => {
    if (isNear) onNearEnd?.()
  }, [isNear, onNearEnd])
  const from = (first?.index ?? 0) * columns
  const before = first ? first.start - top : 0
  const after = last ? rows.getTotalSize() - (last.end - top) : 0
  return (
    <ul
      ref={list}
      className={className ? `${styles['rows']} ${className}` : styles['rows']}
      style={{ '--columns': columns, '--gap': `${gap}px`, paddingBlock: `${before}px ${after}px` }}
      aria-label={label}
    >
      {items.slice(from, ((last?.index ?? -1) + 1) * columns).map((item, index) => (
        <li
          key={keyOf(item)}
          ref={index % columns === 0 ? rows.measureElement : undefined}
          data-index={(from + index) / columns}
          aria-setsize={items.length}
          aria-posinset={from + index + 1}
        >
          <Item item={item} render={children} />
        </li>
      ))}
    </ul>
  )
}

type Direction = 'forward' | 'backward'

/** Lists the rows to mount: those on the screen, and the next ones where the player scrolls to. */
function listRows({ startIndex, endIndex, count }: Range, direction: Direction): number[] {
  const isBack = direction === 'backward'
  const from = Math.max(startIndex - (isBack ? ahead : 0), 0)
  const to = Math.min(endIndex + (isBack ? 0 : ahead), count - 1)
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}

interface ItemProps<T> {
  readonly item: T
  readonly render: (item: T) => ReactNode
}

function renderItem<T>({ item, render }: ItemProps<T>): ReactNode {
  return render(item)
}

/** Renders an item once while its list is measured and scrolled. `memo` returns no generic type. */
const Item = memo(renderItem) as unknown as typeof renderItem

/** Returns the number of items that fit into a width in CSS pixels. Larger text needs wider items. */
function countColumns(
  { columns, gap }: Pick<VirtualRowsProps<never>, 'columns' | 'gap'>,
  width: number,
): number {
  if (width === 0) return columns
  const text = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
  return Math.max(1, Math.min(columns, Math.floor((width + gap) / (narrowest * text + gap))))
}

/**
 * Stops the browser from scrolling along with what is below the list: a list that grows would keep its
 * end on the screen, and load one page after the other.
 */
function useStillPage(): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.overflowAnchor = 'none'
    return () => {
      style.overflowAnchor = ''
    }
  }, [])
}

/** The place of the last list and the page that it is on: a filter shows another list in the same place. */
let lastList = { path: '', place: { top: 0, width: 0 } }

/** The top of a list in the page and its width, in CSS pixels, followed while what is above it changes. */
function usePlace(list: { readonly current: HTMLElement | null }): Place {
  const [place, setPlace] = useState(lastList.place)
  useLayoutEffect(() => {
    const path = location.pathname
    const look = (): void => {
      const box = list.current?.getBoundingClientRect()
      if (!box) return
      const found = { top: box.top + window.scrollY, width: box.width }
      lastList = { path, place: found }
      setPlace((old) => (isSame(old, found) ? old : found))
    }
    // Where the place is known, the observer looks at it with the layout of the frame.
    if (lastList.path !== path) look()
    const watch = new ResizeObserver(look)
    watch.observe(document.body)
    return () => watch.disconnect()
  }, [list])
  return place
}

type Place = { readonly top: number; readonly width: number }

function isSame(one: Place, other: Place): boolean {
  return Math.abs(one.top - other.top) < 1 && Math.abs(one.width - other.width) < 1
}

function heightsOf(place: string): Map<number, number> {
  const known = heights.get(place) ?? new Map<number, number>()
  heights.set(place, known)
  return known
}
