import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noFiles } from '../../src/core/config/files.ts'
import { composeWorkspace } from '../../src/site/new-workspace/compose-workspace.ts'
import { composeNewBlock } from '../../src/site/own-blocks/compose-new-block.ts'
import { processLimit } from '../../tests/support/process-limit.ts'
import { codeExports, followDeclarations, writeCodeTypes } from './write-code-types.ts'

const root = join(import.meta.dirname, '../..')
const sites = mkdtempSync(join(tmpdir(), 'livery-block-types-'))
const livery = join(sites, 'node_modules/livery')

/** A new workspace, with what the package and its libraries have for the compiler. */
beforeAll(() => {
  for (const [path, text] of composeWorkspace('1.2.3')) write(path, text)
  const description = { name: 'livery', type: 'module', exports: codeExports }
  write('node_modules/livery/package.json', JSON.stringify(description))
  symlinkSync(join(root, 'locales'), join(livery, 'locales'))
  for (const name of writeCodeTypes(livery)) takeLibrary(name)
})

afterAll(() => rmSync(sites, { recursive: true, force: true }))

describe('the types of scripts', () => {
  it('know the calls of the contract, and mark what it does not have', () => {
    const script = (name: string): string => `import { openGateway } from 'livery/client'

const gateway = openGateway({ origin: 'https://gateway.example', merchantCode: 'lagoon' })
const { info } = await gateway.call('${name}', { query: {} })
export const key: string | undefined = info.encryption?.publicKey
`
    write('blocks/script/good.ts', script('systemStatus'))
    write('blocks/script/wrong.ts', script('systemStatuses'))
    const found = check('typescript7')
    expect(found.map((line) => line.split(',', 1)[0])).toEqual(
      Array(2).fill('blocks/script/wrong.ts(4'),
    )
    expect(found.join()).toContain('systemStatuses')
    rmSync(join(sites, 'blocks/script'), { recursive: true })
  })
})

describe('the types of own blocks', () => {
  it.each(['typescript7', 'typescript'])('accept blocks without a mistake, with %s', (compiler) => {
    cpSync(join(root, 'examples/blocks'), join(sites, 'blocks'), { recursive: true })
    writeBlock('every-part', goodBlock)
    for (const [file, text] of composeNewBlock('new-card', noFiles))
      write(`blocks/new-card/${file}`, text)
    write('blocks/every-part/card.module.css', '.card { color: var(--text) }')
    expect(check(compiler)).toEqual([])
  })

  it('mark what a block cannot do at its line', () => {
    rmSync(join(sites, 'blocks'), { recursive: true, force: true })
    writeBlock('club-card', wrongBlock)
    expect(check('typescript7')).toEqual([
      expect.stringMatching(/^blocks\/club-card\/block\.tsx\(1,10\): .*'Badge'/),
      expect.stringMatching(/^blocks\/club-card\/block\.tsx\(2,10\): .*'useContest'/),
      expect.stringMatching(/^blocks\/club-card\/block\.tsx\(6,36\): .*"memberInfos"/),
      expect.stringMatching(/^blocks\/club-card\/block\.tsx\(7,46\): .*'levels'/),
      expect.stringMatching(/^blocks\/club-card\/block\.tsx\(10,15\): .*colour/),
      expect.stringMatching(/^blocks\/club-card\/block\.tsx\(10,31\): .*"common\.retri"/),
      expect.stringMatching(/^blocks\/club-card\/block\.tsx\(11,13\): .*"balloon"/),
      expect.stringMatching(/^blocks\/club-card\/block\.tsx\(12,20\): .*'row'/),
    ])
  })

  it('mark a wrong use of a call that the block declares', () => {
    rmSync(join(sites, 'blocks'), { recursive: true, force: true })
    cpSync(join(root, 'examples/blocks'), join(sites, 'blocks'), { recursive: true })
    writeBlock('club-card', wrongCalls)
    write('blocks/club-card/sandbox.ts', wrongHandlers)
    expect(check('typescript7')).toEqual([
      expect.stringMatching(/^blocks\/club-card\/block\.tsx\(4,21\): .*club-card\.statsu/),
      expect.stringMatching(/^blocks\/club-card\/block\.tsx\(5,53\): .*'point'/),
      expect.stringMatching(/^blocks\/club-card\/block\.tsx\(6,30\): .*club-card\.status/),
      expect.stringMatching(/^blocks\/club-card\/block\.tsx\(7,58\): .*'string'.*'number'/),
      expect.stringMatching(/^blocks\/club-card\/sandbox\.ts\(3,20\): .*'string'.*'boolean'/),
    ])
  })
})

