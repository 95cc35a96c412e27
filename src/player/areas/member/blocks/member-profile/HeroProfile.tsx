import type { ReactNode } from 'react'
import type { BlockProps } from '../../../../registry/block.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { withRealAccount } from '../../../../registry/with-real-account.tsx'
import styles from './HeroProfile.module.css'
import { Level } from './Level.tsx'
import { MemberName } from './MemberName.tsx'

export default withRealAccount(HeroProfile)

/** Shows the member on the brand's colour, with the progress to the next level (SPEC §11.61). */
function HeroProfile({ settings }: BlockProps<'member-profile'>): ReactNode {
  const drawing = useSkin().look.ornaments['account']
  return (
    <div className={styles['frame']} data-kit="head" data-kind="profile">
      <div className={styles['hero']} data-part="main">
        {drawing && (
          <span
            className={styles['drawing']}
            data-part="subject"
            style={{ '--drawing': `url(${JSON.stringify(drawing)})` }}
          />
        )}
        <MemberName joined={settings.joined} badges={settings.badges} />
        {settings.progress && <Level />}
      </div>
    </div>
  )
}
