import type { ReactNode } from 'react'
import { categories } from '../../../../../core/contract/categories.ts'
import type { GatewayError } from '../../../../../core/gateway-client/gateway-error.ts'
import { errorMessageKey, errorMessageValues } from '../../../../gateway/error-message-key.ts'
import type { QueryResult } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Icon } from '../../../../kit/controls/Icon.tsx'
import { IconButton } from '../../../../kit/controls/IconButton.tsx'
import { Link } from '../../../../kit/controls/navigation.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { useCurrentInView } from '../../../../kit/controls/use-current-in-view.ts'
import { lobbyPath } from '../../../../kit/games/lobby-path.ts'
import { useLobbyCategory } from '../../../../kit/games/use-lobby-category.ts'
import { useVendors } from '../../../../kit/games/use-vendors.ts'
import type { VendorGroup } from '../../../../kit/games/vendor-groups.ts'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import { Section } from '../../../../kit/pages/Section.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import tabStyles from './CategoryTabs.module.css'
import styles from './SideCategories.module.css'

/**
 * Shows all categories in a column at the side of the page that stays in place while the page
 * scrolls.
 */
export default function SideCategories({ settings }: BlockProps<'categories'>): ReactNode {
  const t = useT()
  const call = useVendors(settings.only)
  return (
    <Section
      className={styles['side']}
      tone={settings.tone}
      edge={settings.edge}
      over={settings.over}
    >
      {call.error && !call.value ? (
        <Failed call={call} error={call.error} />
      ) : (
        <Answer
          call={call}
          skeleton={<Skeleton height="33.75rem" shape="card" />}
          empty={t('home.categories.empty')}
          isEmpty={(groups) => groups.length === 0}
        >
          {(groups) => <CategoryTabs groups={groups} />}
        </Answer>
      )}
    </Section>
  )
}

interface FailedProps {
  readonly call: Pick<QueryResult<unknown>, 'retry' | 'refreshing'>
  readonly error: GatewayError
}

/** The column is too narrow for text, so only a screen reader gets the message. */
function Failed({ call, error }: FailedProps): ReactNode {
  const t = useT()
  return (
    <div className={styles['failed']} role="alert">
      <Icon name="warning" />
      <p data-unseen>{t(errorMessageKey(error), errorMessageValues(error))}</p>
      <IconButton
        icon="refresh"
        label={t('common.retry')}
        spinning={call.refreshing}
        onClick={call.retry}
      />
    </div>
  )
}

function CategoryTabs({ groups }: { readonly groups: readonly VendorGroup[] }): ReactNode {
  const t = useT()
  const current = useLobbyCategory()
  const column = useCurrentInView<HTMLElement>(current)
  return (
    <nav
      ref={(tabs) => {
        column.current = tabs?.closest<HTMLElement>('[data-block]')?.parentElement ?? null
      }}
      className={tabStyles['lamps']}
      data-part="lamps"
      aria-label={t('home.categories.label')}
    >
      {groups.map(({ category }) => (
        <Link
          key={category}
          className={tabStyles['lamp']}
          to={lobbyPath(category)}
          aria-current={category === current ? 'page' : undefined}
        >
          <Icon name={categories[category].icon} />
          {t(`categoryShort.${category}`)}
        </Link>
      ))}
    </nav>
  )
}
