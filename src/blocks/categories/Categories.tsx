import type { ReactNode } from 'react'
import { categories } from '../../contract/categories.ts'
import { useT } from '../../i18n/use-t.ts'
import { Answer } from '../../parts/Answer.tsx'
import { lobbyPath } from '../../parts/lobby-path.ts'
import { Section } from '../../parts/Section.tsx'
import { useVendors } from '../../parts/use-vendors.ts'
import type { VendorGroup } from '../../parts/vendor-groups.ts'
import type { BlockProps } from '../../registry/block.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/navigation.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Categories.module.css'
import { Hall } from './Hall.tsx'

/** The categories that the gateway sorts, as ways into each. */
export default function Categories(props: BlockProps<'categories'>): ReactNode {
  const { variant, settings } = props
  const t = useT()
  const call = useVendors(settings.only)
  return (
    <Section className={`${styles['categories']} ${styles[variant]}`} tone={settings.tone}>
      <Answer
        call={call}
        skeleton={<Bones variant={variant} />}
        empty={t('home.categories.empty')}
        isEmpty={(groups) => groups.length === 0}
      >
        {(groups) =>
          variant === 'rail' ? (
            <Hall groups={groups} settings={settings} />
          ) : (
            <Ways groups={groups} variant={variant} />
          )
        }
      </Answer>
    </Section>
  )
}

interface WaysProps {
  readonly groups: readonly VendorGroup[]
  readonly variant: 'grid' | 'tabs' | 'pills'
}

function Ways({ groups, variant }: WaysProps): ReactNode {
  const t = useT()
  return (
    <nav aria-label={t('home.categories.label')}>
      <ul className={styles['ways']}>
        {variant === 'tabs' && (
          <li>
            <Link className={styles['way']} to="/m/home" aria-current="page">
              {t('home.categories.today')}
            </Link>
          </li>
        )}
        {groups.map(({ category }, index) => (
          <li key={category}>
            <Link className={styles['way']} to={lobbyPath(category)} data-tone={index % 4}>
              {variant === 'grid' && (
                <span className={styles['window']}>
                  <Icon name={categories[category].icon} size="huge" />
                </span>
              )}
              {t(categories[category].title)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Bones({ variant }: { readonly variant: BlockProps<'categories'>['variant'] }): ReactNode {
  if (variant === 'rail') return <Skeleton height="33rem" shape="card" />
  return (
    <div className={styles['ways']}>
      {variant === 'grid' ? (
        <Skeleton count={8} height="5.75rem" />
      ) : (
        <Skeleton count={5} width="5.5rem" height="var(--touch)" />
      )}
    </div>
  )
}
