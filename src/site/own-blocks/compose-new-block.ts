import { type Files, schemaAddress } from '../../core/config/files.ts'
import { listLanguages } from '../../core/config/list-languages.ts'
import { areaFile, keyLanguage } from '../../core/config/messages.ts'
import { ownBlockFile } from '../../core/config/own-blocks/own-block.ts'
import { printCallTypes } from '../../core/config/own-blocks/print-call-types.ts'
import type { OwnBlock } from '../../core/contract/generated/config.ts'
import { formatJson } from '../new-merchant/format-json.ts'

/** The English texts of a new block. */
const english = {
  title: 'A new block',
  guest: 'Log in to see what this block has for you.',
  member: 'Your points: {{points}}',
}

/**
 * Composes the files of a new own block, by their paths in its folder: a component with a setting and a call of its own,
 * the types and the sandbox handler of the call, its tests, a style sheet, and messages in every language of the workspace. Only
 * those in English have texts.
 */
export function composeNewBlock(type: string, files: Files): ReadonlyMap<string, string> {
  const folder = ownBlockFile(type).replace(/block\.json$/, '')
  const words = listLanguages(files).map(({ tag }): [string, string] => [
    areaFile(tag, type).slice(folder.length),
    formatJson({ [type]: tag === keyLanguage ? english : emptied() }),
  ])
  const ownCalls = composeCalls(type)
  return new Map([
    [
      'block.json',
      formatJson({
        ...describe(type, schemaAddress(files, ownBlockFile(type), 'own-block')),
        ownCalls,
      }),
    ],
    ['block.tsx', composeComponent(type)],
    ['calls.d.ts', printCallTypes(type, { ownCalls })],
    ['sandbox.ts', composeHandlers(type)],
    [`${type}.test.ts`, composeTests(type)],
    [`${type}.module.css`, styles],
    ...words,
  ])
}

function emptied(): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.keys(english).map((key) => [key, '']))
}

/** Returns a type as people write it: "club-card" becomes "Club card". */
function titleOf(type: string): string {
  const words = type.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function describe(type: string, $schema: string): object {
  return {
    $schema,
    schemaVersion: 1,
    title: titleOf(type),
    description: 'Invites guests, and shows members their points.',
    settings: {
      title: { type: 'text', description: 'The heading.', usual: `${type}.title` },
    },
    height: 114,
  }
}

function composeComponent(type: string): string {
  const name = titleOf(type).replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase())
  return `import {
  Answer,
  type BlockProps,
  Section,
  Skeleton,
  type Text,
  useAccount,
  useCall,
  useT,
  useText,
} from 'livery/block'
import styles from './${type}.module.css'

interface Settings {
  readonly title?: Text
}

/** Invites guests, and shows members the points that the gateway answers. */
export default function ${name}({ settings }: BlockProps<Settings>) {
  const t = useT()
  const readText = useText()
  const isGuest = useAccount() === 'guest'
  return (
    <Section title={readText(settings.title ?? '${type}.title')}>
      <div className={styles['text']}>{isGuest ? t('${type}.guest') : <Points />}</div>
    </Section>
  )
}

/** While the answer comes there is a grey line; a call that failed has a button that sends it again. */
function Points() {
  const t = useT()
  const status = useCall('${type}.status')
  const skeleton = <Skeleton shape="text" width="8em" />
  return (
    <Answer call={status} size="row" skeleton={skeleton}>
      {({ points }) => t('${type}.member', { points })}
    </Answer>
  )
}
`
}

/** Composes the call of the block. Its path has the name of the block, so that no two blocks have the same. */
function composeCalls(type: string): NonNullable<OwnBlock['ownCalls']> {
  return {
    status: {
      description: 'The points of the member.',
      method: 'GET',
      path: `/wps/relay/${type.replaceAll('-', '_').toUpperCase()}_status`,
      session: true,
      answer: {
        type: 'object',
        properties: { points: { type: 'integer', description: 'The points.' } },
        required: ['points'],
      },
    },
  }
}

function composeHandlers(type: string): string {
  return `import type { SandboxHandlers } from 'livery/block'

/** Answers the calls of the block while the sites run on this machine. */
export default {
  status: ({ store }) => ({ points: Number(store['points'] ?? 120) }),
} satisfies SandboxHandlers<'${type}'>
`
}

function composeTests(type: string): string {
  return `import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { closeBlock, failed, pending, renderBlock } from 'livery/testing'

afterEach(closeBlock)

test('invites a guest, and asks the gateway nothing', async () => {
  const block = await renderBlock('${type}')
  assert.match(block.text(), /${english.guest}/)
  assert.deepEqual(block.requests, [])
})

test('shows a member the points that the gateway answers', async () => {
  const answers = { '${type}.status': { points: 40 } }
  const block = await renderBlock('${type}', { account: 'member', answers })
  assert.match(block.text(), /Your points: 40/)
})

test('shows no points before the gateway has answered', async () => {
  const answers = { '${type}.status': pending }
  const block = await renderBlock('${type}', { account: 'member', answers })
  assert.doesNotMatch(block.text(), /Your points/)
})

test('asks the gateway again after it failed', async () => {
  const answers = { '${type}.status': failed }
  const block = await renderBlock('${type}', { account: 'member', answers })
  block.answer({ '${type}.status': { points: 40 } })
  await block.press('Try again')
  assert.match(block.text(), /Your points: 40/)
})
`
}

const styles = `.text {
  padding-block-end: var(--space-3);
  color: var(--text-muted);
}
`
