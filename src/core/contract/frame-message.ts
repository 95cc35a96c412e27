import type { Device } from './facts.ts'
import { type ReadAs, readAs } from './read-as.ts'

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

/** More than any page has, and longer than any of its names. */
const mostItems = 500
const text = { type: 'string', maxLength: 2000 } as const
const number = { type: 'number' } as const
const flag = { type: 'boolean' } as const

/** Where a block stands, in pixels of the page's own screen; `shell` where it stands around every page. */
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

/** What a preview tells the studio: the page with its path, how far it is scrolled in pixels and whether the player has started; or a block. */
const frameReport = {
  anyOf: [
    {
      type: 'object',
      properties: {
        kind: { enum: ['page'] },
        path: text,
        blocks: { type: 'array', items: blockBox, maxItems: mostItems },
        scroll: number,
        started: flag,
      },
      required: ['kind', 'path', 'blocks', 'scroll', 'started'],
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
export type FrameReport = ReadAs<typeof frameReport>

/** A block that is not shown, and after which of the blocks it would stand; empty for the first of the page. */
const ghost = {
  type: 'object',
  properties: { id: text, after: text },
  required: ['id', 'after'],
  additionalProperties: false,
} as const
export type Ghost = ReadAs<typeof ghost>

/**
 * What the studio asks of a preview. To mark blocks: `inspect` where a click is for the studio and
 * not for the page, the block that is pointed at and the one that is selected, empty for none.
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
        ghosts: { type: 'array', items: ghost, maxItems: mostItems },
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
export type FrameOrder = ReadAs<typeof frameOrder>

/** The report in a message, where it is one; from whom it is has to be looked at besides. */
export function readFrameReport(data: unknown): FrameReport | undefined {
  return readAs<FrameReport>(frameReport, data)
}

/** The order in a message, where it is one. */
export function readFrameOrder(data: unknown): FrameOrder | undefined {
  return readAs<FrameOrder>(frameOrder, data)
}
