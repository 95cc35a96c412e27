import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepFocus } from './keep-focus.ts'

let stop = (): void => undefined

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = `
    <h1 data-page-heading tabindex="-1">Rewards</h1>
    <main>
      <article id="ticket"><p>Weekend ticket</p><div id="foot"><button>Claim</button></div></article>
      <button id="alone">Show all</button>
    </main>`
  stop = keepFocus(document)
})
afterEach(() => {
  stop()
  document.body.innerHTML = ''
  vi.useRealTimers()
})

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`There is no ${selector}.`)
  return found
}
/** Lets the observer see what changed, and the wait pass. */
const pass = () => vi.advanceTimersByTimeAsync(200)

it('gives the part around a button that went the focus', async () => {
  find('#ticket button').focus()
  find('#foot').replaceWith('Claimed')
  await pass()
  expect(document.activeElement).toBe(find('#ticket'))
})

it('gives the heading of the page the focus where no part is left', async () => {
  find('#alone').focus()
  find('#alone').remove()
  await pass()
  expect(document.activeElement).toBe(find('h1'))
})

it('leaves the focus where the page has put it', async () => {
  find('#ticket button').focus()
  find('#foot').remove()
  await vi.advanceTimersByTimeAsync(50)
  find('#alone').focus()
  await pass()
  expect(document.activeElement).toBe(find('#alone'))
})

it('leaves a player who has pressed beside every control', async () => {
  find('#ticket button').focus()
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  find('#foot').remove()
  await pass()
  expect(document.activeElement).toBe(document.body)
})
