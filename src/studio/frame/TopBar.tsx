import type { ReactNode } from 'react'
import { FindingCount } from '../findings/FindingCount.tsx'
import { useT } from '../i18n/use-t.ts'
import { ChoiceInput } from '../look/ChoiceInput.tsx'
import { optionsOf } from '../look/options.ts'
import { StudioButton, StudioIconButton } from '../look/StudioButton.tsx'
import { canRedo, canUndo, unsavedFiles } from '../model/edit-session.ts'
import { nameStep } from '../state/name-step.ts'
import { useMay } from '../state/session-context.tsx'
import { useChecks, useDispatch, useEditorState, useMerchantCode } from '../state/use-editor.tsx'
import { AccountMenu } from '../team/AccountMenu.tsx'
import { NotesButton } from '../together/NotesButton.tsx'
import { ColourSchemeSwitch } from './ColourSchemeSwitch.tsx'
import { MerchantSwitch } from './MerchantSwitch.tsx'
import styles from './TopBar.module.css'

export interface TopBarProps {
  readonly shown: 'edit' | 'preview'
  readonly onShow: (shown: 'edit' | 'preview') => void
  readonly isTreeOpen: boolean
  readonly onTree: () => void
  readonly isFindingsOpen: boolean
  readonly onFindings: () => void
  readonly isNotesOpen: boolean
  readonly onNotes: () => void
  readonly onReview: () => void
  readonly onPublish: () => void
}

const sides = ['edit', 'preview'] as const

/** Shows the merchant, undo and redo, the number of findings, and the buttons to save and to publish. */
export function TopBar(props: TopBarProps): ReactNode {
  const t = useT('frame')
  const { session } = useEditorState()
  const checks = useChecks()
  const mayEdit = useMay('save', useMerchantCode())
  const unsaved = unsavedFiles(session).length
  const errors = checks.findings.filter(({ severity }) => severity === 'error').length
  const warnings = checks.findings.length - errors
  return (
    <header className={styles['bar']}>
      <StudioIconButton
        icon="sidebar"
        label={t(props.isTreeOpen ? 'bar.foldTree' : 'bar.showTree')}
        onPress={props.onTree}
      />
      <MerchantSwitch />
      <span className={styles['rule']} />
      <UndoButtons />
      <span className={styles['space']} />
      <span className={styles['tabs']}>
        <ChoiceInput
          as="row"
          place="bar"
          aria-label={t('bar.shown')}
          value={props.shown}
          options={optionsOf(sides, (side) => t(`bar.${side}`))}
          onChange={props.onShow}
        />
      </span>
      <StudioButton
        tone="quiet"
        aria-expanded={props.isFindingsOpen}
        aria-busy={!checks.isFresh}
        onPress={props.onFindings}
      >
        {t('bar.findings')}{' '}
        {checks.isChecked && <FindingCount errors={errors} warnings={warnings} />}
      </StudioButton>
      <NotesButton isOpen={props.isNotesOpen} onPress={props.onNotes} />
      <ColourSchemeSwitch />
      {/* Windows hide the page from who listens, but for what is marked so. */}
      <span className={styles['state']} role="status" data-live-announcer="true">
        {unsaved > 0 && <span className={styles['dot']} aria-hidden="true" />}
        {t(unsaved === 0 ? 'bar.saved' : 'bar.unsaved')}
      </span>
      <StudioButton tone="main" isDisabled={unsaved === 0 || !mayEdit} onPress={props.onReview}>
        {t('bar.review')}
      </StudioButton>
      <StudioButton onPress={props.onPublish}>{t('bar.publish')}</StudioButton>
      <AccountMenu />
    </header>
  )
}

/** Undoes the last step and redoes the next, which their hints name. */
function UndoButtons(): ReactNode {
  const t = useT('frame')
  const step = useT('steps')
  const { session } = useEditorState()
  const dispatch = useDispatch()
  const { steps, done } = session
  const [last, next] = [steps[done - 1], steps[done]]
  return (
    <>
      <StudioIconButton
        icon="undo"
        label={t('bar.undo')}
        hint={last ? t('bar.undoStep', { step: nameStep(last, step) }) : t('bar.nothingToUndo')}
        isDisabled={!canUndo(session)}
        onPress={() => dispatch({ act: 'undo' })}
      />
      <StudioIconButton
        icon="redo"
        label={t('bar.redo')}
        hint={next ? t('bar.redoStep', { step: nameStep(next, step) }) : t('bar.nothingToRedo')}
        isDisabled={!canRedo(session)}
        onPress={() => dispatch({ act: 'redo' })}
      />
    </>
  )
}
