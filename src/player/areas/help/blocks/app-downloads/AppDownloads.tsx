import { type ReactNode, Suspense, useState } from 'react'
import type { AppDownload } from '../../../../../core/contract/generated/gateway.ts'
import { knows } from '../../../../../core/contract/is-known.ts'
import { safeLink } from '../../../../../core/contract/safe-link.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { formatDate } from '../../../../i18n/format-time.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Banner } from '../../../../kit/controls/Banner.tsx'
import { ButtonLink } from '../../../../kit/controls/Button.tsx'
import { CopyButton } from '../../../../kit/controls/CopyButton.tsx'
import { InlineList } from '../../../../kit/controls/InlineList.tsx'
import { lazyPart } from '../../../../kit/controls/lazy-part.tsx'
import { nameAbout } from '../../../../kit/controls/name-about.ts'
import { usePath } from '../../../../kit/controls/navigation.tsx'
import plate from '../../../../kit/controls/plate.module.css'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import { CodeSkeleton } from '../../../../kit/pages/CodeSkeleton.tsx'
import { Section } from '../../../../kit/pages/Section.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { readDevice } from '../../../../state/device.ts'
import { useHeadline } from '../../../../state/headline.ts'
import { useLanguage } from '../../../../state/language.ts'
import styles from './AppDownloads.module.css'
import { HomeScreenCard } from './HomeScreenCard.tsx'
import { type Platform, platformOfPath, readVisitor, type Visitor } from './read-platform.ts'
import { TrustSteps } from './TrustSteps.tsx'

const QrCode = lazyPart(() => import('../../../../kit/controls/QrCode.tsx'))

/**
 * Shows the ways to the app (SPEC §11.57): first the home screen, then the package for the visitor's system, with
 * what prevents it in this browser. An installed app hides them.
 */
export default function AppDownloads({ settings }: BlockProps<'app-downloads'>): ReactNode {
  const t = useT()
  const [visitor] = useState(() => readVisitor(navigator.userAgent, navigator.maxTouchPoints))
  const named = platformOfPath(usePath())
  const installed = readDevice() !== 'browser'
  const platform = named ?? visitor.platform
  if (installed)
    return (
      <Section>
        <Banner tone="success" title={t('download.installed')} />
      </Section>
    )
  return (
    <Section>
      <BrowserNotice visitor={visitor} platform={platform} />
      {settings.homeScreen && <HomeScreenCard platform={platform} />}
      <Packages platform={platform} steps={settings.steps} />
      {platform === 'other' && <PhoneCode />}
    </Section>
  )
}

interface BrowserNoticeProps {
  readonly visitor: Visitor
  readonly platform: Platform
}

/** Says where to open the page if this browser cannot install an app. */
function BrowserNotice({ visitor, platform }: BrowserNoticeProps): ReactNode {
  const t = useT()
  const needsSafari = platform === 'ios' && visitor.platform === 'ios' && !visitor.safari
  if (!visitor.inApp && !needsSafari) return null
  return (
    <Banner tone="warning" title={t(visitor.inApp ? 'download.inApp' : 'download.openSafari')}>
      <CopyButton text={location.href} label={t('download.copyLink')} done={t('download.copied')} />
    </Banner>
  )
}

interface PackagesProps {
  readonly platform: Platform
  /** Shows the steps after the installation on iOS. */
  readonly steps: boolean
}

function Packages({ platform, steps }: PackagesProps): ReactNode {
  const t = useT()
  const { gateway } = useSkin()
  const call = useCall('appDownloads')
  const safe = (call.value?.apps ?? []).filter(knows('platform')).flatMap((app) => {
    const url = safeLink(app.url, { hosts: gateway.linkHosts })
    return url ? [{ ...app, url }] : []
  })
  const shown = safe.filter((app) => platform === 'other' || app.platform === platform)
  useHeadline(useAppsHeadline(shown))
  return (
    <Answer
      call={call}
      size="row"
      empty={t('download.none')}
      emptyAction="none"
      isEmpty={() => shown.length === 0}
      skeleton={<Skeleton shape="card" height="10rem" />}
    >
      {() => (
        <>
          {shown.map((app) => (
            <PackageCard key={app.url} app={app} />
          ))}
          {platform === 'ios' && steps && <TrustSteps />}
        </>
      )}
    </Answer>
  )
}

/** Returns which apps there are: one by its name and its size, several by their number. */
function useAppsHeadline([first, ...others]: readonly KnownApp[]): string | undefined {
  const t = useT()
  if (!first) return undefined
  if (others.length > 0) return t('download.headline', { count: others.length + 1 })
  const app = t(`download.${first.platform}`)
  return first.size ? t('download.headlineOne', { app, size: first.size }) : app
}

type KnownApp = AppDownload & { readonly platform: Exclude<AppDownload['platform'], 'unknown'> }

function PackageCard({ app }: { readonly app: KnownApp }): ReactNode {
  const t = useT()
  const language = useLanguage()
  const { platform, url, version, size, releasedAt, sha256 } = app
  const facts = [
    t('download.version', { version }),
    size && t('download.size', { size }),
    releasedAt !== undefined && formatDate(releasedAt, language),
  ]
  return (
    <section className={`${plate['raised']} ${styles['card']}`} data-kit="card">
      <h2 className={styles['title']} id={`app-${platform}`}>
        {t(`download.${platform}`)}
      </h2>
      <p className={typography['muted']}>
        <InlineList items={facts} />
      </p>
      <ButtonLink
        {...nameAbout(`install-${platform}`, `app-${platform}`)}
        variant="accent"
        size="large"
        wide
        icon="download"
        to={url}
      >
        {t('download.install')}
      </ButtonLink>
      <p className={typography['muted']}>
        {t(platform === 'android' ? 'download.unknownSources' : 'download.iosMinimum')}
      </p>
      {sha256 && (
        <div className={styles['checksum']}>
          <span>{t('download.checksum')}</span>
          <code>{sha256}</code>
          <CopyButton
            about={`app-${platform}`}
            text={sha256}
            label={t('download.copy')}
            done={t('download.copied')}
          />
        </div>
      )}
    </section>
  )
}

/** Shows a large screen the code that opens this page on a phone. */
function PhoneCode(): ReactNode {
  const t = useT()
  const { mode } = useSkin().look
  return (
    <figure className={styles['code']}>
      <Suspense fallback={<CodeSkeleton shape="card" width="11rem" height="11rem" />}>
        <QrCode text={location.href} label={t('download.qr')} mode={mode} />
      </Suspense>
      <figcaption className={typography['muted']}>{t('download.qr')}</figcaption>
    </figure>
  )
}
