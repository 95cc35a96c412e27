import type { ReactNode } from 'react'
import { useT } from '../i18n/use-t.ts'
import { StudioButton } from '../look/StudioButton.tsx'
import { useNotes } from './notes-context.tsx'

export interface NotesButtonProps {
  readonly isOpen: boolean
  readonly onPress: () => void
}

/** Opens the notes and shows how many are open; nothing where there is no team. */
export function NotesButton({ isOpen, onPress }: NotesButtonProps): ReactNode {
  const t = useT('together')
  const notes = useNotes()
  if (!notes) return null
  return (
    <StudioButton
      tone="quiet"
      icon="note"
      aria-label={t('notes.open', { count: notes.open })}
      aria-expanded={isOpen}
      onPress={onPress}
    >
      {notes.open}
    </StudioButton>
  )
}
