import { type Files, schemaAddress } from '../../core/config/files.ts'
import { listLanguages } from '../../core/config/list-languages.ts'
import { areaFile, keyLanguage } from '../../core/config/messages.ts'
import { ownBlockFile } from '../../core/config/own-blocks/own-block.ts'
import { formatJson } from '../new-merchant/format-json.ts'

/** The English texts of a new block. */
const english = {
  title: 'A new block',
  guest: 'Log in to see what this block has for you.',
  member: 'Welcome back.',
}

/**
 * Composes the files of a new own block, by their paths in its folder: a component with a setting, a style sheet, and
 * messages in every language of the workspace. Only those in English have texts.
 */
export function composeNewBlock(type: string, files: Files): ReadonlyMap<string, string> {
  const folder = ownBlockFile(type).replace(/block\.json$/, '')
  const words = listLanguages(files).map(({ tag }): [string, string] => [
    areaFile(tag, type).slice(folder.length),
    formatJson({ [type]: tag === keyLanguage ? english : emptied() }),
  ])
  return new Map([
    [
      'block.json',
      formatJson(describe(type, schemaAddress(files, ownBlockFile(type), 'own-block'))),
    ],
    ['block.tsx', composeComponent(type)],
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
    description: 'Greets guests and members.',
    settings: {
      title: { type: 'text', description: 'The heading.', usual: `${type}.title` },
    },
    height: 114,
  }
}

function composeComponent(type: string): string {
  const name = titleOf(type).replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase())
  return `import { type BlockProps, Section, type Text, useAccount, useT, useText } from 'livery/block'
import styles from './${type}.module.css'

interface Settings {
  readonly title?: Text
}

/** Greets guests and members. */
export default function ${name}({ settings }: BlockProps<Settings>) {
  const t = useT()
  const readText = useText()
  const isGuest = useAccount() === 'guest'
  return (
    <Section title={readText(settings.title ?? '${type}.title')}>
      <p className={styles['text']}>{t(isGuest ? '${type}.guest' : '${type}.member')}</p>
    </Section>
  )
}
`
}

const styles = `.text {
  padding-block-end: var(--space-3);
  color: var(--text-muted);
}
`
