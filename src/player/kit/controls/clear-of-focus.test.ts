import { expect, it } from 'vitest'
import { placeNotice } from './scroll-clear-of-focus.ts'

const notice = { top: 65, bottom: 300 }

it('leaves a notice where it is while the field is clear of it', () => {
  expect(placeNotice(notice, { top: 320, bottom: 400 }, 640)).toEqual({
    under: 'screen',
    scroll: 0,
  })
  expect(placeNotice(notice, { top: 0, bottom: 50 }, 640)).toEqual({ under: 'screen', scroll: 0 })
})

it('hangs a notice that would cover the field under it', () => {
  expect(placeNotice(notice, { top: 70, bottom: 140 }, 640)).toEqual({ under: 'field', scroll: 0 })
})

it('scrolls the page as far as the notice needs, and never the field under the bars', () => {
  expect(placeNotice(notice, { top: 250, bottom: 400 }, 640)).toEqual({ under: 'field', scroll: 3 })
  expect(placeNotice(notice, { top: 80, bottom: 500 }, 640)).toEqual({ under: 'field', scroll: 15 })
})
