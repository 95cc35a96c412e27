import type { ReactNode } from 'react'
import { FindingCount } from '../findings/FindingCount.tsx'
import { useT } from '../i18n/use-t.ts'
import { ChoiceInput } from '../look/ChoiceInput.tsx'
import type { LazyCode } from '../look/LazyView.tsx'
import { optionsOf } from '../look/options.ts'
import { StudioButton, StudioIconButton } from '../look/StudioButton.tsx'
import { unsavedFiles } from '../model/edit-session.ts'
import { PaletteButton, type PaletteWindowProps } from '../palette/PaletteButton.tsx'
import type { PaletteEntry } from '../palette/palette-entry.ts'
import { useMay } from '../state/session-context.tsx'
import { useChecks, useEditorState, useMerchantCode } from '../state/use-editor.tsx'
import { AccountMenu } from '../team/AccountMenu.tsx'
import { NotesButton } from '../together/NotesButton.tsx'
import { ColourSchemeSwitch } from './ColourSchemeSwitch.tsx'
import { MerchantSwitch } from './MerchantSwitch.tsx'
import styles from './TopBar.module.css'
import { UndoButtons } from './UndoButtons.tsx'

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
  /** What the palette offers to do. */
  readonly commands: readonly PaletteEntry[]
}

const paletteCode: LazyCode<PaletteWindowProps> = {
  name: 'merchant-palette',
  load: async () => (await import('../palette/MerchantPalette.tsx')).MerchantPalette,
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
      <PaletteButton code={paletteCode} commands={props.commands} />
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
