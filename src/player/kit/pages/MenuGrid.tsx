import { type ReactNode, useId } from 'react'
import type { IconName } from '../../../core/contract/icons.ts'
import { useSkin } from '../../registry/skin-context.tsx'
import { CountBadge } from '../controls/CountBadge.tsx'
import { Icon } from '../controls/Icon.tsx'
import { Link } from '../controls/navigation.tsx'
import { ThemeDrawing } from '../controls/ThemeDrawing.tsx'
import typography from '../controls/typography.module.css'
import styles from './MenuGrid.module.css'

export interface MenuGridEntry {
  readonly key: string
  readonly label: string
  readonly icon: IconName
  readonly to: string
  /** A number of things that are new. */
  readonly badge?: number | undefined
}

export interface MenuGridGroup {
  readonly title: string
  readonly entries: readonly MenuGridEntry[]
}

/** Shows pages as icons in four columns, in groups (SPEC §11.61). */
export function MenuGrid({ groups }: { readonly groups: readonly MenuGridGroup[] }): ReactNode {
  return (
    <div data-kit="menus">
      {groups.map((group) => (
        <Group key={group.title} {...group} />
      ))}
    </div>
  )
}

function Group({ title, entries }: MenuGridGroup): ReactNode {
  const id = useId()
  const { group, tile } = useSkin().look.ornaments
  return (
    <section className={styles['group']} data-kit="menu" aria-labelledby={id}>
      <h2 className={`${styles['title']} ${typography['name']}`} data-part="label" id={id}>
        {title}
      </h2>
      {group && <ThemeDrawing className={styles['cord']} data-part="ornament" src={group} />}
      <ul className={styles['icons']} data-part="entries">
        {entries.map(({ key, label, icon, to, badge }) => (
          <li key={key}>
            <Link className={styles['entry']} data-part="entry" to={to}>
              <span className={styles['mark']} data-part="mark" data-tile={tile && ''}>
                {tile && <ThemeDrawing className={styles['tile']} data-part="tile" src={tile} />}
                <Icon name={icon} />
                <span className={styles['badge']}>
                  <CountBadge count={badge} />
                </span>
              </span>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
