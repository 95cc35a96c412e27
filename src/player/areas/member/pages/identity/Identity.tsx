import { type ReactNode, useState } from 'react'
import type {
  DocumentType,
  IdentitySlot,
  Identity as IdentityState,
} from '../../../../../core/contract/generated/gateway.ts'
import { isKnown, knows } from '../../../../../core/contract/is-known.ts'
import { createUploadFetch } from '../../../../gateway/upload-fetch.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Banner } from '../../../../kit/controls/Banner.tsx'
import { Button } from '../../../../kit/controls/Button.tsx'
import { Field } from '../../../../kit/controls/Field.tsx'
import { Icon } from '../../../../kit/controls/Icon.tsx'
import { Progress } from '../../../../kit/controls/Progress.tsx'
import plate from '../../../../kit/controls/plate.module.css'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { Tag } from '../../../../kit/controls/Tag.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import type { ReadyPicture } from '../../../../kit/forms/load-picture.ts'
import { PictureInput } from '../../../../kit/forms/PictureInput.tsx'
import { useEffectButton } from '../../../../kit/forms/use-effect-button.ts'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import { PagePart } from '../../../../kit/pages/PagePart.tsx'
import { useHeadline } from '../../../../state/headline.ts'
import styles from './Identity.module.css'

const documentTypes = ['idCard', 'passport', 'drivingLicence'] as const

/** The shorter side that a picture needs at least, in pixels, so that a person can read it. */
const minSide = 480

/** Shows the verification of the identity: its pictures, each with its state and a new try (SPEC §11.51). */
export default function Identity(): ReactNode {
  const call = useCall('identity')
  return (
    <PagePart>
      <Answer call={call} skeleton={<Skeleton shape="card" height="20rem" />}>
        {(identity) => <Verification identity={identity} />}
      </Answer>
    </PagePart>
  )
}

function Verification({ identity }: { readonly identity: IdentityState }): ReactNode {
  const t = useT()
  const { state, slots, hours } = identity
  const [chosen, setChosen] = useState<DocumentType>('idCard')
  const { documentType: sent = chosen } = identity
  const documentType = isKnown(sent) ? sent : chosen
  const shown = slots
    .filter(knows('slot'))
    .filter(({ slot }) => slot !== 'back' || documentType !== 'passport')
  const sentCount = shown.filter((slot) => isSent(slot.state)).length
  const started = shown.some((slot) => slot.state !== 'none')
  useHeadline(t('identity.headline', { count: sentCount, max: shown.length }))
  return (
    <>
      <StateBanner state={state} hours={hours} />
      {state !== 'verified' && (
        <Field
          label={t('identity.document')}
          value={documentType}
          disabled={started}
          options={documentTypes.map((value) => ({ value, label: t(`identity.type.${value}`) }))}
          onChange={({ target }) =>
            setChosen(documentTypes.find((type) => type === target.value) ?? 'idCard')
          }
        />
      )}
      <ul className={styles['slots']}>
        {shown.map((slot) => (
          <li key={slot.slot}>
            <Slot {...slot} documentType={documentType} />
          </li>
        ))}
      </ul>
      <p className={typography['muted']}>{t('identity.privacy')}</p>
    </>
  )
}

/** Returns true for a picture that need not be sent any more. */
function isSent(state: IdentitySlot['state']): boolean {
  return state !== 'none' && state !== 'rejected'
}

interface StateBannerProps {
  readonly state: IdentityState['state']
  readonly hours: number
}

function StateBanner({ state, hours }: StateBannerProps): ReactNode {
  const t = useT()
  const tone = {
    none: 'info',
    pending: 'info',
    verified: 'success',
    rejected: 'error',
    unknown: 'info',
  } as const
  return (
    <Banner tone={tone[state]} title={t(`identity.state.${state}`)}>
      {state === 'none' && t('identity.why')}
      {state === 'pending' && t('identity.review', { count: hours })}
      {state === 'rejected' && t('identity.again')}
    </Banner>
  )
}

type KnownSlot = IdentitySlot & { readonly slot: Exclude<IdentitySlot['slot'], 'unknown'> }

interface SlotProps extends KnownSlot {
  readonly documentType: DocumentType
}

/** Shows one picture: what it is for, its state, and the way to send it. */
function Slot({ slot, state, reason, documentType }: SlotProps): ReactNode {
  const t = useT()
  const [picture, setPicture] = useState<ReadyPicture>()
  const [part, setPart] = useState(0)
  const { press, running } = useEffectButton('sendIdentityPicture', t('identity.sent'))
  const open = !isSent(state)

  async function send(ready: ReadyPicture): Promise<void> {
    setPart(0)
    const done = await press({
      body: { documentType, slot, picture: ready.base64 },
      fetch: createUploadFetch(setPart),
      timeoutMs: 120_000,
    })
    if (done !== undefined) setPicture(undefined)
  }

  return (
    <section className={plate['raised']} data-kit="card">
      <div className={styles['head']}>
        <Icon name={slot === 'selfie' ? 'user' : 'identity'} />
        <h2 className={`${styles['title']} ${typography['name']}`}>{t(`identity.slot.${slot}`)}</h2>
        {state !== 'none' && (
          <Tag tone={state === 'rejected' ? 'warning' : 'light'}>
            {t(`settings.identity.${state}`)}
          </Tag>
        )}
      </div>
      {reason && <p className={styles['reason']}>{t(`identity.reason.${reason}`)}</p>}
      {open && <p className={typography['muted']}>{t(`identity.hint.${slot}`)}</p>}
      {picture && <img className={styles['preview']} src={picture.preview} alt="" />}
      {running && (
        <>
          <Progress label={t('identity.uploading')} part={part} />
          <p className={typography['muted']} role="status">
            {t('identity.percent', { count: Math.round(part * 100) })}
          </p>
        </>
      )}
      {open && (
        <div className={styles['actions']}>
          <PictureInput
            label={t(picture ? 'identity.other' : 'identity.choose')}
            capture={slot === 'selfie' ? 'user' : 'environment'}
            minSide={minSide}
            sharp
            disabled={running}
            onReady={setPicture}
          />
          {picture && (
            <Button variant="accent" busy={running} onClick={() => void send(picture)}>
              {t('identity.send')}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
