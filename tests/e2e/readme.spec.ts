import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { demoPassword } from '../../src/sandbox/demo/demo-accounts.ts'
import gameWords from '../../src/sandbox/games/words/en.json' with { type: 'json' }
import { processLimit } from '../support/process-limit.ts'
import { passSliderByKeys } from './support/slider.ts'
import { projectRoot, readWords } from './support/words.ts'

/** Returns the section of the README about the first ten minutes. */
const [, path = ''] =
  /^## In ten minutes\n([\s\S]*?)^## /m.exec(
    readFileSync(join(projectRoot, 'README.md'), 'utf8'),
  ) ?? []
const commands = [...path.matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap(([, lines = '']) =>
  lines.trim().split('\n'),
)
const addresses = [...path.matchAll(/\((http:[^)]+)\)/g)].map(([, address = '']) => address)

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

test('the ten minutes of the README lead from a fresh copy to a site with a game that takes a bet, word by word', async ({
  page,
}) => {
  const copy = copyProject()
  const port = await findFreePort()
  const running: ChildProcess[] = []
  try {
    for (const command of commands.map((line) => line.replaceAll('4173', String(port)))) {
      if (command === 'npm start') {
        const started = start(copy, command, { PORT: String(port) })
        running.push(started.child)
        const [, studio = ''] = await started.waitFor(/^ +Studio +(\S+)/m)
        await editInStudio(page, { studio, port })
      } else if (command.startsWith('npx livery serve')) {
        // The port that is usual may be taken while tests run.
        const served = start(copy, `${command} --port 0`)
        running.push(served.child)
        const [address] = await served.waitFor(/http:\/\/lagoon\.localhost:\d+\/m\/home/)
        await lookAtSite(page, address ?? '')
        await playThere(page, address ?? '', copy)
      } else {
        const output = run(copy, command)
        if (command.includes('validate'))
          expect(output).toContain('1 merchant, 0 errors, 0 warnings.')
      }
    }
    const file = JSON.parse(readFileSync(join(copy, 'merchants/lagoon/merchant.json'), 'utf8'))
    expect(file.theme.shape).toBe('pill')
    expect(file.pages.home.moves).toEqual({ winners: { before: 'others' } })
    expect(file.pages.home.blocks.contact).toEqual({ $remove: true })
  } finally {
    for (const child of running) stop(child)
    rmSync(copy, { recursive: true, force: true })
  }
})

test('the walk has every command that it needs', () => {
  expect(commands.map((line) => line.split(' ').slice(0, 3).join(' '))).toEqual([
    'npm ci',
    'npx livery new',
    'npm start',
    'npx livery set',
    'npx livery validate',
    'npx livery publish',
    'npx livery serve',
  ])
  expect(addresses).toHaveLength(3)
})

/** The three edits, at the addresses that `npm start` prints and the README names. */
async function editInStudio(
  page: Page,
  { studio, port }: { readonly studio: string; readonly port: number },
): Promise<void> {
  const [theme = '', winners = '', contact = ''] = addresses.map((address) =>
    address.replace('4173', String(port)),
  )
  await page.goto(studio)
  await page.getByRole('link', { name: 'Lagoon', exact: true }).click()
  await page.goto(theme)
  await page.getByRole('radio', { name: 'pill' }).click()
  await page.goto(winners)
  await page.getByRole('button', { name: 'Move winners up' }).click()
  await page.goto(contact)
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByRole('button', { name: 'Review and save' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
}

async function lookAtSite(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page).toHaveTitle(/Lagoon/)
  await expect(page.locator('[data-block="winners"]')).toBeAttached()
  await expect(page.locator('[data-block="contact"]')).toHaveCount(0)
}

/** Logs in to the published site, opens a slot of the sandbox in its frame and plays a round. */
async function playThere(page: Page, address: string, copy: string): Promise<void> {
  const { origin } = new URL(address)
  const t = readWords('lagoon', 'en', copy)
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await page.goto(`${origin}/m/login`)
  await field(t('field.account')).fill('member88')
  await field(t('field.password')).fill(demoPassword)
  await passSliderByKeys(page, t)
  await page.getByRole('button', { name: t('login.submit'), exact: true }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  const game = await page.evaluate(async () => {
    const headers = {
      Merchant: 'lagoon',
      Authorization: JSON.parse(sessionStorage.getItem('sessionInfo') ?? '{}').token,
    }
    const query =
      'merchant=lagoon&merchantCode=lagoon&clientType=2&typeId=1&gameType=RNG&pageSize=50'
    const answer = await fetch(`/wps/relay/GCSGAME_gameList?${query}`, { headers })
    const [{ vendor, gameCode }] = (await answer.json()).value.games
    return `/m/game?vassKey=${vendor}&gameCode=${gameCode}&gameType=RNG`
  })
  await page.goto(origin + game)
  const frame = page.frameLocator('iframe')
  await frame.getByRole('button', { name: gameWords['slot.spin'] }).click()
  const won = gameWords['slot.won'].split('{')[0] ?? ''
  await expect(
    frame.getByText(gameWords['slot.none']).or(frame.getByText(won)).first(),
  ).toBeVisible()
}

/** The files of the repository as somebody gets them, with what was installed and built before. */
function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'livery-clone-'))
  const listed = execFileSync('git', ['ls-files', '-z', '-c', '-o', '--exclude-standard'], {
    cwd: projectRoot,
    encoding: 'utf8',
  })
  for (const file of listed.split('\0').filter((name) => name !== '' && name !== 'node_modules')) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(projectRoot, file), join(copy, file))
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(copy, 'node_modules'))
  cpSync(join(projectRoot, 'dist'), join(copy, 'dist'), { recursive: true })
  return copy
}

/** Runs a line as it is typed; what is installed is looked at and not fetched once more. */
function run(cwd: string, command: string): string {
  const typed = command === 'npm ci' ? 'npm ci --dry-run --offline' : command
  const { status, stdout, stderr } = spawnSync('sh', ['-c', typed], {
    ...processLimit,
    cwd,
    encoding: 'utf8',
  })
  expect(status, `${command}\n${stdout}${stderr}`).toBe(0)
  return stdout
}

interface Started {
  readonly child: ChildProcess
  /** Waits until its output matches. */
  readonly waitFor: (pattern: RegExp) => Promise<readonly string[]>
}

/** Starts a line that runs until it is stopped. */
function start(cwd: string, command: string, env: NodeJS.ProcessEnv = {}): Started {
  const child = spawn('sh', ['-c', command], {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
  })
  let output = ''
  const read = (part: Buffer): void => {
    output += part.toString()
  }
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  return {
    child,
    waitFor: async (pattern) => {
      await expect.poll(() => output, { message: command }).toMatch(pattern)
      return pattern.exec(output) ?? []
    },
  }
}

/** Ends a line with all that it started. */
function stop({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGTERM')
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
