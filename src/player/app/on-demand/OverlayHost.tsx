import { type ReactNode, Suspense } from 'react'
import { loadWithAreas } from '../../i18n/start-i18n.ts'
import { lazyPart } from '../../kit/controls/lazy-part.tsx'
import { useDialogs } from '../../state/dialogs.ts'
import { useEndWarning } from '../../state/end-warning.ts'
import { useLanguageSheetOpen } from '../../state/language-sheet.ts'
import { useSessionKind } from '../../state/session.ts'
import { Boundary } from '../Boundary.tsx'
import { AskedDialog } from './AskedDialog.tsx'
import { EntryPopup } from './EntryPopup.tsx'
import { InactivityWarning } from './InactivityWarning.tsx'
import { LanguageSheet } from './LanguageSheet.tsx'

export { ToastList } from './ToastList.tsx'

// Only agents have contracts.
const ContractPrompts = lazyPart(() =>
  loadWithAreas(() => import('./ContractPrompts.tsx'), ['contracts']),
)

/**
 * Shows the overlays that are open: language sheet, session warning, dialog, popup of the gateway, contracts that
 * wait for an agent.
 */
export default function OverlayHost(): ReactNode {
  const [request] = useDialogs()
  const warning = useEndWarning()
  return (
    <>
      {useLanguageSheetOpen() && <LanguageSheet />}
      {warning && <InactivityWarning {...warning} />}
      {request && <AskedDialog key={request.id} request={request} />}
      <EntryPopup />
      {useSessionKind() === 'agent' && (
        <Boundary resetBy="contracts" quiet>
          <Suspense>
            <ContractPrompts />
          </Suspense>
        </Boundary>
      )}
    </>
  )
}
