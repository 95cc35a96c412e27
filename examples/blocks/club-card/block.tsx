import {
  type BlockProps,
  ButtonLink,
  Picture,
  pathTo,
  Section,
  type Text,
  useAccount,
  useCall,
  useFlag,
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

/** Shows the card of the club. A guest is invited; a member sees the level that the gateway answers. */
export default function ClubCard({ variant, settings }: BlockProps<Settings>) {
  const t = useT()
  const readText = useText()
  const isGuest = useAccount() === 'guest'
  const mallIsOpen = useFlag('PTSYS3')
  const { value: member } = useCall('memberInfo')
  const words = isGuest
    ? t('club-card.guest')
    : t('club-card.member', { level: member?.level ?? '–' })
  return (
    <Section title={readText(settings.title ?? 'club-card.title')}>
      <div className={styles['card']} data-wide={variant === 'wide' || undefined}>
        {settings.picture && <Picture sources={[settings.picture]} width={64} height={64} alt="" />}
        <p className={styles['words']}>{words}</p>
        {isGuest ? (
          <ButtonLink to={pathTo('register')} size="small">
            {t('club-card.join')}
          </ButtonLink>
        ) : (
          settings.mall &&
          mallIsOpen && (
            <ButtonLink to={pathTo('mall')} size="small" variant="outline">
              {t('club-card.mall')}
            </ButtonLink>
          )
        )}
      </div>
    </Section>
  )
}
