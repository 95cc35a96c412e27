import type { ReactNode } from 'react'
import { Count } from '../findings/Count.tsx'
import { Button, IconButton } from '../look/Button.tsx'
import { Choice } from '../look/Choice.tsx'
import { canRedo, canUndo, unsavedFiles } from '../model/session.ts'
import { nameStep } from '../state/name-step.ts'
import { useOpen } from '../state/use-bench.tsx'
import { LookSwitch } from './LookSwitch.tsx'
import { MerchantSwitch } from './MerchantSwitch.tsx'
import styles from './TopBar.module.css'

export interface TopBarProps {
  readonly shown: 'desk' | 'stage'
  readonly onShow: (shown: 'desk' | 'stage') => void
  readonly isTreeOpen: boolean
  readonly onTree: () => void
  readonly isFindingsOpen: boolean
  readonly onFindings: () => void
  readonly onReview: () => void
  readonly onPublish: () => void
}

const sides = [
  { value: 'desk', label: 'Edit' },
  { value: 'stage', label: 'Preview' },
] as const

/** Whose files are open, what can be taken back, what is to be said of them, and the ways to save and to publish. */
export function TopBar(props: TopBarProps): ReactNode {
  const { bench, checks, dispatch } = useOpen()
  const { session } = bench
  const { steps, done } = session
  const [last, next] = [steps[done - 1], steps[done]]
  const unsaved = unsavedFiles(session).length
  const errors = checks.findings.filter(({ severity }) => severity === 'error').length
  const warnings = checks.findings.length - errors
  return (
    <header className={styles['bar']}>
      <IconButton
        icon="sidebar"
        label={props.isTreeOpen ? 'Fold the tree away' : 'Show the tree'}
        onPress={props.onTree}
      />
      <MerchantSwitch />
      <span className={styles['rule']} />
      <IconButton
        icon="undo"
        label="Undo"
        hint={last ? `Undo: ${nameStep(last)}` : 'Nothing to undo'}
        isDisabled={!canUndo(session)}
        onPress={() => dispatch({ act: 'undo' })}
      />
      <IconButton
        icon="redo"
        label="Redo"
        hint={next ? `Redo: ${nameStep(next)}` : 'Nothing to redo'}
        isDisabled={!canRedo(session)}
        onPress={() => dispatch({ act: 'redo' })}
      />
      <span className={styles['space']} />
      <span className={styles['tabs']}>
        <Choice
          as="row"
          place="bar"
          aria-label="What is shown"
          value={props.shown}
          options={sides}
          onChange={props.onShow}
        />
      </span>
      <Button
        tone="quiet"
        aria-expanded={props.isFindingsOpen}
        aria-busy={!checks.isFresh}
        onPress={props.onFindings}
      >
        Findings {checks.isChecked && <Count errors={errors} warnings={warnings} />}
      </Button>
      <LookSwitch />
      {/* Windows hide the page from who listens, but for what is marked so. */}
      <span className={styles['state']} role="status" data-live-announcer="true">
        {unsaved > 0 && <span className={styles['dot']} aria-hidden="true" />}
        {unsaved === 0 ? 'Saved' : 'Not saved'}
      </span>
      <Button tone="main" isDisabled={unsaved === 0} onPress={props.onReview}>
        Review and save
      </Button>
      <Button onPress={props.onPublish}>Publish</Button>
    </header>
  )
}
