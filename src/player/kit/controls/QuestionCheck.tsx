import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { readCode } from '../../../core/contract/read-code.ts'
import { Button } from './Button.tsx'
import { Field } from './Field.tsx'
import { IconButton } from './IconButton.tsx'
import styles from './QuestionCheck.module.css'

export interface QuestionCheckProps {
  readonly words: { readonly done: string; readonly check: string; readonly reload: string }
  readonly state: 'loading' | 'ready' | 'checking' | 'passed'
  /** The question; undefined while it loads. */
  readonly question: string | undefined
  readonly error?: string | undefined
  readonly onDone: (answer: string) => void
  readonly onReload: () => void
}

/** Asks a question in place of a picture. Enter in its field answers it and does not send the form. */
export function QuestionCheck(props: QuestionCheckProps): ReactNode {
  const { words, state, question, error, onDone, onReload } = props
  const [typed, setTyped] = useState({ question, text: '' })
  const input = useRef<HTMLInputElement>(null)
  const text = typed.question === question || state !== 'ready' ? typed.text : ''
  const isPassed = state === 'passed'

  function check(): void {
    input.current?.focus()
    const answer = readCode(text)
    if (state === 'ready' && answer !== '') onDone(answer)
  }
  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || isPassed) return
    event.preventDefault()
    check()
  }

  return (
    <div className={styles['question']} data-kit="question-check">
      <Field
        ref={input}
        label={question ?? typed.question ?? '…'}
        value={text}
        readOnly={state !== 'ready'}
        valid={isPassed}
        hint={isPassed ? words.done : undefined}
        error={isPassed ? undefined : error}
        inputMode="numeric"
        autoComplete="off"
        maxLength={16}
        onChange={(event) => setTyped({ question, text: event.target.value })}
        onKeyDown={press}
      />
      {!isPassed && (
        <div className={styles['steps']} data-part="actions">
          <Button variant="outline" wide busy={state === 'checking'} onClick={check}>
            {words.check}
          </Button>
          <IconButton icon="refresh" label={words.reload} onClick={onReload} />
        </div>
      )}
    </div>
  )
}
