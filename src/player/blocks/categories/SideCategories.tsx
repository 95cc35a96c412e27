import { type ReactNode, useEffect, useRef } from 'react'
import { categories } from '../../../core/contract/categories.ts'
import type { GatewayError } from '../../../core/gateway-client/gateway-error.ts'
import { Answer } from '../../components/parts/Answer.tsx'
import { lobbyPath } from '../../components/parts/lobby-path.ts'
import { Section } from '../../components/parts/Section.tsx'
import { useLobbyCategory } from '../../components/parts/use-lobby-category.ts'
import { useVendors } from '../../components/parts/use-vendors.ts'
import type { VendorGroup } from '../../components/parts/vendor-groups.ts'
import { Icon } from '../../components/ui/Icon.tsx'
import { IconButton } from '../../components/ui/IconButton.tsx'
import { Link } from '../../components/ui/navigation.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import { errorMessageKey, errorMessageValues } from '../../gateway/error-message-key.ts'
import type { Called } from '../../gateway/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import type { BlockProps } from '../../registry/block.ts'
import lamps from './Lamps.module.css'
import styles from './SideCategories.module.css'

/** Every category on a cord at the side of its page, which stays while the page scrolls. */
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
          {(groups) => <Lamps groups={groups} />}
        </Answer>
      )}
    </Section>
  )
}

interface FailedProps {
  readonly call: Pick<Called<unknown>, 'retry' | 'refreshing'>
  readonly error: GatewayError
}

/** The column is too narrow for words: they are only said. */
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

function Lamps({ groups }: { readonly groups: readonly VendorGroup[] }): ReactNode {
  const t = useT()
  const here = useLobbyCategory()
  const cord = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another category is another lamp
  useEffect(() => {
    // Only the column scrolls: the page stays where it is.
    const column = cord.current?.closest('[data-block]')?.parentElement
    const lit = cord.current?.querySelector<HTMLElement>('[aria-current]')
    if (lit && column) column.scrollTop = lit.offsetTop - column.clientHeight / 2
  }, [here])
  return (
    <nav
      ref={cord}
      className={lamps['lamps']}
      data-part="lamps"
      aria-label={t('home.categories.label')}
    >
      {groups.map(({ category }) => (
        <Link
          key={category}
          className={lamps['lamp']}
          to={lobbyPath(category)}
          aria-current={category === here ? 'page' : undefined}
        >
          <Icon name={categories[category].icon} />
          {t(`categoryShort.${category}`)}
        </Link>
      ))}
    </nav>
  )
}
