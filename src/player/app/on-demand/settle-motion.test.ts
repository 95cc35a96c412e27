import { expect, it, onTestFinished, vi } from 'vitest'
import { settleMotionOnSteps } from './settle-motion.ts'

it('reads the style of what moves before the page of a step is removed', () => {
  const moving = document.body.appendChild(document.createElement('p'))
  class Effect {
    readonly target = moving
  }
  vi.stubGlobal('KeyframeEffect', Effect)
  Object.assign(document, { getAnimations: () => [{ effect: new Effect() }] })
  const read: boolean[] = []
  const getStyle = vi.spyOn(globalThis, 'getComputedStyle').mockImplementation((element) => {
    read.push(element.isConnected)
    return document.createElement('i').style
  })
  const leave = () => moving.remove()
  addEventListener('pushState', leave)
  onTestFinished(() => {
    removeEventListener('pushState', leave)
    getStyle.mockRestore()
    Reflect.deleteProperty(document, 'getAnimations')
  })
  settleMotionOnSteps()
  dispatchEvent(new Event('pushState'))
  expect(read).toEqual([true])
  expect(moving.isConnected).toBe(false)
})