describe('the types of the tests of blocks', () => {
  it('mark what no test can mean at its line', () => {
    writeFileSync(join(sites, 'blocks/club-card/club-card.test.ts'), wrongTests)
    cpSync(join(root, 'examples/blocks'), join(sites, 'blocks'), {
      recursive: true,
      filter: isSource,
    })
    expect(check('typescript7')).toEqual([
      expect.stringMatching(/^blocks\/club-card\/club-card\.test\.ts\(3,34\): .*"visitor"/),
      expect.stringMatching(
        /^blocks\/club-card\/club-card\.test\.ts\(4,67\): .*'string'.*'boolean'/,
      ),
      expect.stringMatching(/^blocks\/club-card\/club-card\.test\.ts\(5,45\): .*club-card\.statsu/),
    ])
  })
})

describe('the types of adapters', () => {
  it('accept the example', () => {
    rmSync(join(sites, 'blocks'), { recursive: true, force: true })
    cpSync(join(root, 'examples/gateways'), join(sites, 'gateways'), { recursive: true })
    expect(check('typescript7')).toEqual([])
  })

  it('mark what the contract does not have at its line', () => {
    write('gateways/north.ts', wrongAdapter)
    write('gateways/south.ts', unknownCall)
    expect(check('typescript7')).toEqual([
      expect.stringMatching(/^gateways\/north\.ts\(4,15\): .*'Marchant'/),
      expect.stringMatching(/^gateways\/north\.ts\(6,60\): .*'userName'/),
      expect.stringMatching(/^gateways\/north\.ts\(7,17\): .*=> number'/),
      expect.stringMatching(/^gateways\/south\.ts\(3,41\): .*'logIn'/),
    ])
  })
})

describe('the declarations of a module', () => {
  it('are those that it names by any kind of import, each once, with the packages', () => {
    const texts: Readonly<Record<string, string>> = {
      'a/first.d.ts': `import type { ReactNode } from 'react'
export { two } from '../b/two.tsx'
export declare const late: import("./late.ts").Late
export declare const words: typeof import('../words.json')`,
      'b/two.d.ts': `import type { Late } from '../a/late.ts'`,
      'a/late.d.ts': 'export type Late = string',
    }
    expect(followDeclarations('a/first.d.ts', (file) => String(texts[file]))).toEqual({
      files: ['a/first.d.ts', 'b/two.d.ts', 'a/late.d.ts'],
      packages: ['react'],
    })
  })
})

const isSource = (path: string): boolean => !path.endsWith('.test.ts')

function write(path: string, text: string): void {
  mkdirSync(dirname(join(sites, path)), { recursive: true })
  writeFileSync(join(sites, path), text)
}

function writeBlock(type: string, text: string): void {
  write(`blocks/${type}/block.tsx`, text)
}

function takeLibrary(name: string): void {
  const link = join(sites, 'node_modules', name)
  mkdirSync(dirname(link), { recursive: true })
  symlinkSync(join(root, 'node_modules', name), link)
}

const wrongTests = `import { renderBlock } from 'livery/testing'

await renderBlock('club-card', { account: 'visitor' })
await renderBlock('club-card', { answers: { 'club-card.status': { joined: 'yes', points: 1 } } })
await renderBlock('club-card', { answers: { 'club-card.statsu': {} } })
`

/** Checks the workspace as `npx tsc` does; returns the lines with an error. */
function check(compiler: string): string[] {
  const command = join(root, 'node_modules', compiler, 'bin/tsc')
  const { stdout } = spawnSync(process.execPath, [command, '--pretty', 'false'], {
    ...processLimit,
    cwd: sites,
    encoding: 'utf8',
  })
  return stdout.split('\n').filter((line) => /^\S/.test(line))
}

const goodBlock = `import {
  Answer, type BlockProps, Button, ButtonLink, type CallValue, EmptyNotice, Icon, Link, Money, Picture, Progress, Row,
  pathTo,  RowList, Section, Skeleton, Tag, type Text, useAccount, useCall, useCurrency, useFlag, useMessageLanguage, useT, useText,
} from 'livery/block'
import { useState } from 'react'
import styles from './card.module.css'

interface Settings {
  readonly title?: Text
  readonly picture?: string
  readonly rows: number
}

export default function ClubCard({ id, variant, settings }: BlockProps<Settings>) {
  const [open, setOpen] = useState(false)
  const t = useT()
  const readText = useText()
  const isGuest = useAccount() === 'guest'
  const member = useCall('memberInfo', undefined, { enabled: !isGuest })
  return (
    <Section title={readText(settings.title ?? 'club-card.title')} className={styles['card']}>
      <Answer call={member} skeleton={<Skeleton height={40} count={settings.rows} />}>
        {(value) => <Level member={value} />}
      </Answer>
      <RowList>
        <li><Row title={t('club-card.rows', { count: settings.rows })} mark={<Icon name="gift" />} to="/m/mall" /></li>
      </RowList>
      {settings.picture && <Picture sources={[settings.picture]} width={64} height={64} alt="" />}
      <Progress label={t('common.retry')} part={0.5} />
      <Tag tone="accent">{variant}</Tag>
      <Money amount="12.50" {...useCurrency()} />
      <Button id={id} aria-expanded={open} onClick={() => setOpen(!open)}>{useMessageLanguage()}</Button>
      {useFlag('ANYTHING') && <ButtonLink to={pathTo('mall')} size="small">{t('club-card.mall')}</ButtonLink>}
      <Link to="/m/home" className={styles['link']}>{t('club-card.home')}</Link>
      <EmptyNotice line={t('club-card.none')} />
    </Section>
  )
}

function Level({ member }: { readonly member: CallValue<'memberInfo'> }) {
  return <p>{member.level}</p>
}
`

const wrongBlock = `import { Badge, type BlockProps, Button, Icon, useCall, useT } from 'livery/block'
import { useContest } from 'react'

export default function ClubCard({ settings }: BlockProps<{ readonly rows: number }>) {
  const t = useT()
  const { value: wrong } = useCall('memberInfos')
  const level = useCall('memberInfo').value?.levels
  return (
    <>
      <Button colour="red">{t('common.retri')}</Button>
      <Icon name="balloon" />
      <p>{settings.row}</p>
    </>
  )
}
`

const wrongCalls = `import { useCall, useSubmit } from 'livery/block'

export default function ClubCard() {
  const a = useCall('club-card.statsu')
  const points = useCall('club-card.status').value?.point
  const { send } = useSubmit('club-card.status')
  const press = () => useSubmit('club-card.join').send({ season: 'third' })
  return <p>{String([a, points, send, press])}</p>
}
`

const wrongHandlers = `import type { SandboxHandlers } from 'livery/block'
export default {
  status: () => ({ joined: 'yes', points: 0 }),
  join: () => ({}),
} satisfies SandboxHandlers<'club-card'>
`

const wrongAdapter = `import { defineAdapter } from 'livery/gateway'

export default defineAdapter({
  headers: ({ Marchant, ...rest }) => ({ ...rest, 'X-Brand': Marchant }),
  calls: {
    login: { request: ({ body }) => ({ body: { login: body.userName } }) },
    headIcon: { answer: (value) => String(value) },
  },
})
`

const unknownCall = `import { defineAdapter } from 'livery/gateway'

export default defineAdapter({ calls: { logIn: { path: '/in' } } })
`
