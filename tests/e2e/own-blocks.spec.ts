import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPublisher } from '../../src/site/publish/create-publisher.ts'
import { findSerious, settle } from './support/find-serious.ts'
import { expect, test } from './support/own-merchants.ts'
import { createPlayer } from './support/player.ts'
import { plainMerchant, type TempRoot } from './support/temp-root.ts'
import { projectRoot } from './support/words.ts'

const type = 'club-card'
const parents = ['base', 'kiwibet', 'reef']

/** Makes a merchant that inherits from a parent and shows the example block at the top of its home. */
function placeBlock(root: TempRoot, parent: string, more: object = {}): string {
  const code = `${parent}-club`
  if (parent !== 'base') root.bring(parent, join(projectRoot, 'merchants', parent))
  const blocks = { club: { type, ...more } }
  const pages = { home: { order: ['club', '*'], blocks } }
  root.write(code, plainMerchant(code, { extends: parent, pages }))
  return code
}

function readExample(file: string): string {
  return readFileSync(join(projectRoot, 'examples/blocks', type, file), 'utf8')
}

for (const parent of parents) {
  test(`a guest and a member see a block of the workspace at a merchant like ${parent}`, async ({
    root,
    createOwnPlayer,
    ownSandbox,
  }) => {
    root.bringBlock(type)
    const code = placeBlock(root, parent)
    const player = createOwnPlayer(code)
    await player.open('/m/home')
    const block = player.block('club')
    await expect(block.getByRole('heading')).toHaveText('Club card')
    await expect(block).toContainText('Join the club')
    await expect(block.getByRole('link')).toHaveAttribute('href', '/m/register')
    await settle(player)
    expect(await findSerious(player)).toEqual([])
    const header = await player.page.getByRole('banner').boundingBox()
    const heading = await block.getByRole('heading').boundingBox()
    // Also where the header of the brand lies on the picture of its home.
    expect(heading?.y).toBeGreaterThanOrEqual(header?.height ?? 0)
    await ownSandbox.change(code, { whitelabel: { PTSYS3: true } })
    await player.logIn('member88')
    await expect(block).toContainText(/Your level: \S+/)
    await block.getByRole('button', { name: 'Enter the club' }).click()
    await expect(block).toContainText('Club points: 300')
    await expect(block.getByRole('button')).toHaveCount(0)
    await player.open('/m/home')
    await expect(block).toContainText('Club points: 300')
    await block.getByRole('link', { name: 'Points mall' }).click()
    await expect(player.page).toHaveURL(/\/m\/mall/)
  })
}

test('the gateway may refuse its call, and the player reads why in the words of the block', async ({
  root,
  createOwnPlayer,
  trouble,
}) => {
  trouble.expect(/400/)
  root.bringBlock(type)
  const player = createOwnPlayer(placeBlock(root, 'base'), 'th')
  await player.page.addInitScript("localStorage.setItem('language', 'th')")
  await player.open('/m/home')
  await player.logIn('agent88')
  const block = player.block('club')
  await block.getByRole('button', { name: 'เข้าคลับ' }).click()
  await expect(block.getByRole('alert')).toHaveText('คลับเต็มแล้วในซีซันนี้')
  await expect(block.getByRole('button', { name: 'เข้าคลับ' })).toBeEnabled()
})

test('a handler that fails is a finding, and the page shows the rest of the block', async ({
  root,
  createOwnPlayer,
  reported,
  trouble,
}) => {
  trouble.expect(/502/)
  root.bringBlock(type)
  root.writeBlock(
    type,
    'sandbox.ts',
    "export default { status: () => { throw new Error('no card') } }",
  )
  const player = createOwnPlayer(placeBlock(root, 'base'))
  await player.open('/m/home')
  await player.logIn('member88')
  await expect(player.block('club')).toContainText(/Your level: VIP/)
  expect(reported.join('\n')).toContain('The sandbox cannot answer "club-card.status": no card.')
})

test('its words follow the language, and its settings those of the merchant', async ({
  root,
  createOwnPlayer,
  page,
}) => {
  root.bringBlock(type)
  const settings = { title: { en: 'Our club', th: 'คลับของเรา' }, mall: false }
  const code = placeBlock(root, 'base', { variant: 'wide', settings })
  await page.addInitScript("localStorage.setItem('language', 'th')")
  const player = createOwnPlayer(code, 'th')
  await player.open('/m/home')
  await expect(player.block('club').getByRole('heading')).toHaveText('คลับของเรา')
  await expect(player.block('club')).toContainText('เข้าร่วมคลับ')
  await expect(player.block('club').locator('[data-wide]')).toHaveCount(1)
})

