import { describe, expect, it } from 'vitest'
import {
  type BlockBox,
  freeAreaFor,
  isInView,
  parseFrameCommand,
  parseFrameEvent,
} from './frame-message.ts'

const box = {
  id: 'banner',
  type: 'banner',
  shell: false,
  left: 0,
  top: 52,
  width: 390,
  height: 180,
}
const page = { kind: 'page', path: '/m/home', moves: 0, blocks: [box], scroll: 0, started: true }
const mark = {
  kind: 'mark',
  inspect: true,
  pointed: '',
  picked: 'banner',
  ghosts: [{ id: 'mall', after: 'banner' }],
}

describe('an event from a preview', () => {
  it.each([page, { kind: 'pointed', block: 'banner' }, { kind: 'picked', block: 'banner' }])(
    'is returned without unknown fields: %j',
    (report) => expect(parseFrameEvent({ ...report, more: 1 })).toEqual(report),
  )

  it.each([
    undefined,
    'page',
    [page],
    { ...page, path: 7 },
    { ...page, started: 'yes' },
    { ...page, scroll: Number.NaN },
    { ...page, blocks: [{ ...box, top: '0' }] },
    { ...page, blocks: Array.from({ length: 501 }, () => box) },
    { kind: 'picked' },
    { kind: 'picked', block: 'x'.repeat(2001) },
    { kind: 'other', block: 'banner' },
  ])('is undefined if its shape is wrong (%#)', (data) =>
    expect(parseFrameEvent(data)).toBeUndefined(),
  )
})

describe('a command from the studio', () => {
  it.each([
    mark,
    { kind: 'scroll', to: 120 },
    { kind: 'go', path: '/m/login' },
    { kind: 'reveal', block: 'banner' },
  ])('is returned without unknown fields: %j', (command) =>
    expect(parseFrameCommand({ ...command, more: 1 })).toEqual(command),
  )

  it.each([
    null,
    { ...mark, inspect: 1 },
    { ...mark, ghosts: [{ id: 'mall' }] },
    { kind: 'scroll', to: '120' },
    { kind: 'go', path: '//elsewhere.example' },
    { kind: 'go', path: 'javascript:alert(1)' },
    { kind: 'reveal' },
    { kind: 'reload' },
  ])('is undefined if its shape is wrong (%#)', (data) =>
    expect(parseFrameCommand(data)).toBeUndefined(),
  )
})

const free = { top: 56, bottom: 700 }

it.each([
  ['all of it is in the free area', { top: 56, height: 200 }, true],
  ['less than a pixel of it is under the header', { top: 55.4, height: 200 }, true],
  ['its top is under the header', { top: 30, height: 200 }, false],
  ['its bottom is under the bar', { top: 600, height: 200 }, false],
  ['it is taller than the area, and its top is visible', { top: 200, height: 2000 }, true],
  ['it is taller than the area, and its top is above', { top: -300, height: 2000 }, false],
  ['it is taller than the area, and only its edge is visible', { top: 600, height: 2000 }, false],
])('a block is in view or not: %s', (_, box, expected) => {
  expect(isInView(box, free)).toBe(expected)
})

describe('the free area for a block', () => {
  const box = (id: string, top: number, height: number): BlockBox => ({
    ...{ id, type: id, left: 0, width: 390, top, height },
    shell: id !== 'winners',
  })
  const header = box('header', 0, 56)
  const bar = box('bottom-menu', 740, 60)
  const winners = box('winners', 20, 400)
  const around = [header, winners, box('service', 660, 48), box('footer', 900, 200), bar]
  it('is between the fixed header and the bar at the bottom', () => {
    expect(freeAreaFor(winners, around, { height: 800, scroll: 300 })).toEqual({
      top: 56,
      bottom: 740,
    })
  })
  it('begins at the top edge if the page is not scrolled', () => {
    expect(freeAreaFor(winners, around, { height: 800, scroll: 0 })).toEqual({
      top: 0,
      bottom: 740,
    })
  })
  it('is not reduced by the block itself', () => {
    expect(freeAreaFor(header, around, { height: 800, scroll: 300 })).toEqual({
      top: 0,
      bottom: 740,
    })
  })
})
