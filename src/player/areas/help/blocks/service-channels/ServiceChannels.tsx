import { type ReactNode, Suspense, useState } from 'react'
import type { IconName } from '../../../../../core/contract/icons.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { safeLink } from '../../../../../core/contract/safe-link.ts'
import { type ServiceContact, useServices } from '../../../../gateway/use-services.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Banner } from '../../../../kit/controls/Banner.tsx'
import { Button, ButtonLink } from '../../../../kit/controls/Button.tsx'
import { CopyButton } from '../../../../kit/controls/CopyButton.tsx'
import { Icon } from '../../../../kit/controls/Icon.tsx'
import { ListGroup, ListRow } from '../../../../kit/controls/ListGroup.tsx'
import { lazyPart } from '../../../../kit/controls/lazy-part.tsx'
import { useSearch } from '../../../../kit/controls/navigation.tsx'
import plate from '../../../../kit/controls/plate.module.css'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { CodeSkeleton } from '../../../../kit/pages/CodeSkeleton.tsx'
import { EmptyNotice } from '../../../../kit/pages/EmptyNotice.tsx'
import { Section } from '../../../../kit/pages/Section.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { useFlag } from '../../../../registry/use-flag.ts'
import { useHeadline } from '../../../../state/headline.ts'
import { useRealAccount } from '../../../../state/session.ts'
import { useStatus } from '../../../../state/status.ts'
import styles from './ServiceChannels.module.css'

const QrCode = lazyPart(() => import('../../../../kit/controls/QrCode.tsx'))
const Chat = lazyPart(() => import('./on-demand/Chat.tsx'))
const MailForm = lazyPart(() => import('./on-demand/MailForm.tsx'))

/** The most characters of an order's number. */
const longestNumber = 64

const helpTopics = ['register', 'deposit', 'withdraw', 'password'] as const

/**
 * Shows the channels of customer service, the live chat, and the ways to feedback and help (SPEC §11.54).
 * Only addresses of the link allow-list become links.
 */
export default function ServiceChannels({ settings }: BlockProps<'service-channels'>): ReactNode {
  const t = useT()
  const { gateway } = useSkin()
  const services = useServices(gateway)
  const chatOn = useFlag('CBS3')
  const realAccount = useRealAccount()
  const mayChat = chatOn && realAccount
  const phone = usePhone()
  const { email } = settings
  const asking = services === undefined
  const noneButEmail = !asking && services.length === 0 && !phone && !mayChat
  const count = [mayChat, phone, email].filter(Boolean).length + (services?.length ?? 0)
  useHeadline(!asking && count > 0 ? t('support.headline', { count }) : undefined)
  return (
    <Section>
      <h2 className={styles['title']}>{t('support.title')}</h2>
      <p className={styles['line']}>{t('support.line')}</p>
      <OrderToQuote />
      {noneButEmail && !email && <EmptyNotice line={t('support.none')} />}
      <ul className={styles['channels']}>
        {mayChat && (
          <li>
            <ChatCard />
          </li>
        )}
        {asking && (
          <li>
            <Skeleton shape="card" height="8rem" />
          </li>
        )}
        {services?.map((service) => (
          <li key={service.address}>
            <ServiceCard service={service} qr={settings.qr} />
          </li>
        ))}
        {phone && (
          <li>
            <PhoneCard phone={phone} />
          </li>
        )}
        {email && (
          <li>
            <EmailCard email={email} alone={noneButEmail} />
          </li>
        )}
      </ul>
      <MoreHelp member={realAccount} />
    </Section>
  )
}

/** Shows the number of the order that the player came to ask about, to copy into a message (SPEC §11.74). */
function OrderToQuote(): ReactNode {
  const t = useT()
  const orderId = useSearch().get('order')?.slice(0, longestNumber)
  if (!orderId) return null
  return (
    <Banner
      title={t('support.order', { id: orderId })}
      action={
        <CopyButton text={orderId} label={t('support.copyOrder')} done={t('support.copied')} />
      }
    >
      {t('support.orderLine')}
    </Banner>
  )
}

