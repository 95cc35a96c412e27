import { type ReactNode, useState } from 'react'
import { Form } from 'react-aria-components/Form'
import { useSay } from '../i18n/use-say.ts'
import { Button } from '../look/Button.tsx'
import { TextInput } from '../look/TextInput.tsx'
import styles from './KeepScene.module.css'

/** Keeps the scenario of the address under a name. */
export function KeepScene({ onKeep }: { readonly onKeep: (name: string) => void }): ReactNode {
  const say = useSay('grid')
  const [name, setName] = useState('')
  return (
    <Form
      className={styles['form'] ?? ''}
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() === '') return
        onKeep(name.trim())
        setName('')
      }}
    >
      <TextInput
        aria-label={say('name')}
        placeholder={say('name')}
        maxLength={60}
        value={name}
        onType={setName}
      />
      <Button type="submit" isDisabled={name.trim() === ''}>
        {say('keep')}
      </Button>
    </Form>
  )
}
