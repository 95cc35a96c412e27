import type { ReactNode } from 'react'
import { useT } from '../../../../i18n/use-t.ts'
import { MenuGrid } from '../../../../kit/pages/MenuGrid.tsx'
import { Section } from '../../../../kit/pages/Section.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import { withRealAccount } from '../../../../registry/with-real-account.tsx'
import { LogoutButton } from './LogoutButton.tsx'
import { useMenuGroups } from './menu-entries.ts'

export default withRealAccount(GridMenu)

/** Shows the pages of the member as icons in four columns (SPEC §11.61). */
function GridMenu({ settings }: BlockProps<'member-menu'>): ReactNode {
  const t = useT()
  const groups = useMenuGroups(settings.groups).map(({ title, entries }) => ({
    title,
    entries: entries.map(({ route, ...entry }) => ({
      ...entry,
      key: route,
      label: t(`route.${route}`),
    })),
  }))
  return (
    <Section tone={settings.tone} edge={settings.edge} over={settings.over}>
      <MenuGrid groups={groups} />
      {settings.logout && <LogoutButton />}
    </Section>
  )
}
