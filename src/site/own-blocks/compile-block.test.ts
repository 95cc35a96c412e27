import { expect, it } from 'vitest'
import { applyFixes } from '../../core/config/apply-fixes.ts'
import { filesOf } from '../../core/config/testing.ts'
import type { OwnBlockCall } from '../../core/contract/generated/config.ts'
import { listOwnCalls } from '../../core/contract/own-calls/own-call.ts'
import type { OwnModule } from '../../player/own-blocks/load-own-block.ts'
import { compileBlock } from './compile-block.ts'

const folder = 'blocks/club-card'
const component = 'export default function Card() { return <p>Hello</p> }'

/** Compiles a block from its files by name; a text alone is its component. */
function compile(code: string | Readonly<Record<string, string>>) {
  const files = typeof code === 'string' ? { 'block.tsx': code } : code
  const paths = Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text])
  return compileBlock('club-card', filesOf(Object.fromEntries(paths)))
}

/** Returns the sentences about the files of a block. */
async function sentencesOf(code: Parameters<typeof compile>[0]): Promise<string[]> {
  const { compiled, findings } = await compile(code)
  expect(compiled === undefined).toBe(findings.length > 0)
  return findings.map(({ message }) => message)
}

/** Code of a component that runs one statement when it is rendered. */
const doing = (statement: string) =>
  `export default function Card() { ${statement}\nreturn <p>Hello</p> }`
const showing = (markup: string) => `export default function Card() { return ${markup} }`
const styled = (css: string) => ({
  'block.tsx': `import styles from './a.module.css'\n${showing("<p className={styles['a']}>A</p>")}`,
  'a.module.css': css,
})

it('has its calls in its script, with the schema of their answers and without words for colleagues', async () => {
  const described: OwnBlockCall = {
    description: 'The points.',
    method: 'GET',
    path: '/wps/relay/CLUB_status',
    session: true,
    answer: {
      type: 'object',
      properties: { description: { type: 'string', description: 'A text.' } },
      required: ['description'],
    },
  }
  const files = filesOf({ [`${folder}/block.tsx`]: component })
  const calls = listOwnCalls('club-card', { ownCalls: { status: described } })
  const { compiled } = await compileBlock('club-card', files, calls)
  const module: OwnModule = await import(
    `data:text/javascript,${encodeURIComponent(compiled?.script ?? '')}`
  )
  expect(module.calls).toEqual([
    {
      name: 'club-card.status',
      declaration: {
        method: 'GET',
        path: '/wps/relay/CLUB_status',
        moduleId: 'member',
        token: true,
        kind: 'read',
        value: 'club-card.status',
      },
      answer: {
        type: 'object',
        properties: { description: { type: 'string' } },
        required: ['description'],
      },
    },
  ])
})

it('becomes a module that takes what it imports, and a style sheet in the layer of components', async () => {
  const { compiled, findings } = await compile({
    'block.tsx': `import { type BlockProps, Section } from 'livery/block'
import { useState } from 'react'
import styles from './a.module.css'
import { half } from './half.ts'
export default function Card({ settings }: BlockProps<{ rows: number }>) {
  const [open] = useState(true)
  return <Section>{open && <p className={styles['a']}>{half(settings.rows)}</p>}</Section>
}`,
    'half.ts': 'export const half = (rows: number): number => rows / 2',
    'a.module.css': '.a { color: var(--text); margin: 0 }',
  })
  expect(findings).toEqual([])
  expect(compiled?.css).toMatch(
    /^@layer reset,base,kit,component,look;@layer component\{\.own-[\w-]{6}-a\{color:var\(--text\);margin:0\}\}$/,
  )
  const module = await import(`data:text/javascript,${encodeURIComponent(compiled?.script ?? '')}`)
  const asked: string[] = []
  const made = module.default((name: string) => {
    asked.push(name)
    const jsx = (type: unknown, props: object) => ({ type, props })
    return { jsx, jsxs: jsx, useState: (value: unknown) => [value], Section: 'section' }
  })
  const { type, props } = made.default({ settings: { rows: 6 } })
  expect(asked.sort()).toEqual(['livery/block', 'react', 'react/jsx-runtime'])
  expect([type, props.children.props.children]).toEqual(['section', 3])
  expect(compiled?.css).toContain(`.${props.children.props.className}{`)
})