/** Returns the telephone number among the gateway's contacts as an address. */
function usePhone(): string | undefined {
  const { linkHosts: hosts } = useSkin().gateway
  const resources = useStatus().answer?.info.resources ?? []
  const found = resources.find(({ resourceType }) => resourceType === 'MOBILENUMBER')
  if (!found) return undefined
  const address = found.url.startsWith('tel:') ? found.url : `tel:${found.url}`
  return safeLink(address, { hosts })
}

interface CardProps {
  readonly id?: string
  readonly icon: IconName
  readonly title: string
  readonly note?: string | undefined
  readonly children: ReactNode
}

function Card({ id, icon, title, note, children }: CardProps): ReactNode {
  return (
    <div className={plate['raised']} data-kit="card">
      <p className={styles['channel']}>
        <Icon name={icon} />
        <span className={`${styles['name']} ${typography['title']}`} id={id}>
          {title}
        </span>
        {note && <span className={typography['muted']}>{note}</span>}
      </p>
      {children}
    </div>
  )
}

interface ServiceCardProps {
  readonly service: ServiceContact
  readonly qr: boolean
}

function ServiceCard({ service, qr }: ServiceCardProps): ReactNode {
  const t = useT()
  const { mode } = useSkin().look
  const { kind, address, hours, account } = service
  const name = t(`support.channels.${kind}`)
  return (
    <Card
      id={`channel-${kind}`}
      icon={kind === 'LINE' ? 'line' : 'facebook'}
      title={name}
      note={hours}
    >
      {account && (
        <p className={styles['account']}>
          <span>{account}</span>
          <CopyButton
            about={`channel-${kind}`}
            text={account}
            label={t('support.copyId')}
            done={t('support.copied')}
          />
        </p>
      )}
      {kind === 'LINE' && qr && (
        <figure className={styles['qr']}>
          <Suspense fallback={<CodeSkeleton shape="card" width="11rem" height="11rem" />}>
            <QrCode text={address} label={t('support.qr')} mode={mode} />
          </Suspense>
          <figcaption className={typography['muted']}>{t('support.qr')}</figcaption>
        </figure>
      )}
      <ButtonLink variant="primary" wide to={address}>
        {t('support.open', { channel: name })}
      </ButtonLink>
    </Card>
  )
}

/** Calls a number, which is an address (`tel:`). */
function PhoneCard({ phone }: { readonly phone: string }): ReactNode {
  const t = useT()
  return (
    <Card icon="phone" title={t('support.channels.PHONE')}>
      <ButtonLink variant="outline" wide to={phone}>
        {phone.replace('tel:', '')}
      </ButtonLink>
    </Card>
  )
}

interface EmailCardProps {
  readonly email: string
  /** True if there is no other channel: the message is then written here. */
  readonly alone: boolean
}

function EmailCard({ email, alone }: EmailCardProps): ReactNode {
  const t = useT()
  return (
    <Card icon="mail" title={t('support.channels.EMAIL')}>
      {alone ? (
        <Suspense fallback={<CodeSkeleton shape="card" height="14rem" />}>
          <MailForm address={email} />
        </Suspense>
      ) : (
        <ButtonLink variant="outline" wide to={`mailto:${email}`}>
          {email}
        </ButtonLink>
      )}
    </Card>
  )
}

function ChatCard(): ReactNode {
  const t = useT()
  const [open, setOpen] = useState(false)
  return (
    <Card icon="chat" title={t('support.channels.CHAT')}>
      <Button variant={open ? 'outline' : 'accent'} wide onClick={() => setOpen(!open)}>
        {t(open ? 'support.chatEnd' : 'support.chat')}
      </Button>
      {open && (
        <Suspense>
          <Chat />
        </Suspense>
      )}
    </Card>
  )
}

function MoreHelp({ member }: { readonly member: boolean }): ReactNode {
  const t = useT()
  const feedback = useFlag('FEEDBACK3')
  return (
    <>
      <ListGroup title={t('support.faq')}>
        {helpTopics.map((topic) => (
          <ListRow
            key={topic}
            icon="help"
            label={t(`help.faq.${topic}.question`)}
            to={pathTo('help')}
          />
        ))}
        <ListRow icon="search" label={t('support.allTopics')} to={pathTo('help')} />
      </ListGroup>
      {feedback && member && (
        <ListGroup title={t('support.feedback')}>
          <ListRow icon="idea" label={t('support.feedbackLine')} to={pathTo('feedback')} />
        </ListGroup>
      )}
    </>
  )
}
