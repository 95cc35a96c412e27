import { type ReactNode, Suspense, useState } from 'react'
import { readRoute } from '../../../core/contract/pages.ts'
import { useCall } from '../../gateway/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../kit/controls/Button.tsx'
import { Dialog } from '../../kit/controls/Dialog.tsx'
import { lazyPart } from '../../kit/controls/lazy-part.tsx'
import { usePath } from '../../kit/controls/navigation.tsx'
import { announcementsQuery } from '../../kit/pages/announcements.ts'
import { useSkin } from '../../registry/skin-context.tsx'
import { closePopups, readClosedPopups, usePopupsOff } from '../../state/closed-popups.ts'
import { useDialogs } from '../../state/dialogs.ts'

const GatewayHtml = lazyPart(() => import('../../kit/pages/GatewayHtml.tsx'))

/**
 * Shows the popups of the gateway on home, one after the other, unless the player closed them for today
 * or turned them off in the settings (SPEC §11.19). It asks nothing of its own: home has asked for the announcements.
 */
export function EntryPopup(): ReactNode {
  const t = useT()
  const skin = useSkin()
  const onHome = readRoute(usePath()) === 'home'
  const { value } = useCall('announcements', announcementsQuery(skin), { enabled: onHome })
  const [seen, setSeen] = useState<readonly string[]>(readClosedPopups)
  const isBusy = useDialogs().length > 0
  const isOff = usePopupsOff()
  const popup = value?.popup?.find(({ id }) => !seen.includes(id))
  if (!onHome || !popup || isBusy || isOff) return null
  const { id, title, content } = popup
  const close = (): void => setSeen([...seen, id])
  return (
    <Dialog
      title={title}
      onClose={close}
      actions={
        <>
          <Button
            variant="outline"
            onClick={() => {
              closePopups([...seen, id])
              close()
            }}
          >
            {t('app.popupToday')}
          </Button>
          <Button variant="accent" onClick={close}>
            {t('common.close')}
          </Button>
        </>
      }
    >
      {content && (
        <Suspense>
          <GatewayHtml html={content} />
        </Suspense>
      )}
    </Dialog>
  )
}
