import type { Device } from './facts.ts'
import { type ReadAs, readAs } from './read-as.ts'

/** The scenario of a preview's page, which the page reads before the player starts. */
export interface FrameData {
  /** The revision of the draft and its preview. */
  readonly revision: string
  /** Origins of the studio that may read the page. */
  readonly studio: readonly string[]
  readonly device: Device
  /** The language tag; the merchant's first language if absent. */
  readonly language?: string
  /** Milliseconds by which the clock of the scenario is ahead of this machine's; 0 if absent. */
  readonly ahead?: number
  /** The stored session without its start time; a guest if absent. */
  readonly session?: Readonly<Record<string, string | number | boolean>>
}

/** The path at which a preview returns the revision of the draft that it shows. */
export const revisionPath = '/preview/revision'

/** The id of the element that holds the `FrameData`. */
export const frameDataId = 'preview'

// Limits that no real page reaches: the number of its blocks and the length of its names.
const maxItems = 500
const text = { type: 'string', maxLength: 2000 } as const
const number = { type: 'number' } as const
const flag = { type: 'boolean' } as const

/** A block's box, in pixels of the page's own viewport. `shell` marks a block of the shell. */
const blockBox = {
  type: 'object',
  properties: {
    id: text,
    type: text,
    shell: flag,
    left: number,
    top: number,
    width: number,
    height: number,
  },
  required: ['id', 'type', 'shell', 'left', 'top', 'width', 'height'],
  additionalProperties: false,
} as const
export type BlockBox = ReadAs<typeof blockBox>

/** A vertical part of a page's own viewport, in pixels. */
export interface FreeArea {
  readonly top: number
  readonly bottom: number
}

export interface ScrollState {
  /** The height of the viewport in pixels. */
  readonly height: number
  /** The scroll position of the page in pixels. */
  readonly scroll: number
}

/**
 * Returns the part of the viewport that the other blocks of the shell leave free for a block: below a
 * fixed header and above a bar at the bottom. At the top of the page a header takes nothing away,
 * because scrolling cannot move a block out from under it.
 */
export function freeAreaFor(
  { id }: Pick<BlockBox, 'id'>,
  blocks: readonly BlockBox[],
  { height: screen, scroll }: ScrollState,
): FreeArea {
  const edges = blocks
    .filter((block) => block.shell && block.id !== id && block.height < screen / 2)
    .map(({ top, height }): FreeArea => ({ top, bottom: top + height }))
  const heads = scroll < 1 ? [] : edges.filter(({ top }) => top <= 0)
  const feet = edges.filter(({ bottom }) => bottom >= screen)
  return {
    top: Math.max(0, ...heads.map(({ bottom }) => bottom)),
    bottom: Math.min(screen, ...feet.map(({ top }) => top)),
  }
}

/**
 * Returns true if a block is inside the free part, with a tolerance of one pixel. A block that is
 * taller than the free part counts as in view if its top is in the upper half.
 */
export function isInView(
  { top, height }: Pick<BlockBox, 'top' | 'height'>,
  free: FreeArea,
): boolean {
  const isTall = height > free.bottom - free.top
  const lowest = isTall ? (free.top + free.bottom) / 2 : free.bottom - height + 1
  return top >= free.top - 1 && top <= lowest
}

/**
 * An event that a preview sends to the studio: the page with its path, the number of `go` commands that
 * it has obeyed, its scroll position in pixels and a mark for a started player; or a block that is
 * hovered or clicked.
 */
const frameReport = {
  anyOf: [
    {
      type: 'object',
      properties: {
        kind: { enum: ['page'] },
        path: text,
        moves: number,
        blocks: { type: 'array', items: blockBox, maxItems },
        scroll: number,
        started: flag,
      },
      required: ['kind', 'path', 'moves', 'blocks', 'scroll', 'started'],
      additionalProperties: false,
    },
    {
      type: 'object',
      properties: { kind: { enum: ['pointed', 'picked'] }, block: text },
      required: ['kind', 'block'],
      additionalProperties: false,
    },
  ],
} as const
export type FrameEvent = ReadAs<typeof frameReport>

/** A hidden block and the id of the block before it; empty for the first block of the page. */
const ghost = {
  type: 'object',
  properties: { id: text, after: text },
  required: ['id', 'after'],
  additionalProperties: false,
} as const
export type Ghost = ReadAs<typeof ghost>

/**
 * A command that the studio sends to a preview. `mark` highlights blocks: `inspect` reports clicks to
 * the studio instead of the page, `pointed` and `picked` are the hovered and the selected block, empty
 * for none.
 */
const frameOrder = {
  anyOf: [
    {
      type: 'object',
      properties: {
        kind: { enum: ['mark'] },
        inspect: flag,
        pointed: text,
        picked: text,
        ghosts: { type: 'array', items: ghost, maxItems },
      },
      required: ['kind', 'inspect', 'pointed', 'picked', 'ghosts'],
      additionalProperties: false,
    },
    {
      type: 'object',
      properties: { kind: { enum: ['scroll'] }, to: number },
      required: ['kind', 'to'],
      additionalProperties: false,
    },
    {
      type: 'object',
      properties: { kind: { enum: ['go'] }, path: { ...text, pattern: '^/(?!/)' } },
      required: ['kind', 'path'],
      additionalProperties: false,
    },
    {
      type: 'object',
      properties: { kind: { enum: ['reveal'] }, block: text },
      required: ['kind', 'block'],
      additionalProperties: false,
    },
  ],
} as const
export type FrameCommand = ReadAs<typeof frameOrder>

/** Parses an event from message data; undefined for other data. The caller must also check the sender. */
export function parseFrameEvent(data: unknown): FrameEvent | undefined {
  return readAs<FrameEvent>(frameReport, data)
}

/** Parses a command from message data; undefined for other data. */
export function parseFrameCommand(data: unknown): FrameCommand | undefined {
  return readAs<FrameCommand>(frameOrder, data)
}
