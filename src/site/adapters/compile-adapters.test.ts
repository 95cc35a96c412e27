import { expect, it } from 'vitest'
import { filesOf } from '../../core/config/testing.ts'
import { calls } from '../../core/contract/calls.ts'
import { compileAdapters } from './compile-adapters.ts'
import { loadAdapter } from './load-adapter.ts'
import { matchPaths } from './match-paths.ts'

/** Compiles the files of `gateways/` by name; a text alone is the adapter `north`. */
function compile(code: string | Readonly<Record<string, string>>) {
  const files = typeof code === 'string' ? { 'north.ts': code } : code
  const paths = Object.entries(files).map(([name, text]) => [`gateways/${name}`, text])
  return compileAdapters(filesOf(Object.fromEntries(paths)))
}

/** Code of an adapter with one function, whose body is given. */
const opening = (body: string) =>
  `import { defineAdapter } from 'livery/gateway'
export default defineAdapter({ open: ({ content }) => { ${body}; return { value: content } } })`

it('becomes a script of its own, with what it imports', async () => {
  const { adapters, findings } = await compile({
    'north.ts': `import { defineAdapter } from 'livery/gateway'
import { toAmount } from './money.ts'
export default defineAdapter({
  calls: { walletBalance: { path: '/v2/wallet', answer: (value) => ({ balance: toAmount(value) }) } },
})`,
    'money.ts':
      'export const toAmount = (cents: unknown): string => (Number(cents) / 100).toFixed(2)',
  })
  expect(findings).toEqual([])
  expect([...adapters.keys()]).toEqual(['north'])
  const script = adapters.get('north') ?? ''
  const module = await import(`data:text/javascript,${encodeURIComponent(script)}`)
  for (const { calls } of [module.default, loadAdapter(script)])
    expect([calls.walletBalance.path, calls.walletBalance.answer(1234)]).toEqual([
      '/v2/wallet',
      { balance: '12.34' },
    ])
})

it('may name the calls of own blocks, and no call that none of them has', async () => {
  const described = {
    schemaVersion: 1,
    title: 'Club card',
    description: 'The card of the club.',
    height: 100,
    ownCalls: {
      status: {
        description: 'The points.',
        method: 'GET',
        path: '/wps/relay/CLUB_status',
        session: true,
        answer: { type: 'object' },
      },
    },
  }
  const compileWith = (name: string) =>
    compileAdapters(
      filesOf({
        'blocks/club-card/block.json': described,
        'gateways/north.ts': `export default { calls: { '${name}': { path: '/api/club' } } }`,
      }),
    )
  expect((await compileWith('club-card.status')).findings).toEqual([])
  const { findings } = await compileWith('club-card.statsu')
  expect(findings.map(({ line, column, message }) => [line, column, message])).toEqual([
    [
      1,
      28,
      'No block of the workspace has a call named "club-card.statsu". Rename it to "club-card.status".',
    ],
  ])
})

