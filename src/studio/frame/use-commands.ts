import { canRedo, canUndo, unsavedFiles } from '../model/edit-session.ts'
import type { PaletteEntry } from '../palette/palette-entry.ts'
import { useCommand } from '../palette/use-command.ts'
import { useMay, useSession } from '../state/session-context.tsx'
import { useDispatch, useEditorState, useMerchantCode } from '../state/use-editor.tsx'

export interface FrameActions {
  readonly onReview: () => void
  readonly onPublish: () => void
  readonly onFindings: () => void
  readonly onNotes: () => void
  readonly onTree: () => void
}

/** Lists what can be done with the open merchant now. */
export function useCommands(actions: FrameActions): readonly PaletteEntry[] {
  const command = useCommand()
  const { session } = useEditorState()
  const dispatch = useDispatch()
  const mayEdit = useMay('save', useMerchantCode())
  const { isLocal } = useSession()
  const undo = (): void => dispatch({ act: 'undo' })
  const redo = (): void => dispatch({ act: 'redo' })
  const canSave = mayEdit && unsavedFiles(session).length > 0
  return [
    ...command('save', actions.onReview, { keys: 'mod+s', can: canSave }),
    ...command('publish', actions.onPublish),
    ...command('undo', undo, { keys: 'mod+z', can: canUndo(session) }),
    ...command('redo', redo, { keys: 'mod+shift+z', can: canRedo(session) }),
    ...command('findings', actions.onFindings),
    ...command('notes', actions.onNotes, { can: !isLocal }),
    ...command('tree', actions.onTree),
  ]
}
