import { type ReactNode, Suspense } from 'react'
import { loadWithAreas } from '../../i18n/start-i18n.ts'
import { lazyPart } from '../../kit/controls/lazy-part.tsx'
import { useMedia } from '../../kit/controls/use-media.ts'
import { useSkin } from '../../registry/skin-context.tsx'
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

// A phone never loads it.
const LargeScreen = lazyPart(() => loadWithAreas(() => import('./LargeScreen.tsx'), ['help']))

/**
 * Shows the overlays that are open: language sheet, session warning, dialog, popup of the gateway, contracts that
 * wait for an agent; and what a large screen has beside the page.
 */
export default function OverlayHost(): ReactNode {
  const [request] = useDialogs()
  const warning = useEndWarning()
  const isLarge = useMedia('(min-width: 68.75rem)')
  const { largeScreen } = useSkin().look
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
      {isLarge && largeScreen && (
        <Boundary resetBy="sides" quiet>
          <Suspense>
            <LargeScreen />
          </Suspense>
        </Boundary>
      )}
    </>
  )
}
