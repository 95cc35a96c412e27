import { useMemo, useState } from 'react'
import type { FrameCommand, Ghost } from '../../core/contract/frame-message.ts'
import { placeHiddenBlocks } from '../inspector/place-hidden-blocks.ts'
import type { BlockReason } from '../inspector/use-reasons.ts'
import { goTo, usePlace } from '../navigation/navigation.ts'
import { viewOf } from '../tree/view.ts'

export interface InspectedPage {
  readonly merchant: string
  /** The list of blocks that the page shows; undefined for a page without one. */
  readonly page: string | undefined
  readonly blocks: readonly BlockReason[]
}

/** Which block of the previewed page is selected or pointed at. */
export interface Inspection {
  /** True while a press on the page selects the block there. */
  readonly isOn: boolean
  readonly turn: (isOn: boolean) => void
  /** The frames and lines that the page draws. */
  readonly mark: Extract<FrameCommand, { readonly kind: 'mark' }>
  /** The block that the page scrolls to; empty for none. */
  readonly reveal: string
  /** The selected line of the inspector; empty for none. */
  readonly selected: string
  readonly select: (block: BlockReason) => void
  /** Selects a block that was pressed in the page, which therefore does not scroll to it. */
  readonly selectInPage: (id: string) => void
  /** Points at a block; empty for none. */
  readonly point: (id: string) => void
}

/** Returns which block of a page is selected, which is part of the address, and the functions that change it. */
export function useInspection({ merchant, page, blocks }: InspectedPage): Inspection {
  const { path } = usePlace()
  const [isOn, setOn] = useState(false)
  const [pointed, point] = useState('')
  // What is not a block has no address: it is selected until another block is.
  const [line, setLine] = useState({ id: '', path })
  const [fromPage, setFromPage] = useState('')
  const picked = readPicked(path)
  const ghosts = useMemo(() => placeHiddenBlocks(blocks, page), [blocks, page])
  const mark = useMemo(
    (): Inspection['mark'] => ({
      kind: 'mark',
      inspect: isOn,
      pointed,
      picked,
      ghosts: isOn ? ghosts : [],
    }),
    [isOn, pointed, picked, ghosts],
  )
  const select = ({ page: own, id }: BlockReason): void => {
    setLine({ id: own === '' ? id : '', path })
    if (own !== '') goTo({ merchant, path: `pages.${own}.blocks.${id}` })
  }
  return {
    isOn,
    turn: (next) => {
      setOn(next)
      point('')
    },
    mark,
    reveal: picked !== '' && picked !== fromPage ? placeOf(picked, ghosts) : '',
    selected: line.path === path && line.id !== '' ? line.id : picked,
    select,
    selectInPage: (id) => {
      const found = blocks.find((block) => block.id === id)
      setFromPage(id)
      if (found) select(found)
    },
    point,
  }
}

/** Returns the block to scroll to: for a hidden one, the block that it would follow. */
function placeOf(block: string, ghosts: readonly Ghost[]): string {
  return ghosts.find(({ id }) => id === block)?.after ?? block
}

/** Returns the block that the address selects; empty for none. */
function readPicked(path: string): string {
  const view = viewOf(path)
  return view.kind === 'block' ? view.id : ''
}
