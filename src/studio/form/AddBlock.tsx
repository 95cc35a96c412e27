import { type ReactNode, useState } from 'react'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Text } from 'react-aria-components/Text'
import list from '../look/list.module.css'
import { sayKey } from '../look/say.ts'
import { TextInput } from '../look/TextInput.tsx'
import { Window } from '../look/Window.tsx'
import styles from './AddBlock.module.css'
import { blockSchemas } from './block-schemas.ts'
import { editedAs } from './kind-of.ts'

export interface AddBlockProps {
  readonly onAdd: (type: string) => void
  readonly onClose: () => void
}

/** Every kind of block with what it is, to choose from. */
export function AddBlock({ onAdd, onClose }: AddBlockProps): ReactNode {
  const [wanted, setWanted] = useState('')
  const words = wanted.toLowerCase().split(/\s+/)
  const kinds = [...blockSchemas].map(([type, schema]) => {
    const { description = '' } = editedAs(schema)
    return { type, description }
  })
  const found = kinds.filter(({ type, description }) =>
    words.every((word) => `${type} ${sayKey(type)} ${description}`.toLowerCase().includes(word)),
  )
  return (
    <Window title="Add a block" size="narrow" onClose={onClose}>
      <div className={styles['search']}>
        <TextInput
          aria-label="Find a kind of block"
          placeholder="Find by name or by what it does"
          value={wanted}
          onType={setWanted}
        />
      </div>
      <ListBox
        aria-label="Kinds of block"
        className={styles['kinds'] ?? ''}
        onAction={(type) => onAdd(String(type))}
        renderEmptyState={() => <p className={styles['empty']}>No block is called so.</p>}
      >
        {found.map(({ type, description }) => (
          <ListBoxItem
            key={type}
            id={type}
            textValue={sayKey(type)}
            className={`${list['row']} ${styles['kind']}`}
          >
            <Text slot="label" className={styles['name'] ?? ''}>
              {sayKey(type)}
            </Text>
            <Text slot="description" className={styles['hint'] ?? ''}>
              {description}
            </Text>
          </ListBoxItem>
        ))}
      </ListBox>
    </Window>
  )
}
