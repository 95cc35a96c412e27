import type { ReactNode } from 'react'
import { Section } from '../../../../kit/pages/Section.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import { withRealAccount } from '../../../../registry/with-real-account.tsx'
import { Level } from './Level.tsx'
import { MemberName } from './MemberName.tsx'
import styles from './RowProfile.module.css'

export default withRealAccount(RowProfile)

/** Shows the member, with the progress to the next level, on the page's background or on a field (SPEC §11.60). */
function RowProfile({ settings }: BlockProps<'member-profile'>): ReactNode {
  return (
    <Section className={styles['row']} tone={settings.tone}>
      <MemberName {...settings} />
      {settings.progress && (
        <div className={styles['level']}>
          <Level />
        </div>
      )}
    </Section>
  )
}
