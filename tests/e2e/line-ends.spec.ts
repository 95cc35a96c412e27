import type { Page } from '@playwright/test'
import { settle } from './support/find-serious.ts'
import { findUnreadable } from './support/find-unreadable.ts'
import { expect, test } from './support/journey.ts'
import { merchants } from './support/words.ts'

const widths = [320, 360, 390]

/** Runs a search at every width of a phone; returns what it finds, each with the width. */
async function atEveryWidth(page: Page, search: () => Promise<string[]>): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 780 })
    for (const line of await search()) found.push(`${width} px: ${line}`)
  }
  return found
}

/** Lists the labels whose star is on another line than their last letter. */
function findLoneStars(page: Page): Promise<string[]> {
  return page.locator('main label').evaluateAll((labels) => {
    return labels.filter(isLone).map(({ textContent }) => textContent ?? '')

    function isLone(label: Element): boolean {
      const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (node instanceof Text && node.data.trim() !== '') texts.push(node)
      return texts.some(
        (text, at) => text.data.trim() === '*' && at > 0 && isBelow(text, texts[at - 1]),
      )
    }

    function isBelow(star: Text, before: Text | undefined): boolean {
      return before !== undefined && endOf(star).top >= endOf(before).bottom
    }

    /** The place of the last letter of a text. */
    function endOf(text: Text): DOMRect {
      const { length } = text.data.trimEnd()
      const range = document.createRange()
      range.setStart(text, length - 1)
      range.setEnd(text, length)
      return range.getBoundingClientRect()
    }
  })
}

/** Lists the words, such as an e-mail, whose last letter has a line alone. */
function findLoneLetters(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trimEnd() ?? ''
      const width = node.parentElement?.getBoundingClientRect().width ?? 0
      // A box of one pixel is for a screen reader alone.
      if (!/[a-z0-9]{2}$/i.test(text) || width < 2) continue
      const [before, last] = [-2, -1].map((at) => {
        const range = document.createRange()
        range.setStart(node, text.length + at)
        range.setEnd(node, text.length + at + 1)
        return range.getBoundingClientRect()
      })
      if (before && last && before.width > 0 && last.top >= before.bottom) found.push(text)
    }
    return found
  })
}

/** Lists the lotteries whose balls reach the edge of their card. */
function findBallsOverEdge(page: Page): Promise<string[]> {
  return page.locator('main [data-part="draw"]').evaluateAll((draws) =>
    draws.flatMap((draw) => {
      const card = draw.getBoundingClientRect()
      const isOver = [...draw.querySelectorAll('[data-part="ball"]')].some((ball) => {
        const { bottom, left, right } = ball.getBoundingClientRect()
        return bottom > card.bottom - 3 || left < card.left || right > card.right
      })
      return isOver ? [draw.textContent ?? ''] : []
    }),
  )
}

for (const code of merchants) {
  test(`a guest of ${code} reads every label with its star in one line, and every word over a picture`, async ({
    createPlayer,
    page,
  }) => {
    const player = createPlayer(code)
    await player.open('/m/register')
    for (const path of ['register', 'login', 'trail', 'activity']) {
      await player.step(`/m/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await settle(player)
      const found = await atEveryWidth(page, async () => [
        ...(await findLoneStars(page)),
        ...(await findUnreadable(page)),
      ])
      expect(found, path).toEqual([])
    }
  })

  test(`the balls of a lottery of ${code} stay inside their card, and an e-mail in its line`, async ({
    createPlayer,
    page,
  }) => {
    const player = createPlayer(code)
    await player.logIn('member88')
    for (const path of ['moreLottery', 'gameContainer?gameType=LOTT', 'home', 'myAccount/index']) {
      await player.step(`/m/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await settle(player)
      const found = await atEveryWidth(page, async () => [
        ...(await findBallsOverEdge(page)),
        ...(await findLoneLetters(page)),
      ])
      expect(found, path).toEqual([])
    }
  })
}
