import type { ReactNode } from 'react'
import { useDialogs } from '../../state/dialogs.ts'
import { useEndWarning } from '../../state/end-warning.ts'
import { useLanguageSheetOpen } from '../../state/language-sheet.ts'
import { AskedDialog } from './AskedDialog.tsx'
import { EntryPopup } from './EntryPopup.tsx'
import { InactivityWarning } from './InactivityWarning.tsx'
import { LanguageSheet } from './LanguageSheet.tsx'
import { NewVersion } from './NewVersion.tsx'

export { ToastList } from './ToastList.tsx'
export { watchVisit } from './watch-visit.ts'

/** Shows the overlays that are open: language sheet, session warning, dialog, popup of the gateway, offer of a new version. */
export default function OverlayHost(): ReactNode {
  const [request] = useDialogs()
  const warning = useEndWarning()
  return (
    <>
      {useLanguageSheetOpen() && <LanguageSheet />}
      {warning && <InactivityWarning {...warning} />}
      {request && <AskedDialog key={request.id} request={request} />}
      <EntryPopup />
      <NewVersion />
    </>
  )
}
