import { type ReactNode, useId } from 'react'
import { Section } from '../../components/parts/Section.tsx'
import { CountBadge } from '../../components/ui/CountBadge.tsx'
import { Icon } from '../../components/ui/Icon.tsx'
import { Link } from '../../components/ui/navigation.tsx'
import { ThemeDrawing } from '../../components/ui/ThemeDrawing.tsx'
import { useT } from '../../i18n/use-t.ts'
import type { BlockProps } from '../../registry/block.ts'
import { useSkin } from '../../registry/skin-context.tsx'
import styles from './GridMenu.module.css'
import { LogoutButton } from './LogoutButton.tsx'
import { type MenuGroup, useMenuGroups } from './menu-entries.ts'

/** Shows the pages of the member as icons in four columns (SPEC §11.61). */
export default function GridMenu({ settings }: BlockProps<'member-menu'>): ReactNode {
  return (
    <Section tone={settings.tone} edge={settings.edge} over={settings.over}>
      <div className={styles['groups']}>
        {useMenuGroups(settings.groups).map((group) => (
          <Group key={group.title} {...group} />
        ))}
      </div>
      {settings.logout && <LogoutButton />}
    </Section>
  )
}

function Group({ title, entries }: MenuGroup): ReactNode {
  const t = useT()
  const id = useId()
  const { group, tile } = useSkin().look.ornaments
  return (
    <section className={styles['group']} aria-labelledby={id}>
      <h2 className={styles['title']} id={id}>
        {title}
      </h2>
      {group && <ThemeDrawing className={styles['cord']} src={group} />}
      <ul className={styles['icons']}>
        {entries.map(({ route, icon, to, badge }) => (
          <li key={route}>
            <Link className={styles['entry']} to={to}>
              <span className={styles['mark']} data-tile={tile && ''}>
                {tile && <ThemeDrawing className={styles['tile']} src={tile} />}
                <Icon name={icon} />
                <span className={styles['badge']}>
                  <CountBadge count={badge} />
                </span>
              </span>
              {t(`route.${route}`)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
