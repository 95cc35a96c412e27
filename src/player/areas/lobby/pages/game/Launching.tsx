import { type ReactNode, useEffect, useState } from 'react'
import { useT } from '../../../../i18n/use-t.ts'
import { Picture } from '../../../../kit/controls/Picture.tsx'
import { Spinner } from '../../../../kit/controls/Spinner.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { useIconAddresses } from '../../../../kit/games/icon-address.ts'
import styles from './Play.module.css'
import type { GameChoice } from './use-game-choice.ts'

/** Milliseconds after which the page reports a launch as slow (SPEC §12.37). */
const slowMs = 8000

/** Fills the place of the frame while the game loads, with its picture if there is one. */
export function Launching({ choice }: { readonly choice: GameChoice }): ReactNode {
  const { name, picture, ratio, category, vendor } = choice
  const t = useT()
  const icons = useIconAddresses()
  const slow = useSlow()
  return (
    <div className={styles['launching']}>
      <Picture
        key={picture}
        className={styles['picture']}
        sources={[picture, ...(category ? icons(category, vendor) : [])]}
        width={160}
        height={picture ? 160 / ratio : 160}
        alt=""
        fit={picture ? 'cover' : 'contain'}
        eager
      />
      <p className={typography['figure']}>{name}</p>
      <p className={styles['opening']} role="status">
        <Spinner />
        {t(slow ? 'play.slow' : 'play.opening')}
      </p>
    </div>
  )
}

function useSlow(): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowMs)
    return () => clearTimeout(timer)
  }, [])
  return slow
}