const declared: OwnBlockCall = {
  description: 'A call.',
  method: 'GET',
  path: '/wps/relay/CLUB_status',
  session: true,
  answer: { type: 'object' },
}
const ownCalls = {
  status: declared,
  join: { ...declared, method: 'POST', path: '/wps/relay/CLUB_join' },
} satisfies Readonly<Record<string, OwnBlockCall>>

/** Returns the findings about a block with a read and a call that changes something, and whether it is compiled. */
async function checkCalls(statements: string, more: object = {}) {
  const code = `import { useCall as ask, useSubmit, useFlag } from 'livery/block'\n${doing(statements)}`
  const description = JSON.stringify({ ownCalls, ...more }, null, 2)
  const files = filesOf({
    [`${folder}/block.tsx`]: code,
    [`${folder}/block.json`]: description,
  })
  const { compiled, findings } = await compileBlock(
    'club-card',
    files,
    listOwnCalls('club-card', { ownCalls }),
  )
  const lines = findings.map(
    ({ file, line, column, code, severity, message }) =>
      `${file.replace(`${folder}/`, '')}:${line}:${column} ${severity} ${code} ${message}`,
  )
  const { text: fixed } = applyFixes(
    description,
    findings.flatMap(({ fix }) => fix ?? []),
  )
  return { compiles: compiled !== undefined, lines, fixed: JSON.parse(fixed) }
}

it('may name the calls of the contract and its own', async () => {
  const statements = "ask('memberInfo'); ask(`club-card.status`); useSubmit('club-card.join')"
  const calls = ['memberInfo']
  expect(await checkCalls(statements, { calls })).toMatchObject({ compiles: true, lines: [] })
})

it('says which name nobody has, at its place, with the nearest one', async () => {
  const statements = "ask('club-card.statsu'); useSubmit('club-card.jion'); ask('memberInfos')"
  const { compiles, lines } = await checkCalls(statements)
  expect(compiles).toBe(false)
  expect(lines.filter((line) => line.includes('error'))).toEqual([
    'block.tsx:2:38 error unknown-call The gateway has no call named "club-card.statsu". Rename it to "club-card.status".',
    'block.tsx:2:69 error unknown-call The gateway has no call named "club-card.jion". Rename it to "club-card.join".',
    'block.tsx:2:92 error unknown-call The gateway has no call named "memberInfos". Rename it to "memberInfo".',
  ])
})

it('says which hook sends a call', async () => {
  const statements = "ask('club-card.join'); useSubmit('club-card.status'); ask('logout')"
  const { compiles, lines } = await checkCalls(statements)
  expect(compiles).toBe(false)
  expect(lines.map((line) => line.replace(/^.*own-block-code /, ''))).toEqual([
    '"club-card.join" changes something, so "useCall" does not send it. Write useSubmit(\'club-card.join\').',
    '"club-card.status" changes nothing, so "useSubmit" does not send it. Write useCall(\'club-card.status\').',
    '"logout" changes something, so "useCall" does not send it. Lead to the page of Livery that does it.',
  ])
})

it('says which call it declares and never makes, unless its code computes a name', async () => {
  expect(await checkCalls("useSubmit('club-card.join')")).toMatchObject({
    compiles: true,
    lines: [
      'block.json:3:5 warning unused-call No code of the block makes the call "club-card.status". Make it, or remove it here.',
    ],
  })
  const computed = "ask('club-card.' + (1 > 0 ? 'status' : 'join'))"
  expect(await checkCalls(computed)).toMatchObject({ compiles: true, lines: [] })
})

const makesOwn = "ask('club-card.status'); useSubmit('club-card.join')"

it('says what its code reads and the description does not name, and adds it', async () => {
  const reads = `${makesOwn}; ask('memberInfo'); useFlag('PTSYS3'); useFlag('OWN_FLAG')`
  const { compiles, lines, fixed } = await checkCalls(reads, { flags: ['OWN_FLAG'] })
  expect(compiles).toBe(true)
  expect(lines.map((line) => line.replace(/^block.json:\d+:\d+ warning /, ''))).toEqual([
    'undeclared-read The code of the block reads "PTSYS3", which "flags" does not name, so explanations leave it out. Add it to "flags".',
    'undeclared-read The code of the block reads "memberInfo", which "calls" does not name, so explanations leave it out. Add it to "calls".',
  ])
  expect(fixed).toEqual({ ownCalls, flags: ['OWN_FLAG', 'PTSYS3'], calls: ['memberInfo'] })
  expect((await checkCalls(reads, { flags: [] })).fixed).toMatchObject({
    flags: ['PTSYS3', 'OWN_FLAG'],
  })
})