const refused: readonly (readonly [what: string, code: string, sentence: string])[] = [
  [
    'asks by itself',
    opening("fetch('/x')"),
    '"fetch" is not available to an adapter. Return what the gateway is asked with, and the player sends it.',
  ],
  [
    'keeps something on the device',
    opening("localStorage.setItem('a', 'b')"),
    '"localStorage" is not available to an adapter. Compute what is asked for from the call alone.',
  ],
  [
    'reads the page',
    opening('document.cookie'),
    '"document" is not available to an adapter. Compute what is asked for from the call alone.',
  ],
  [
    'runs text as code',
    opening("eval('1')"),
    '"eval" is not available to an adapter. Write what it computes as code.',
  ],
  [
    'reaches the function that compiles code',
    opening("content.constructor.constructor('1')()"),
    'An adapter cannot use the property "constructor". Remove it.',
  ],
  [
    'reaches the function that compiles code by a pattern',
    opening("const { constructor: made } = () => 1; made('1')()"),
    'An adapter cannot use the property "constructor". Remove it.',
  ],
  [
    'passes on what livery/gateway does not offer',
    "export { openGateway } from 'livery/gateway'\nexport default {}",
    'livery/gateway does not offer "openGateway" to an adapter. It offers defineAdapter.',
  ],
  [
    'passes on a package',
    "export * from 'ky'\nexport default {}",
    'An adapter cannot import "ky". Import from livery/gateway, or copy what you need into the folder gateways.',
  ],
  [
    'waits',
    opening('setTimeout(() => {}, 1)'),
    '"setTimeout" is not available to an adapter. Compute what is asked for from the call alone.',
  ],
  [
    'loads code while it runs',
    opening("import('./more.ts')"),
    'An adapter loads no other code while it runs. Import it at the top of the file.',
  ],
  [
    'imports a package',
    `import ky from 'ky'\nexport default { open: ky }`,
    'An adapter cannot import "ky". Import from livery/gateway, or copy what you need into the folder gateways.',
  ],
  [
    'imports a file of a merchant',
    `import world from '../merchants/cove/world.json'\nexport default { open: world }`,
    'An adapter cannot import "../merchants/cove/world.json", which is outside of its folder. Write the whole name of a file of the folder, such as "./money.ts".',
  ],
  [
    'is too large',
    `export default { open: () => ({ value: ${JSON.stringify(Array.from({ length: 9000 }, (_, at) => (at * 2654435761) % 2 ** 32).join())} }) }`,
    'and at most 12.0 KB are allowed. Remove what it does not need.',
  ],
  ['cannot be read', 'export default {', 'The code has an error: '],
  [
    'exports no adapter',
    'export const adapter = {}',
    'The file has no adapter as its default export. Write "export default defineAdapter({ … })".',
  ],
  [
    'fails when it is loaded',
    "export default (() => { throw new Error('no') })()",
    'The adapter fails when it is loaded: Error: no. Correct it.',
  ],
  [
    'does not end when it is loaded',
    'export default (() => { while (true) Math.random() })()',
    'The adapter fails when it is loaded: Error: Script execution timed out after 5000ms. Correct it.',
  ],
  [
    'has a function of another name',
    'export default { opens: () => ({ value: 1 }) }',
    'An adapter has no "opens". Rename it to "open".',
  ],
  [
    'has a text in place of a function',
    "export default { open: 'data' }",
    'An adapter: "open" has to be a function. Correct it.',
  ],
  [
    'has a call that the contract does not have',
    "export default { calls: { logIn: { path: '/in' } } }",
    'The contract has no call named "logIn". Rename it to "login".',
  ],
  [
    'has a setting that calls do not have',
    "export default { calls: { login: { url: '/in' } } }",
    'The call "login" has no "url".',
  ],
  [
    'leads to another origin',
    "export default { calls: { login: { path: 'https://elsewhere.example/in' } } }",
    'The call "login": "path" has to be a path that starts with one slash and has no query, such as "/api/cards/{id}". Correct it.',
  ],
  [
    'has another method',
    "export default { calls: { login: { method: 'post' } } }",
    'The call "login": "method" has to be GET, POST, PUT, PATCH, DELETE. Correct it.',
  ],
]

it.each(refused)('an adapter that %s is refused', async (_what, code, sentence) => {
  const { adapters, broken, findings } = await compile(code)
  expect(findings.map(({ message }) => message).join('\n')).toContain(sentence)
  expect(findings.every(({ code: one, file }) => one === 'adapter-code' && file)).toBe(true)
  expect([[...adapters], broken]).toEqual([[], ['north']])
})

it('a name that no pattern can have is refused like any other', async () => {
  const { findings } = await compile("export default { calls: { 'log(in': { path: '/in' } } }")
  expect(findings.map(({ message, line }) => [message, line])).toEqual([
    [expect.stringContaining('The contract has no call named "log(in".'), 1],
  ])
})

it('a path that fails leaves the paths of the other calls', async () => {
  const { adapters } = await compile(`export default {
  path: (path, name) => { if (name === 'login') throw new Error('no'); return '/v2' + path },
}`)
  const isAdapted = matchPaths(adapters.get('north') ?? '', [])
  expect([isAdapted(`/v2${calls.logout.path}`), isAdapted(`/v2${calls.login.path}`)]).toEqual([
    true,
    false,
  ])
})

it('a finding has the place of the name that it is about', async () => {
  const { findings } = await compile(`export default {
  calls: {
    logIn: { path: '/in' },
  },
}`)
  expect(findings).toMatchObject([{ file: 'gateways/north.ts', line: 3, column: 5 }])
})
