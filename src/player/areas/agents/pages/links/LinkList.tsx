import type { ReactNode } from 'react'
import type {
  AffiliateLink,
  AffiliateLinks,
  RegistrationLink,
} from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { formatDate } from '../../../../i18n/format-time.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Button, ButtonLink } from '../../../../kit/controls/Button.tsx'
import { Icon } from '../../../../kit/controls/Icon.tsx'
import { InlineList } from '../../../../kit/controls/InlineList.tsx'
import { Row } from '../../../../kit/controls/Row.tsx'
import { SectionHead } from '../../../../kit/controls/SectionHead.tsx'
import { Tag } from '../../../../kit/controls/Tag.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { useFlag } from '../../../../registry/use-flag.ts'
import { useLanguage } from '../../../../state/language.ts'
import styles from './LinkList.module.css'

export interface LinkListProps extends AffiliateLinks {
  readonly standing: RegistrationLink
}

/** Lists the links with the quota, and leads to a new link and to the registration by hand (SPEC §11.85). */
export function LinkList({ links, quota, standing }: LinkListProps): ReactNode {
  const t = useT()
  const canRegister = useFlag('REG3')
  const { used, max } = quota
  const isFull = used >= max
  return (
    <section className={styles['links']}>
      <SectionHead
        title={t('links.all')}
        end={<span className={typography['muted']}>{t('links.quota', { used, max })}</span>}
      />
      <ul>
        {links.map((link) => (
          <LinkRow key={link.linkId} link={link} />
        ))}
        <CodeRow
          to={pathTo('agentLinks', { link: 'standing' })}
          code={standing.code}
          note={t('links.standing')}
        />
      </ul>
      <div className={styles['actions']}>
        {isFull ? (
          <>
            <Button variant="outline" size="large" wide icon="plus" disabled>
              {t('links.new')}
            </Button>
            <p className={typography['muted']}>{t('links.full')}</p>
          </>
        ) : (
          <ButtonLink
            variant="outline"
            size="large"
            wide
            icon="plus"
            to={pathTo('agentLinks', { view: 'new' })}
          >
            {t('links.new')}
          </ButtonLink>
        )}
        {canRegister && (
          <ButtonLink
            variant="outline"
            size="large"
            wide
            icon="member"
            to={pathTo('agentLinks', { view: 'register' })}
          >
            {t('links.register')}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}

function LinkRow({ link }: { readonly link: AffiliateLink }): ReactNode {
  const t = useT()
  const language = useLanguage()
  const { linkId, code, type, remark, visits, registrations, expiresAt, state } = link
  const ends = (time: number): string =>
    state === 'expired'
      ? t('links.expired')
      : t('links.until', { date: formatDate(time, language) })
  const notes = [
    remark,
    t('links.visitCount', { visits }),
    t('links.registrationCount', { registrations }),
    expiresAt === undefined ? undefined : ends(expiresAt),
  ]
  return (
    <CodeRow
      to={pathTo('agentLinks', { link: linkId })}
      code={code}
      tag={<Tag tone={state === 'expired' ? 'warning' : 'plain'}>{t(`rebates.type.${type}`)}</Tag>}
      note={<InlineList items={notes} />}
    />
  )
}

interface CodeRowProps {
  readonly to: string
  readonly code: string
  readonly tag?: ReactNode
  readonly note: ReactNode
}

function CodeRow({ to, code, tag, note }: CodeRowProps): ReactNode {
  return (
    <li className={styles['item']}>
      <Row
        className={styles['row']}
        to={to}
        onPress={() => scrollTo({ top: 0 })}
        title={
          <>
            {code}
            {tag}
          </>
        }
        note={note}
        end={<Icon name="chevron" size="small" />}
      />
    </li>
  )
}
