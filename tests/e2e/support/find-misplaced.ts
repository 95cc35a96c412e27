import type { Page } from '@playwright/test'
import {
  choosePageDrawing,
  hasOwnHead,
  type OrnamentPlace,
  ornamentPlaces,
  type PageDrawings,
} from '../../../src/core/contract/page-ornaments.ts'
import { type RouteId, readRoute } from '../../../src/core/contract/pages.ts'
import type { Player } from './player.ts'

const selectors = {
  head: '[data-kit="head"][data-kind="page"] > [data-part="subject"]',
  group: '[data-kit="group"] > [data-part="head"] > [data-part="ornament"]',
  end: '[data-kit="page-close"] > [data-part="ornament"]',
} as const satisfies Record<OrnamentPlace, string>

/** Lists the places of the page that is open whose drawing is not the merchant's for it, and what a drawing covers. */
export async function findMisplaced(player: Player, path: string): Promise<string[]> {
  const { page } = player
  // A page that the merchant has closed leads home.
  const route = readRoute(new URL(page.url()).pathname)
  if (!route) return [`${path} has no route`]
  const places = ornamentPlaces.map((place) => checkPlace(player, { place, route }))
  const covered = await page.evaluate(listCovered, Object.values(selectors).join(', '))
  return [...(await Promise.all(places)).flat(), ...covered].map((one) => `${path}: ${one}`)
}

interface Placed {
  readonly place: OrnamentPlace
  readonly route: RouteId
}

async function checkPlace({ page, merchant }: Player, { place, route }: Placed): Promise<string[]> {
  const drawings = merchant.theme.pageOrnaments?.[place] as PageDrawings // the schema allows no other name
  const isFree = place === 'head' && hasOwnHead(route)
  const art = isFree ? undefined : choosePageDrawing(drawings, route)
  const shown = await page.locator(selectors[place]).evaluateAll((all) =>
    all.map((one) => ({
      src: one.getAttribute('src') ?? '',
      isRead: one.getAttribute('alt') !== '',
    })),
  )
  const stem = art?.replace(/\.[a-z]+$/, '')
  const isMissing = place !== 'group' && art !== undefined && shown.length !== 1
  return [
    ...(isMissing ? [`${place} has ${shown.length} drawings in place of ${art}`] : []),
    ...shown.flatMap(({ src, isRead }) => [
      ...(stem && src.includes(stem) ? [] : [`${place} shows ${src}, not ${art}`]),
      ...(isRead ? [`the drawing of ${place} is read out`] : []),
    ]),
  ]
}

/** Runs in the page. Lists the words and controls of the page that a drawing lies on. */
function listCovered(selector: string): string[] {
  const touches = (one: DOMRect, other: DOMRect): boolean =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1
  const targets: { readonly name: string; readonly rects: readonly DOMRect[] }[] = []
  for (const control of document.querySelectorAll('main :is(a, button, input, select, textarea)'))
    targets.push({ name: control.localName, rects: [control.getBoundingClientRect()] })
  const walker = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  )
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent?.trim() ?? ''
    const seen = node.parentElement?.checkVisibility({ visibilityProperty: true })
    if (!words || !seen || node.parentElement?.closest('[data-unseen]')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    targets.push({ name: `"${words.slice(0, 40)}"`, rects: [...range.getClientRects()] })
  }
  return [...document.querySelectorAll(selector)].flatMap((drawing) => {
    const box = drawing.getBoundingClientRect()
    return targets
      .filter(({ rects }) => rects.some((rect) => rect.width > 0 && touches(box, rect)))
      .map(({ name }) => `${name} lies under the drawing ${drawing.getAttribute('src')}`)
  })
}

/** Returns the number of drawings of the places on the page that is open. */
export function countPlaced(page: Page): Promise<number> {
  return page.locator(Object.values(selectors).join(', ')).count()
}
