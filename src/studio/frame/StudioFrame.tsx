import { type ReactNode, useState } from 'react'
import { FindingsList } from '../findings/FindingsList.tsx'
import { useT } from '../i18n/use-t.ts'
import { unsavedFiles } from '../model/edit-session.ts'
import { changeQuery, usePlace, useQuery } from '../navigation/navigation.ts'
import type { PaletteEntry } from '../palette/palette-entry.ts'
import { PublishWindow } from '../publish/PublishWindow.tsx'
import { Review } from '../review/Review.tsx'
import { useDispatch, useEditorState } from '../state/use-editor.tsx'
import { useKeys } from '../state/use-keys.ts'
import { RemoteLine } from '../team/RemoteLine.tsx'
import { ColleagueSaves } from '../together/ColleagueSaves.tsx'
import { DraftOffer } from '../together/DraftOffer.tsx'
import { NotesProvider } from '../together/notes-context.tsx'
import { WhoElse } from '../together/WhoElse.tsx'
import { MerchantTree } from '../tree/MerchantTree.tsx'
import { EditorNotices } from './EditorNotices.tsx'
import { EditorPane } from './EditorPane.tsx'
import { GatewayBanner } from './GatewayBanner.tsx'
import { PlaceNotes } from './PlaceNotes.tsx'
import { PreviewPane } from './PreviewPane.tsx'
import styles from './StudioFrame.module.css'
import { TopBar } from './TopBar.tsx'
import { useCommands } from './use-commands.ts'

/** Shows the frame around the work on one merchant: the bar, the tree, the form and the preview. */
export function StudioFrame(): ReactNode {
  return (
    <NotesProvider>
      <Frame />
    </NotesProvider>
  )
}

function Frame(): ReactNode {
  const t = useT('frame')
  const [isTreeOpen, setTreeOpen] = useState(true)
  const [isFindingsOpen, setFindingsOpen] = useState(false)
  const [isNotesOpen, setNotesOpen] = useState(false)
  const [isReviewOpen, setReviewOpen] = useState(false)
  const [isPublishOpen, setPublishOpen] = useState(false)
  const editor = useEditorState()
  const { merchant } = usePlace()
  // If both do not fit side by side, one of them is shown.
  const shown = useQuery().get('shown') === 'preview' ? 'preview' : 'edit'
  const commands = useCommands({
    onReview: () => setReviewOpen(true),
    onPublish: () => setPublishOpen(true),
    onFindings: () => setFindingsOpen(true),
    onNotes: () => setNotesOpen(true),
    onTree: () => setTreeOpen((last) => !last),
  })
  useFrameKeys(commands)
  return (
    <div className={styles['frame']} data-tree={isTreeOpen ? 'open' : 'folded'} data-shown={shown}>
      <GatewayBanner />
      <TopBar
        shown={shown}
        onShow={(next) => changeQuery({ shown: next === 'preview' ? next : undefined })}
        isTreeOpen={isTreeOpen}
        onTree={() => setTreeOpen((last) => !last)}
        isFindingsOpen={isFindingsOpen}
        onFindings={() => setFindingsOpen((last) => !last)}
        isNotesOpen={isNotesOpen}
        onNotes={() => setNotesOpen((last) => !last)}
        onReview={() => setReviewOpen(true)}
        onPublish={() => setPublishOpen(true)}
        commands={commands}
      />
      {isTreeOpen && (
        <nav className={styles['tree']} aria-label={t('tree')}>
          <MerchantTree />
        </nav>
      )}
      <main className={styles['edit']}>
        <div className={styles['remote']}>
          <RemoteLine />
        </div>
        <WhoElse />
        <ColleagueSaves />
        <DraftOffer />
        <EditorNotices onChoose={() => setReviewOpen(true)} />
        <EditorPane />
        {isNotesOpen && <PlaceNotes onClose={() => setNotesOpen(false)} />}
        {isFindingsOpen && <FindingsList onClose={() => setFindingsOpen(false)} />}
      </main>
      <aside className={styles['preview']} aria-label={t('preview')}>
        <PreviewPane />
      </aside>
      {isPublishOpen && (
        <PublishWindow
          {...(merchant !== undefined && { code: merchant })}
          unsaved={unsavedFiles(editor.session).length}
          onClose={() => setPublishOpen(false)}
        />
      )}
      {isReviewOpen && <Review onClose={() => setReviewOpen(false)} />}
    </div>
  )
}

/**
 * Binds the keys of the commands. Undo and redo work also in fields, whose text is the session's, and over windows; where
 * nothing is to be saved, the browser does not offer to save the page.
 */
function useFrameKeys(commands: readonly PaletteEntry[]): void {
  const dispatch = useDispatch()
  const redo = (): void => dispatch({ act: 'redo' })
  useKeys(
    { 'mod+s': () => commands.find(({ keys }) => keys === 'mod+s')?.run() },
    { 'mod+z': () => dispatch({ act: 'undo' }), 'mod+shift+z': redo, 'mod+y': redo },
  )
}
