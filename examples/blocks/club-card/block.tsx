import {
  Answer,
  type BlockProps,
  Button,
  ButtonLink,
  Picture,
  pathTo,
  Section,
  Skeleton,
  type Text,
  useAccount,
  useCall,
  useFlag,
  useSubmit,
  useT,
  useText,
} from 'livery/block'
import styles from './club-card.module.css'

interface Settings {
  readonly title?: Text
  /** The address of the picture. */
  readonly picture?: string
  readonly mall: boolean
}

/** Shows the card of the club. A guest is invited; a member sees the level and points that the gateway answers. */
export default function ClubCard({ variant, settings }: BlockProps<Settings>) {
  const t = useT()
  const readText = useText()
  const isGuest = useAccount() === 'guest'
  return (
    <Section title={readText(settings.title ?? 'club-card.title')}>
      <div className={styles['card']} data-wide={variant === 'wide' || undefined}>
        {settings.picture && <Picture sources={[settings.picture]} width={64} height={64} alt="" />}
        {isGuest ? (
          <>
            <p className={styles['words']}>{t('club-card.guest')}</p>
            <ButtonLink to={pathTo('register')} size="small">
              {t('club-card.join')}
            </ButtonLink>
          </>
        ) : (
          <MemberCard mall={settings.mall} />
        )}
      </div>
    </Section>
  )
}

function MemberCard({ mall }: Pick<Settings, 'mall'>) {
  const t = useT()
  const mallIsOpen = useFlag('PTSYS3')
  const { value: member } = useCall('memberInfo')
  const status = useCall('club-card.status')
  const skeleton = <Skeleton shape="text" width="7em" />
  return (
    <>
      <div className={styles['words']}>
        {t('club-card.member', { level: member?.level ?? '–' })}
        <Answer call={status} size="row" skeleton={skeleton}>
          {({ joined, points }) =>
            joined ? <small>{t('club-card.points', { points })}</small> : <Entrance />
          }
        </Answer>
      </div>
      {mall && mallIsOpen && (
        <ButtonLink to={pathTo('mall')} size="small" variant="outline">
          {t('club-card.mall')}
        </ButtonLink>
      )}
    </>
  )
}

/** The season that the club plays. */
const season = 3

function Entrance() {
  const t = useT()
  const { send, running, refusal } = useSubmit('club-card.join')
  return (
    <>
      {refusal && <small role="alert">{refusal}</small>}
      <Button size="small" busy={running} onClick={() => void send({ season })}>
        {t('club-card.enter')}
      </Button>
    </>
  )
}
