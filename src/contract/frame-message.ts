import type { Device } from './facts.ts'

/** What a preview's page is told of its scenario, before the player starts. */
export interface FrameData {
  /** Which draft it is, of which preview. */
  readonly revision: string
  /** Origins of the studio that may look into the page. */
  readonly studio: readonly string[]
  readonly device: Device
  /** The language's tag; the merchant's first one without it. */
  readonly language?: string
  /** What the page keeps of a session, but for when it began; a guest without it. */
  readonly session?: Readonly<Record<string, string | number | boolean>>
}

/** Where a preview answers with the revision of the draft that it shows now. */
export const revisionPath = '/preview/revision'

/** The id of the element that holds it. */
export const frameDataId = 'preview'

/** Where a block stands, in pixels of the page's own screen. */
export interface BlockBox {
  readonly id: string
  readonly type: string
  /** Whether it stands around every page. */
  readonly shell: boolean
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A part of a page's own screen, in pixels. */
export interface Free {
  readonly top: number
  readonly bottom: number
}

export interface Scrolled {
  /** How high the screen is, in pixels. */
  readonly height: number
  /** How far the page is scrolled, in pixels. */
  readonly scroll: number
}

/**
 * What the others around the page leave of the screen for a block: below a header that stays, above
 * a bar at the foot. Nothing comes out from under a header by scrolling further up than to the top.
 */
export function freeFor(
  { id }: Pick<BlockBox, 'id'>,
  blocks: readonly BlockBox[],
  { height: screen, scroll }: Scrolled,
): Free {
  const edges = blocks
    .filter((block) => block.shell && block.id !== id && block.height < screen / 2)
    .map(({ top, height }): Free => ({ top, bottom: top + height }))
  const heads = scroll < 1 ? [] : edges.filter(({ top }) => top <= 0)
  const feet = edges.filter(({ bottom }) => bottom >= screen)
  return {
    top: Math.max(0, ...heads.map(({ bottom }) => bottom)),
    bottom: Math.min(screen, ...feet.map(({ top }) => top)),
  }
}

/** Whether all of a block is where the screen is free, but for a pixel; of a taller one, its top in the upper half. */
export function isInView({ top, height }: Pick<BlockBox, 'top' | 'height'>, free: Free): boolean {
  const isTall = height > free.bottom - free.top
  const lowest = isTall ? (free.top + free.bottom) / 2 : free.bottom - height + 1
  return top >= free.top - 1 && top <= lowest
}

/** What a preview tells the studio. */
export type FrameReport =
  | {
      readonly kind: 'page'
      /** The path that is shown. */
      readonly path: string
      readonly blocks: readonly BlockBox[]
      /** How far it is scrolled, in pixels. */
      readonly scroll: number
      /** Whether the player has started. */
      readonly started: boolean
    }
  | { readonly kind: 'pointed' | 'picked'; readonly block: string }

/** A block that is not shown, and after which of the blocks it would stand. */
export interface Ghost {
  readonly id: string
  /** Empty for the first of the page. */
  readonly after: string
}

/** What the studio asks of a preview. */
export type FrameOrder =
  | {
      readonly kind: 'mark'
      /** Whether a click is for the studio and not for the page. */
      readonly inspect: boolean
      /** The block that is pointed at, and the one that is selected; empty for none. */
      readonly pointed: string
      readonly picked: string
      readonly ghosts: readonly Ghost[]
    }
  | { readonly kind: 'scroll'; readonly to: number }
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'reveal'; readonly block: string }

/** The report in a message, where it is one; from whom it is has to be looked at besides. */
export function readFrameReport(data: unknown): FrameReport | undefined {
  if (!isMap(data)) return undefined
  const { kind, path, blocks, scroll, started, block } = data
  if (kind === 'pointed' || kind === 'picked') return isText(block) ? { kind, block } : undefined
  if (kind !== 'page' || !isText(path) || !isNumber(scroll)) return undefined
  if (typeof started !== 'boolean' || !isList(blocks, isBox)) return undefined
  return { kind, path, blocks, scroll, started }
}

/** The order in a message, where it is one. */
export function readFrameOrder(data: unknown): FrameOrder | undefined {
  if (!isMap(data)) return undefined
  const { kind, to, path, block, inspect, pointed, picked, ghosts } = data
  if (kind === 'scroll') return isNumber(to) ? { kind, to } : undefined
  if (kind === 'go') return isText(path) && /^\/(?!\/)/.test(path) ? { kind, path } : undefined
  if (kind === 'reveal') return isText(block) ? { kind, block } : undefined
  if (kind !== 'mark' || typeof inspect !== 'boolean') return undefined
  if (!isText(pointed) || !isText(picked) || !isList(ghosts, isGhost)) return undefined
  return { kind, inspect, pointed, picked, ghosts }
}

/** More than any page has. */
const most = 500

function isList<T>(value: unknown, isItem: (item: unknown) => item is T): value is readonly T[] {
  return Array.isArray(value) && value.length <= most && value.every(isItem)
}

function isBox(value: unknown): value is BlockBox {
  if (!isMap(value)) return false
  const { id, type, shell, left, top, width, height } = value
  return (
    isText(id) &&
    isText(type) &&
    typeof shell === 'boolean' &&
    [left, top, width, height].every(isNumber)
  )
}

function isGhost(value: unknown): value is Ghost {
  return isMap(value) && isText(value['id']) && isText(value['after'])
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 2000
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}
