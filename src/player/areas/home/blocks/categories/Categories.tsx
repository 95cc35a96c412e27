import type { ReactNode } from 'react'
import { useT } from '../../../../i18n/use-t.ts'
import { useVendors } from '../../../../kit/games/use-vendors.ts'
import type { VendorGroup } from '../../../../kit/games/vendor-groups.ts'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import { Section } from '../../../../kit/pages/Section.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import styles from './Categories.module.css'

export interface CategoriesProps {
  readonly settings: BlockProps<'categories'>['settings']
  readonly className?: string | undefined
  readonly skeleton: ReactNode
  readonly children: (groups: readonly VendorGroup[]) => ReactNode
}

/** Renders the categories in the gateway's order, drawn by a variant. */
export function Categories(props: CategoriesProps): ReactNode {
  const { settings, className = '', skeleton, children } = props
  const t = useT()
  return (
    <Section
      className={`${styles['categories']} ${className}`}
      tone={settings.tone}
      edge={settings.edge}
      over={settings.over}
    >
      <Answer
        call={useVendors(settings.only)}
        skeleton={skeleton}
        empty={t('home.categories.empty')}
        isEmpty={(groups) => groups.length === 0}
      >
        {children}
      </Answer>
    </Section>
  )
}
