import { type ReactNode, useEffect, useState } from 'react'
import type { RedEnvelope as Envelope } from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { AgeMark } from '../../../../kit/controls/AgeMark.tsx'
import { IconButton } from '../../../../kit/controls/IconButton.tsx'
import { keepFocus } from '../../../../kit/controls/keep-focus.ts'
import { Link, useBack, useSearch } from '../../../../kit/controls/navigation.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { ThemeDrawing } from '../../../../kit/controls/ThemeDrawing.tsx'
import touch from '../../../../kit/controls/touch.module.css'
import typography from '../../../../kit/controls/typography.module.css'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import { ConnectionMark } from '../../../../kit/pages/ConnectionMark.tsx'
import { useLeastAge } from '../../../../kit/pages/use-least-age.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { EnvelopeDock } from './EnvelopeDock.tsx'
import { EnvelopeStage } from './EnvelopeStage.tsx'
import { HistorySheet } from './HistorySheet.tsx'
import styles from './RedEnvelope.module.css'
import { RulesSheet } from './RulesSheet.tsx'
import { useOpening } from './use-opening.ts'

type SheetName = 'rules' | 'history'

/** Shows the red envelope of now: its schedule, its opening, what was in it, its rules and its history (SPEC §11.89). */
export default function RedEnvelope(): ReactNode {
  const t = useT()
  const call = useCall('redEnvelope', undefined, { onReturn: 'refresh' })
  const background = useSkin().look.ornaments['packet-background']
  const asked = useSearch().get('show')
  const [sheet, setSheet] = useState<SheetName | undefined>(
    asked === 'history' || asked === 'rules' ? asked : undefined,
  )
  const close = (): void => setSheet(undefined)
  const goBack = useBack()
  const { value } = call
  useEffect(() => keepFocus(document), [])
  return (
    <div className={styles['page']} data-kit="envelope">
      {background && <ThemeDrawing className={styles['background']} src={background} />}
      <header className={styles['bar']}>
        <IconButton
          icon="close"
          label={t('envelope.close')}
          onClick={() => goBack(pathTo('home'))}
        />
        <h1 className={`${styles['name']} ${typography['name']}`} data-page-heading tabIndex={-1}>
          {t('route.redEnvelope')}
        </h1>
        <ConnectionMark />
        <button
          type="button"
          className={styles['word']}
          disabled={!value?.rules}
          onClick={() => setSheet('rules')}
        >
          {t('envelope.rules')}
        </button>
      </header>
      <Answer
        call={call}
        empty={t('envelope.none')}
        emptyAction="none"
        isEmpty={({ state }) => state === 'none'}
        skeleton={<EnvelopeSkeleton />}
      >
        {(envelope) => (
          <Opened
            call={{ ...call, value: envelope }}
            envelope={envelope}
            onHistory={() => setSheet('history')}
          />
        )}
      </Answer>
      <SafetyLine />
      {sheet === 'rules' && value && <RulesSheet html={value.rules} onClose={close} />}
      {sheet === 'history' && <HistorySheet onClose={close} />}
    </div>
  )
}

interface OpenedProps {
  readonly call: Parameters<typeof useOpening>[0]
  readonly envelope: Envelope
  readonly onHistory: () => void
}

function Opened({ call, envelope, onHistory }: OpenedProps): ReactNode {
  const opening = useOpening(call)
  return (
    <>
      <EnvelopeStage envelope={envelope} opening={opening} />
      <EnvelopeDock
        envelope={envelope}
        opening={opening}
        onHistory={onHistory}
        onTurn={() => void call.retry()}
      />
    </>
  )
}

/** Shows the age mark and the responsible-play link, because the page has no footer (SPEC §12.22). */
function SafetyLine(): ReactNode {
  const t = useT()
  const age = useLeastAge()
  return (
    <footer className={`${styles['foot']} ${typography['muted']}`} data-part="foot">
      <AgeMark age={age} label={t('age.label', { age })} />
      <Link
        className={`${styles['safely']} ${touch['area']}`}
        to={pathTo('userAgreement', { section: 'responsible' })}
      >
        {t('age.responsible')}
      </Link>
    </footer>
  )
}

function EnvelopeSkeleton(): ReactNode {
  return (
    <>
      <div className={styles['stage']}>
        <Skeleton shape="text" width="12rem" height="2rem" />
        <Skeleton shape="card" width="12.5rem" height="17rem" />
      </div>
      <div className={styles['dock']}>
        <Skeleton shape="card" height="3.5rem" />
        <Skeleton shape="card" height="3.25rem" count={2} />
      </div>
    </>
  )
}