test('a change of its code is shown by the next load; with an error it stays as it was', async ({
  root,
  createOwnPlayer,
  reported,
}) => {
  root.bringBlock(type)
  const player = createOwnPlayer(placeBlock(root, 'base'))
  await player.open('/m/home')
  const block = player.block('club')
  await expect(block).toContainText('Join the club')
  const code = readExample('block.tsx')
  const words = "{t('club-card.guest')}"
  root.writeBlock(type, 'block.tsx', code.replace(words, `${words} Today!`))
  await player.open('/m/home')
  await expect(block).toContainText('Today!')
  root.writeBlock(type, 'block.tsx', code.replace(words, '{window.name}'))
  await player.open('/m/home')
  await expect(block).toContainText('Today!')
  expect(reported.join('\n')).toMatch(
    /blocks\/club-card\/block\.tsx:\d+:\d+ .*own-block-code\n.*"window" is not available to a block/,
  )
})

const broken: readonly (readonly [what: string, statement: string])[] = [
  ['throws while it renders', "throw new Error('lost')"],
  ['throws after it is shown', "useEffect(() => { throw new Error('lost') })"],
  ['renders without end', 'const [, again] = useState(0); again((count) => count + 1)'],
]

for (const [what, statement] of broken) {
  test(`the page stays where a block ${what}`, async ({ root, createOwnPlayer, trouble }) => {
    trouble.expect(/lost|Too many re-renders|COMPONENT_ERROR|error/)
    root.bringBlock(type)
    const code = readExample('block.tsx')
      .replace(
        "} from 'livery/block'",
        "} from 'livery/block'\nimport { useEffect, useState } from 'react'",
      )
      .replace('  const t = useT()', `  ${statement}\n  const t = useT()`)
    root.writeBlock(type, 'block.tsx', code)
    const player = createOwnPlayer(placeBlock(root, 'base'))
    await player.open('/m/home')
    await expect(player.block('club')).toContainText(player.t('error.block'))
    await expect(player.block('categories')).toBeVisible()
    const menu = player.page.getByRole('navigation', { name: player.t('menu.main') })
    await expect(menu).toBeVisible()
  })
}

test('a published home has the block before any script has run, and comes alive', async ({
  root,
  ownHost,
  ownSandbox,
  page,
  trouble,
}) => {
  root.bringBlock(type)
  const code = placeBlock(root, 'base')
  await ownHost.look()
  const out = mkdtempSync(join(tmpdir(), 'livery-own-blocks-'))
  const publisher = createPublisher()
  const { refused } = await publisher.publish({ root: root.path, out, codes: [code] })
  expect(refused).toEqual([])
  const gateway = new URL(`http://localhost:${ownHost.port}`)
  const served = await publisher.serve(out, { port: 0, gateway })
  try {
    const address = `http://${code}.localhost:${served.port}`
    const sent = await page.goto(`${address}/m/home`, { waitUntil: 'commit' })
    const html = (await sent?.text()) ?? ''
    expect(html).toContain('Join the club')
    const host = { ...ownHost, port: served.port, address: () => address }
    const player = createPlayer(code, { page, trouble, host, sandbox: ownSandbox, root: root.path })
    await player.open('/m/home')
    await player.block('club').getByRole('link', { name: 'Join', exact: true }).click()
    await expect(page).toHaveURL(/\/m\/register/)
  } finally {
    await served.close()
    rmSync(out, { recursive: true, force: true })
  }
})

test('a publish with a broken block changes nothing and says why', async ({ root, ownHost }) => {
  root.bringBlock(type)
  root.writeBlock(type, 'block.tsx', "import x from 'left-pad'\nexport default () => x")
  const code = placeBlock(root, 'base')
  await ownHost.look()
  const out = mkdtempSync(join(tmpdir(), 'livery-own-blocks-'))
  const publishing = createPublisher().publish({ root: root.path, out, codes: [code] })
  await expect(publishing).rejects.toThrow(/The own blocks have 1 error\. Nothing was changed\./)
  rmSync(out, { recursive: true, force: true })
})
