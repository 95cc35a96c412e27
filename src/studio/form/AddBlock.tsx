import { type ReactNode, useState } from 'react'
import { Header } from 'react-aria-components/Header'
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox'
import { Text } from 'react-aria-components/Text'
import { blockSchemasOf } from '../../core/config/block-schemas.ts'
import { useFormatKey, useT } from '../i18n/use-t.ts'
import list from '../look/list.module.css'
import { TextInput } from '../look/TextInput.tsx'
import { Window } from '../look/Window.tsx'
import styles from './AddBlock.module.css'
import { kindOfSchema } from './kind-of.ts'

export interface AddBlockProps {
  readonly page: string
  /** The types of the blocks that stand on the page. */
  readonly placed: ReadonlySet<string | undefined>
  readonly onAdd: (type: string) => void
  readonly onClose: () => void
}

/** Every kind of block that can stand on a page with what it is, to choose from; first what is not on it yet. */
export function AddBlock({ page, placed, onAdd, onClose }: AddBlockProps): ReactNode {
  const t = useT('form')
  const formatKey = useFormatKey()
  const [wanted, setWanted] = useState('')
  const words = wanted.toLowerCase().split(/\s+/)
  const found = Object.entries(blockSchemasOf(page))
    .map(([type, schema]) => ({ type, description: kindOfSchema(schema).description ?? '' }))
    .filter(({ type, description }) =>
      words.every((word) =>
        `${type} ${formatKey(type)} ${description}`.toLowerCase().includes(word),
      ),
    )
  const groups = [
    { title: t('addBlock.absent'), kinds: found.filter(({ type }) => !placed.has(type)) },
    { title: t('addBlock.present'), kinds: found.filter(({ type }) => placed.has(type)) },
  ].filter(({ kinds }) => kinds.length > 0)
  return (
    <Window title={t('addBlock.title')} size="narrow" onClose={onClose}>
      <div className={styles['search']}>
        <TextInput
          aria-label={t('addBlock.find')}
          placeholder={t('addBlock.findBy')}
          value={wanted}
          onType={setWanted}
        />
      </div>
      <ListBox
        aria-label={t('addBlock.kinds')}
        className={styles['kinds'] ?? ''}
        onAction={(type) => onAdd(String(type))}
        renderEmptyState={() => <p className={styles['empty']}>{t('addBlock.none')}</p>}
      >
        {groups.map(({ title, kinds }) => (
          <ListBoxSection key={title} id={title}>
            <Header className={styles['title']}>{title}</Header>
            {kinds.map(({ type, description }) => (
              <ListBoxItem
                key={type}
                id={type}
                textValue={formatKey(type)}
                className={`${list['row']} ${styles['kind']}`}
              >
                <Text slot="label" className={styles['name'] ?? ''}>
                  {formatKey(type)}
                </Text>
                <Text slot="description" className={styles['hint'] ?? ''}>
                  {description}
                </Text>
              </ListBoxItem>
            ))}
          </ListBoxSection>
        ))}
      </ListBox>
    </Window>
  )
}
