import { type ReactNode, useState } from 'react'
import { Form } from 'react-aria-components/Form'
import { Input } from 'react-aria-components/Input'
import { TextField } from 'react-aria-components/TextField'
import { Button } from '../look/Button.tsx'
import styles from './KeepScene.module.css'

/** Keeps the scenario of the address under a name. */
export function KeepScene({ onKeep }: { readonly onKeep: (name: string) => void }): ReactNode {
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
      <TextField aria-label="Name of this scenario" value={name} onChange={setName} maxLength={60}>
        <Input className={styles['input'] ?? ''} placeholder="Name of this scenario" />
      </TextField>
      <Button type="submit" isDisabled={name.trim() === ''}>
        Keep
      </Button>
    </Form>
  )
}
