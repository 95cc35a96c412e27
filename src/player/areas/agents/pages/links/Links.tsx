import type { ReactNode } from 'react'
import type {
  AffiliateLinks,
  RegistrationLink,
} from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { type QueryResult, useCall } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { useSearch } from '../../../../kit/controls/navigation.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import { EmptyNotice } from '../../../../kit/pages/EmptyNotice.tsx'
import { PagePart } from '../../../../kit/pages/PagePart.tsx'
import { useFlag } from '../../../../registry/use-flag.ts'
import { useNamedStep } from '../../../../state/step-title.ts'
import { LinkList } from './LinkList.tsx'
import { LinkView, StandingView } from './LinkView.tsx'
import { NewLink } from './NewLink.tsx'
import { RegisterDownline } from './RegisterDownline.tsx'

/**
 * Shows the agent's links and the poster of one of them, or with `view` the form of a new link or the one
 * that registers a downline by hand (SPEC §11.85).
 */
export default function Links(): ReactNode {
  const view = useSearch().get('view')
  const canRegister = useFlag('REG3')
  return (
    <PagePart>
      {view === 'new' ? (
        <NewLink />
      ) : view === 'register' && canRegister ? (
        <RegisterDownline />
      ) : (
        <AllLinks />
      )}
    </PagePart>
  )
}

interface LinkAnswer extends AffiliateLinks {
  readonly standing: RegistrationLink
}

function AllLinks(): ReactNode {
  const call = useLinks()
  return (
    <Answer call={call} skeleton={<LinksSkeleton />}>
      {(answer) => (
        <>
          <Selected {...answer} />
          <LinkList {...answer} />
        </>
      )}
    </Answer>
  )
}

/** The address value of the link that always works. */
const standingId = 'standing'

/** Shows the link that the address names, or the latest one, or the one that always works. */
function Selected({ links, standing }: LinkAnswer): ReactNode {
  const wanted = useSearch().get('link')
  const link = wanted === null ? links[0] : links.find(({ linkId }) => linkId === wanted)
  useNamedStep(wanted === null ? undefined : (link?.code ?? standing.code))
  if (link) return <LinkView key={link.linkId} link={link} />
  if (wanted !== null && wanted !== standingId) return <MissingLink />
  return <StandingView link={standing} />
}

function MissingLink(): ReactNode {
  const t = useT()
  return (
    <EmptyNotice
      line={t('links.missing')}
      way={{ label: t('links.all'), to: pathTo('agentLinks'), replace: true }}
    />
  )
}

/** Loads the links and the one that always works as one answer. */
function useLinks(): Pick<QueryResult<LinkAnswer>, 'value' | 'error' | 'retry' | 'refreshing'> {
  const own = useCall('affiliateLinks', undefined, { onReturn: 'refresh' })
  const standing = useCall('registrationLink')
  return {
    value: own.value && standing.value && { ...own.value, standing: standing.value },
    error: own.error ?? standing.error,
    refreshing: own.refreshing || standing.refreshing,
    retry: async () => {
      await Promise.all([own.retry(), standing.retry()])
    },
  }
}

function LinksSkeleton(): ReactNode {
  return (
    <>
      <Skeleton shape="card" height="28rem" />
      <Skeleton shape="card" height="3.25rem" />
      <Skeleton shape="card" height="4rem" count={3} />
    </>
  )
}