it('says what the description names and its code does not read, unless the code computes a name', async () => {
  const named = { flags: ['PTSYS3'], calls: ['memberInfo'] }
  expect((await checkCalls(makesOwn, named)).lines).toEqual([
    'block.json:23:5 warning unused-flag No code of the block reads the flag "PTSYS3". Read it, or remove it here.',
    'block.json:26:5 warning unused-call No code of the block makes the call "memberInfo". Make it, or remove it here.',
  ])
  const computed = `${makesOwn}; ask('member' + 'Info'); useFlag(['PTS', 'YS3'].join(''))`
  expect((await checkCalls(computed, named)).lines).toEqual([])
})

it('says that a block without a component has none', async () => {
  expect(await sentencesOf({})).toEqual([
    'This block has no component. Add blocks/club-card/block.tsx, with the component as its default export.',
  ])
})

const notAvailable: readonly (readonly [name: string, statement: string])[] = [
  ['eval', 'eval("1")'],
  ['Function', 'new Function("return 1")()'],
  ['fetch', 'void fetch("https://evil.example")'],
  ['XMLHttpRequest', 'new XMLHttpRequest().send()'],
  ['WebSocket', 'new WebSocket("wss://evil.example")'],
  ['EventSource', 'new EventSource("/x")'],
  ['window', 'window.open("https://evil.example")'],
  ['globalThis', 'globalThis.name'],
  ['self', 'self.name'],
  ['top', 'top?.close()'],
  ['document', 'document.write("<script>")'],
  ['localStorage', 'localStorage.getItem("token")'],
  ['sessionStorage', 'sessionStorage.clear()'],
  ['indexedDB', 'indexedDB.open("x")'],
  ['navigator', 'navigator.sendBeacon("/x")'],
  ['location', 'location.href = "https://evil.example"'],
  ['history', 'history.back()'],
  ['Worker', 'new Worker("/x.js")'],
  ['importScripts', 'importScripts("/x.js")'],
  ['process', 'process.exit()'],
  ['require', 'require("fs")'],
  ['console', 'console.log(1)'],
  ['Reflect', 'Reflect.ownKeys({})'],
  ['Proxy', 'new Proxy({}, {})'],
  ['alert', 'alert(1)'],
]

it.each(notAvailable)('refuses the global name %s at its place', async (name, statement) => {
  const { findings } = await compile(doing(statement))
  expect(findings.map(({ message }) => message)).toEqual([
    expect.stringMatching(`^"${name}" is not available to a block\\. .+`),
  ])
  const column = doing(statement).indexOf(name) + 1
  expect(findings[0]).toMatchObject({ file: `${folder}/block.tsx`, line: 1, column })
})

it('takes a name for a global only where nothing around it declares it', async () => {
  const own =
    'export default function Card({ top, ...rest }: any) { const fetch = rest.a; fetch(); return <p>{top}</p> }'
  expect(await sentencesOf(own)).toEqual([])
  const other = `const inner = () => { const fetch = 1; return fetch }\n${doing('inner(); fetch("/")')}`
  expect(await sentencesOf(other)).toEqual([expect.stringMatching('"fetch" is not available')])
})

