import type { ReactNode } from 'react'
import { useT, useText } from '../../../../i18n/use-t.ts'
import { Button } from '../../../../kit/controls/Button.tsx'
import { useCopied } from '../../../../kit/controls/use-copied.ts'
import { useLeastAge } from '../../../../kit/pages/use-least-age.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'

/** Opens the share sheet of the device with the link; a browser without one copies the link. */
export function ShareButton({ link }: { readonly link: string }): ReactNode {
  const t = useT()
  const text = useText()
  const { brand } = useSkin()
  const age = useLeastAge()
  const { copied, copy } = useCopied()
  async function share(): Promise<void> {
    const words = t('invite.shareText', { brand: text(brand.name), age })
    // A player who closes the sheet shares nothing.
    if (typeof navigator.share === 'function')
      return navigator.share({ text: words, url: link }).catch(() => undefined)
    await copy(link)
  }
  return (
    <Button variant="accent" size="large" wide icon="send" onClick={() => void share()}>
      <span aria-live="polite">{t(copied ? 'invite.copied' : 'invite.share')}</span>
    </Button>
  )
}
