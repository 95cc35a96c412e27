import { expect, test } from '@playwright/test'
import { findMisfits } from './support/text-fit.ts'

const head =
  '<!doctype html><meta name="viewport" content="width=device-width"><body style="margin:0">'

const cases = [
  {
    name: 'a cut text',
    html: '<p style="inline-size:6rem;overflow:hidden;white-space:nowrap">Deposit and withdraw today</p>',
    finding: /^cut: .*Deposit and withdraw/,
  },
  {
    name: 'two texts on each other',
    html: '<p>Slots of the project</p><p style="margin-block-start:-1.8rem">Live casino tables</p>',
    finding: /^overlap: .*Slots of the project.*Live casino/,
  },
  {
    name: 'a page that scrolls sideways',
    html: '<p>Home</p><div style="inline-size:40rem;text-align:end">Wide</div>',
    finding: /^sideways: \d+ in \d+/,
  },
  {
    name: 'a text under a button',
    html: '<p>Play responsibly</p><button style="position:absolute;inset:0 auto auto 0;block-size:3rem">Join</button>',
    finding: /^(under|overlap): .*Play responsibly/,
  },
  {
    name: 'a dot at the end of a line',
    html: '<p>From 100 to 5,000 ·<br>At once</p>',
    finding: /^dangling: "From 100/,
  },
  {
    name: 'a dot at the start of a line',
    html: '<p>From 100 to 5,000<br>· At once</p>',
    finding: /^dangling: "From 100/,
  },
] as const

const deliberate = [
  '<p style="inline-size:6rem;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">Deposit and withdraw today</p>',
  '<div style="inline-size:9rem;overflow:hidden"><p data-moves style="white-space:nowrap">News that goes by and by and by</p></div>',
  '<ul style="display:flex;inline-size:9rem;overflow-x:auto"><li style="flex:none;inline-size:8rem">One tile</li><li style="flex:none;inline-size:8rem">Another tile</li></ul>',
  '<p>Kestrel · Bet 100.00</p>',
  '<p style="display:-webkit-box;inline-size:5rem;overflow:hidden;-webkit-box-orient:vertical;-webkit-line-clamp:1">Golden koi leaps</p>',
]

for (const { name, html, finding } of cases)
  test(`the measure of text finds ${name}`, async ({ page }) => {
    await page.setContent(`${head}${html}`)
    const found = await findMisfits(page)
    expect(
      found.some((one) => finding.test(one)),
      found.join('\n'),
    ).toBe(true)
  })

test('the measure of text accepts what is shortened, moves or scrolls on purpose', async ({
  page,
}) => {
  await page.setContent(head + deliberate.join(''))
  expect(await findMisfits(page)).toEqual([])
})

test('the measure of text keeps the style sheets that a test adopted', async ({ page }) => {
  await page.setContent(`${head}<p>Deposit and withdraw</p><p>Slots of the project</p>`)
  await page.evaluate(() => {
    const spacing = new CSSStyleSheet()
    spacing.replaceSync('p { letter-spacing: 2rem }')
    document.adoptedStyleSheets = [spacing]
  })
  const widthOf = (): Promise<string> =>
    page
      .locator('p')
      .first()
      .evaluate((line) => getComputedStyle(line).letterSpacing)
  for (let turn = 0; turn < 2; turn += 1) {
    await findMisfits(page)
    expect(await widthOf()).toBe('32px')
  }
})