const refused: readonly (readonly [
  what: string,
  code: Parameters<typeof compile>[0],
  sentence: string,
])[] = [
  [
    'code that is loaded later',
    doing('void import("./more.ts")'),
    'A block loads no other code while it runs.',
  ],
  [
    'the address of its module',
    doing('void import.meta.url'),
    '"import.meta" is not available to a block.',
  ],
  [
    'an inline style',
    showing('<p style={{ color: "red" }}>A</p>'),
    'A block cannot use the attribute "style".',
  ],
  [
    'markup as text',
    showing('<p dangerouslySetInnerHTML={{ __html: "<b>" }} />'),
    'A block cannot use the attribute "dangerouslySetInnerHTML".',
  ],
  [
    'markup as text in a spread',
    showing('<p {...{ dangerouslySetInnerHTML: { __html: "<b>" } }} />'),
    'A block cannot use the attribute "dangerouslySetInnerHTML".',
  ],
  ['a script element', showing('<script>1</script>'), 'A block cannot show the element <script>.'],
  ['a frame', showing('<iframe srcDoc="<p>" />'), 'A block cannot show the element <iframe>.'],
  [
    'a style element',
    showing('<style>{"p{}"}</style>'),
    'A block cannot show the element <style>.',
  ],
  [
    'the constructor of a function',
    doing('(() => 1).constructor("return 1")()'),
    'A block cannot use the property "constructor".',
  ],
  [
    'the constructor by a text',
    doing('(() => 1)["constructor"]("return 1")()'),
    'A block cannot use the property "constructor".',
  ],
  [
    'the prototype of an object',
    doing('({}).__proto__'),
    'A block cannot use the property "__proto__".',
  ],
  [
    'the document of an element',
    'export default function Card() { return <p ref={(one: any) => void one.ownerDocument} /> }',
    'A block cannot use the property "ownerDocument".',
  ],
  [
    'markup into an element',
    'export default function Card() { return <p ref={(one: any) => { one.innerHTML = "<b>" }} /> }',
    'A block cannot use the property "innerHTML".',
  ],
  ['a debugger', doing('debugger'), 'A block cannot use this statement.'],
  ['a package', `import x from 'left-pad'\n${component}`, 'A block cannot import "left-pad".'],
  [
    'the player',
    `import { readSession } from 'livery/dist/assets/x.js'\n${component}`,
    'A block cannot import "livery/dist/assets/x.js".',
  ],
  [
    'a file outside of its folder',
    `import x from '../other-card/secret.ts'\n${component.replace('Hello', '{x}')}`,
    'A block cannot import "../other-card/secret.ts", which is outside of its folder.',
  ],
  [
    'a file that is not there',
    `import x from './Card.tsx'\n${component.replace('Hello', '{x}')}`,
    'There is no file blocks/club-card/Card.tsx.',
  ],
  [
    'a name that React does not offer to blocks',
    `import { cloneElement } from 'react'\n${component.replace('Hello', '{cloneElement(<b />)}')}`,
    'react does not offer "cloneElement" to a block.',
  ],
  [
    'a name that the kit does not have',
    `import { Botton } from 'livery/block'\n${component.replace('Hello', '<Botton />')}`,
    'livery/block does not offer "Botton" to a block.',
  ],
  [
    'all of a module',
    `import * as kit from 'livery/block'\n${component.replace('Hello', '<kit.Button />')}`,
    'A block imports from livery/block by name.',
  ],
  ['broken code', 'export default function Card( {', 'The code has an error: '],
  [
    'a file of another kind',
    {
      'block.tsx': `import x from './data.json'\n${component.replace('Hello', '{x}')}`,
      'data.json': '{}',
    },
    'A block is made of files with the endings .tsx, .ts and .module.css.',
  ],
  [
    'two megabytes',
    `${component}\n${'// a comment that is long\n'.repeat(90_000)}`,
    'The file has more than 200,000 characters.',
  ],
  [
    'a script that is too large',
    `export default function Card() { return <p>{${JSON.stringify(Array.from({ length: 9000 }, (_, at) => Math.sin(at)))}}</p> }`,
    'The script of the block has ',
  ],
  [
    'a colour of its own',
    styled('.a { color: #ff0000 }'),
    'A block takes its colours from the merchant.',
  ],
  [
    'a colour in a gradient',
    styled('.a { background: linear-gradient(tomato, var(--text)) }'),
    'A block takes its colours from the merchant.',
  ],
  [
    'a token that is not there',
    styled('.a { color: var(--txet) }'),
    'There is no token named "txet".',
  ],
  [
    'a picture of another host',
    styled('.a { background: url(https://evil.example/x.png) }'),
    'A style sheet of a block loads nothing.',
  ],
  [
    'another style sheet',
    styled('@import "https://evil.example/x.css"; .a { margin: 0 }'),
    'A block cannot import style sheets.',
  ],
  [
    'a font',
    styled('@font-face { font-family: X; src: local(X) } .a { margin: 0 }'),
    'A block cannot use this rule.',
  ],
  [
    'what is fixed to the screen',
    styled('.a { position: fixed }'),
    'A block fixes nothing to the screen.',
  ],
  [
    'the elements of other blocks',
    styled(':global(.b) { margin: 0 }'),
    'A block styles its own elements only.',
  ],
  ['all elements of a kind', styled('p { margin: 0 }'), 'The style sheet has an error: '],
]

it.each(refused)('refuses %s', async (what, code, sentence) => {
  const sentences = await sentencesOf(code)
  expect(sentences.join('\n'), what).toContain(sentence)
})
