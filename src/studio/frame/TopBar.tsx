import type { ReactNode } from 'react'
import { Count } from '../findings/Count.tsx'
import { useSay } from '../i18n/use-say.ts'
import { Button, IconButton } from '../look/Button.tsx'
import { Choice } from '../look/Choice.tsx'
import { optionsOf } from '../look/options.ts'
import { canRedo, canUndo, unsavedFiles } from '../model/session.ts'
import { nameStep } from '../state/name-step.ts'
import { useEditor } from '../state/use-editor.tsx'
import { LookSwitch } from './LookSwitch.tsx'
import { MerchantSwitch } from './MerchantSwitch.tsx'
import styles from './TopBar.module.css'

export interface TopBarProps {
  readonly shown: 'edit' | 'preview'
  readonly onShow: (shown: 'edit' | 'preview') => void
  readonly isTreeOpen: boolean
  readonly onTree: () => void
  readonly isFindingsOpen: boolean
  readonly onFindings: () => void
  readonly onReview: () => void
  readonly onPublish: () => void
}

const sides = ['edit', 'preview'] as const

/** Shows the merchant, undo and redo, the number of findings, and the buttons to save and to publish. */
export function TopBar(props: TopBarProps): ReactNode {
  const say = useSay('frame')
  const step = useSay('steps')
  const { editor, checks, dispatch } = useEditor()
  const { session } = editor
  const { steps, done } = session
  const [last, next] = [steps[done - 1], steps[done]]
  const unsaved = unsavedFiles(session).length
  const errors = checks.findings.filter(({ severity }) => severity === 'error').length
  const warnings = checks.findings.length - errors
  return (
    <header className={styles['bar']}>
      <IconButton
        icon="sidebar"
        label={say(props.isTreeOpen ? 'bar.foldTree' : 'bar.showTree')}
        onPress={props.onTree}
      />
      <MerchantSwitch />
      <span className={styles['rule']} />
      <IconButton
        icon="undo"
        label={say('bar.undo')}
        hint={last ? say('bar.undoStep', { step: nameStep(last, step) }) : say('bar.nothingToUndo')}
        isDisabled={!canUndo(session)}
        onPress={() => dispatch({ act: 'undo' })}
      />
      <IconButton
        icon="redo"
        label={say('bar.redo')}
        hint={next ? say('bar.redoStep', { step: nameStep(next, step) }) : say('bar.nothingToRedo')}
        isDisabled={!canRedo(session)}
        onPress={() => dispatch({ act: 'redo' })}
      />
      <span className={styles['space']} />
      <span className={styles['tabs']}>
        <Choice
          as="row"
          place="bar"
          aria-label={say('bar.shown')}
          value={props.shown}
          options={optionsOf(sides, (side) => say(`bar.${side}`))}
          onChange={props.onShow}
        />
      </span>
      <Button
        tone="quiet"
        aria-expanded={props.isFindingsOpen}
        aria-busy={!checks.isFresh}
        onPress={props.onFindings}
      >
        {say('bar.findings')} {checks.isChecked && <Count errors={errors} warnings={warnings} />}
      </Button>
      <LookSwitch />
      {/* Windows hide the page from who listens, but for what is marked so. */}
      <span className={styles['state']} role="status" data-live-announcer="true">
        {unsaved > 0 && <span className={styles['dot']} aria-hidden="true" />}
        {say(unsaved === 0 ? 'bar.saved' : 'bar.unsaved')}
      </span>
      <Button tone="main" isDisabled={unsaved === 0} onPress={props.onReview}>
        {say('bar.review')}
      </Button>
      <Button onPress={props.onPublish}>{say('bar.publish')}</Button>
    </header>
  )
}
