import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestSandbox, type TestSandbox } from '../../../tests/support/start-test-sandbox.ts'
import { demoPassword } from '../demo/demo-accounts.ts'
import { createDefaultWorld } from '../world/default-world.ts'

let sandbox: TestSandbox
let now = Date.UTC(2026, 10, 28, 12)

beforeAll(async () => {
  const world = createDefaultWorld('chat')
  sandbox = await startTestSandbox({
    now: () => now,
    world: {
      ...world,
      historyDays: 0,
      chat: '/chat',
      settings: { ...world.settings, whitelabel: { CBS3: true } },
    },
  })
  const proof = await sandbox.passHumanCheck()
  const body = { username: 'member88', password: demoPassword, ...proof }
  sandbox.signIn((await sandbox.client.call('login', { body })).token)
})

afterAll(() => sandbox.close())

async function openChat(): Promise<string> {
  const { url } = await sandbox.client.call('launchChat')
  expect(url).toMatch(/^http:\/\/games\.localhost:4173\/chat\/[\w-]{24}$/)
  return new URL(url).pathname
}

async function send(path: string, text: string): Promise<string> {
  const sent = await sandbox.games(path, { method: 'POST', body: new URLSearchParams({ text }) })
  expect(sent.status).toBe(303)
  return (await sandbox.games(path)).text()
}

it('greets a member, answers about a topic and lists what it can answer', async () => {
  const path = await openChat()
  expect(await (await sandbox.games(path)).text()).toContain('how can we help?')
  expect(await send(path, 'How do I cash out?')).toContain('Add a bank account')
  expect(await send(path, 'Tell me a joke')).toContain('Choose one of them below')
})

it('shows what somebody typed as text, and asks no script of the page that frames it', async () => {
  const path = await openChat()
  const page = await send(path, '<img src=x onerror=alert(1)>')
  expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(page).not.toMatch(/<img|<script/)
  const policy = (await sandbox.games(path)).headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain('frame-ancestors http://test.localhost:4173')
})

it('shows that a chat has ended an hour after its last line, and for an invalid ticket', async () => {
  const path = await openChat()
  now += 3_600_001
  for (const one of [path, '/chat/made-up']) {
    const ended = await sandbox.games(one)
    expect(ended.status).toBe(404)
    expect(await ended.text()).toContain('This chat has ended')
  }
})

it('takes long and many lines, and keeps the last ones', async () => {
  const path = await openChat()
  for (let line = 0; line < 70; line += 1) await send(path, `line ${line} ${'x'.repeat(2000)}`)
  const page = await (await sandbox.games(path)).text()
  expect(page).toContain('line 69')
  expect(page).not.toContain('line 1 ')
  expect(page.length).toBeLessThan(100_000)
})
