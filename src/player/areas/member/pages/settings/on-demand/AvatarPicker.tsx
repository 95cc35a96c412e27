import { type ReactNode, useState } from 'react'
import {
  errorMessageKey,
  errorMessageValues,
  isQuiet,
} from '../../../../../gateway/error-message-key.ts'
import { useCall } from '../../../../../gateway/use-call.ts'
import { useMutation } from '../../../../../gateway/use-mutation.ts'
import { useT } from '../../../../../i18n/use-t.ts'
import { Button } from '../../../../../kit/controls/Button.tsx'
import { Icon } from '../../../../../kit/controls/Icon.tsx'
import { Sheet } from '../../../../../kit/controls/Sheet.tsx'
import { Avatar } from '../../../../../kit/pages/Avatar.tsx'
import { showLoading, showNotification } from '../../../../../state/toasts.ts'
import styles from './AvatarPicker.module.css'

/** The nine avatars (SPEC §3.10). */
const avatars = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const

export interface AvatarPickerProps {
  readonly chosen: number | undefined
  readonly onClose: () => void
}

/** Shows the nine avatars; the button saves the selected one (SPEC §4.23). */
export default function AvatarPicker({ chosen, onClose }: AvatarPickerProps): ReactNode {
  const t = useT()
  // Another device may have changed it since the page loaded.
  const { value: current } = useCall('headIcon')
  const [picked, setPicked] = useState<number>()
  const selected = picked ?? current ?? chosen
  const { run, running } = useMutation('setHeadIcon')

  async function save(): Promise<void> {
    if (selected === undefined) return
    const closeNotice = showLoading(t('settings.avatar.saving'))
    try {
      await run({ body: { iconId: selected } })
      onClose()
    } catch (error) {
      if (!isQuiet(error)) showNotification(t(errorMessageKey(error), errorMessageValues(error)))
    } finally {
      closeNotice()
    }
  }

  return (
    <Sheet title={t('settings.avatar.title')} cancel={t('common.cancel')} onClose={onClose}>
      <div className={styles['grid']} role="radiogroup" aria-label={t('settings.avatar.title')}>
        {avatars.map((iconId) => (
          // biome-ignore lint/a11y/useSemanticElements: a picture in a radio group
          <button
            key={iconId}
            type="button"
            role="radio"
            className={styles['choice']}
            aria-checked={iconId === selected}
            aria-label={t('settings.avatar.number', { count: iconId + 1 })}
            onClick={() => setPicked(iconId)}
          >
            <Avatar className={styles['avatar']} iconId={iconId} />
            {iconId === selected && (
              <span className={styles['check']}>
                <Icon name="check" size="small" />
              </span>
            )}
          </button>
        ))}
      </div>
      <Button
        variant="accent"
        size="large"
        wide
        busy={running}
        disabled={selected === undefined}
        onClick={() => void save()}
      >
        {t('common.confirm')}
      </Button>
    </Sheet>
  )
}
