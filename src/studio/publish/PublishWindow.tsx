import { type ReactNode, useState } from 'react'
import { Asked } from '../look/Asked.tsx'
import { Button } from '../look/Button.tsx'
import { Choice } from '../look/Choice.tsx'
import { Refusal } from '../look/Refusal.tsx'
import { TextInput } from '../look/TextInput.tsx'
import { Window } from '../look/Window.tsx'
import { Foresight } from './Foresight.tsx'
import styles from './PublishWindow.module.css'
import { Releases } from './Releases.tsx'
import { RollbackWindow } from './RollbackWindow.tsx'
import { Run } from './Run.tsx'
import { usePublishing } from './use-publishing.ts'

export interface PublishWindowProps {
  /** The merchant that is open, where one is. */
  readonly code?: string
  /** How many of its files are not saved. */
  readonly unsaved?: number
  readonly onClose: () => void
}

const releaseName = /^[a-zA-Z0-9][a-zA-Z0-9._-]{0,63}$/

/** Tells what a publish would change, puts merchants out, tells how far that is, and goes back to what went out before. */
export function PublishWindow(props: PublishWindowProps): ReactNode {
  const { code, unsaved = 0, onClose } = props
  const publishing = usePublishing()
  const { state, problem, again, isBusy, tellsRun } = publishing
  const [whom, setWhom] = useState<'one' | 'all'>(code === undefined ? 'all' : 'one')
  const [release, setRelease] = useState('')
  /** The release that is to be served again, while that is asked. */
  const [asked, setAsked] = useState<string>()
  const isName = release === '' || releaseName.test(release)
  const chosen = whom === 'one' ? code : undefined
  const choose = (next: typeof whom): void => {
    setWhom(next)
    publishing.leaveRun()
  }
  const begin = (): void =>
    publishing.publish({
      ...(chosen !== undefined && { merchants: [chosen] }),
      ...(release !== '' && { release }),
    })
  return (
    <Window
      title="Publish"
      onClose={onClose}
      size="narrow"
      foot={
        <>
          <p className={styles['note']}>
            {unsaved > 0 && 'What is saved goes out. What is not saved yet does not.'}
          </p>
          <Button onPress={onClose}>Close</Button>
          <Button tone="main" isDisabled={!state || isBusy || !isName} onPress={begin}>
            {isBusy ? 'Under way…' : 'Publish'}
          </Button>
        </>
      }
    >
      <div className={styles['body']}>
        {problem !== undefined && (
          <Refusal action={!state && <Button onPress={again}>Try again</Button>}>{problem}</Refusal>
        )}
        {!state && problem === undefined && (
          <p role="status" className={styles['quiet']}>
            Looking at what is published…
          </p>
        )}
        {state && (
          <>
            <p>
              Goes to <code className={styles['folder']}>{state.folder}</code>. A merchant with
              errors stays as it was, and hosts change when all of a release is there.
            </p>
            {code !== undefined && (
              <div className={styles['whom']}>
                <Choice
                  as="row"
                  place="bar"
                  aria-label="Who is published"
                  value={whom}
                  options={[
                    { value: 'one', label: `Only ${code}` },
                    { value: 'all', label: 'Every merchant' },
                  ]}
                  onChange={choose}
                />
              </div>
            )}
            <Asked
              label="Name of the release"
              hint="Made from what it holds where it is empty."
              problem={isName ? undefined : 'Letters, digits, dots and dashes, 64 at most.'}
            >
              {(named) => <TextInput {...named} value={release} onType={setRelease} />}
            </Asked>
            {state.run && tellsRun && <Run run={state.run} />}
            {!tellsRun && <Foresight key={chosen} code={chosen} />}
            <Releases state={state} isBusy={isBusy} onServe={setAsked} />
          </>
        )}
      </div>
      {asked !== undefined && (
        <RollbackWindow
          release={asked}
          code={chosen}
          onClose={() => setAsked(undefined)}
          onConfirm={(wish) => {
            setAsked(undefined)
            publishing.rollBack(wish)
          }}
        />
      )}
    </Window>
  )
}
