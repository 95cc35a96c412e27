import type { ReactNode } from 'react'
import { useT } from '../../../../i18n/use-t.ts'
import { ListGroup, ListRow } from '../../../../kit/controls/ListGroup.tsx'
import { Section } from '../../../../kit/pages/Section.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import { withRealAccount } from '../../../../registry/with-real-account.tsx'
import { LogoutButton } from './LogoutButton.tsx'
import { useMenuGroups } from './menu-entries.ts'

export default withRealAccount(ListMenu)

/** Lists the pages of the member, a row each (SPEC §11.60). */
function ListMenu({ settings }: BlockProps<'member-menu'>): ReactNode {
  const t = useT()
  return (
    <Section tone={settings.tone} edge={settings.edge} over={settings.over}>
      {useMenuGroups(settings.groups).map(({ title, entries }) => (
        <ListGroup key={title} title={title}>
          {entries.map(({ route, icon, to, badge }) => (
            <ListRow key={route} icon={icon} label={t(`route.${route}`)} to={to} badge={badge} />
          ))}
        </ListGroup>
      ))}
      {settings.logout && <LogoutButton />}
    </Section>
  )
}
