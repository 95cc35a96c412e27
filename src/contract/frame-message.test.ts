import { describe, expect, it } from 'vitest'
import { isInView, readFrameOrder, readFrameReport } from './frame-message.ts'

const box = {
  id: 'banner',
  type: 'banner',
  shell: false,
  left: 0,
  top: 52,
  width: 390,
  height: 180,
}
const page = { kind: 'page', path: '/m/home', blocks: [box], scroll: 0, started: true }
const mark = {
  kind: 'mark',
  inspect: true,
  pointed: '',
  picked: 'banner',
  ghosts: [{ id: 'mall', after: 'banner' }],
}

describe('a report of a preview', () => {
  it.each([page, { kind: 'pointed', block: 'banner' }, { kind: 'picked', block: 'banner' }])(
    'is taken as it is: %j',
    (report) => expect(readFrameReport({ ...report, more: 1 })).toEqual(report),
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
  ])('is nothing where it is of no such shape (%#)', (data) =>
    expect(readFrameReport(data)).toBeUndefined(),
  )
})

describe('an order of the studio', () => {
  it.each([
    mark,
    { kind: 'scroll', to: 120 },
    { kind: 'go', path: '/m/login' },
    { kind: 'reveal', block: 'banner' },
  ])('is taken as it is: %j', (order) =>
    expect(readFrameOrder({ ...order, more: 1 })).toEqual(order),
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
  ])('is nothing where it is of no such shape (%#)', (data) =>
    expect(readFrameOrder(data)).toBeUndefined(),
  )
})

it.each([
  ['all of it is on the screen', { top: 0, height: 200 }, true],
  ['it begins above', { top: -1, height: 200 }, false],
  ['it ends below', { top: 700, height: 200 }, false],
  ['it is taller, and what the screen shows', { top: -300, height: 2000 }, true],
  ['it is taller, and hardly begins', { top: 700, height: 2000 }, false],
])('a block is in view or not: %s', (_, box, expected) => {
  expect(isInView(box, 800)).toBe(expected)
})
