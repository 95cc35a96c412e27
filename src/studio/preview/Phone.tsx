import { type ReactNode, useRef, useState } from 'react'
import type { FrameCommand, FrameEvent } from '../../core/contract/frame-message.ts'
import { useT } from '../i18n/use-t.ts'
import { StudioButton } from '../look/StudioButton.tsx'
import type { PreviewScenario } from '../scenario/scenario-query.ts'
import { LiveFrame } from './LiveFrame.tsx'
import styles from './Phone.module.css'
import type { Preview } from './use-preview.ts'
import { useSize } from './use-size.ts'

export interface PhoneProps {
  readonly preview: Preview
  readonly previewed: PreviewScenario
  readonly zoom: Zoom
  /** Another one loads the page again. */
  readonly turn: number
  readonly mark: Extract<FrameCommand, { readonly kind: 'mark' }>
  readonly reveal: string
  readonly onReport: (report: FrameEvent) => void
}

/** All of its width with as much of its height as there is room for but no less than a low phone's, the whole phone, or as large as it is. */
export type Zoom = 'fit' | 'whole' | 'full'

/** The heights of phones, by their width, in CSS pixels. */
const heights: Readonly<Record<number, number>> = {
  320: 640,
  360: 800,
  390: 844,
  430: 932,
  480: 1040,
}

/** The least height of a phone, below which what floats over a page would cover what it covers nowhere. */
const lowest = 568

/** The page of the preview at the width of a phone. */
export function Phone(props: PhoneProps): ReactNode {
  const t = useT('preview')
  const { preview, previewed, zoom, turn, mark, reveal, onReport } = props
  const room = useRef<HTMLDivElement>(null)
  const [isSilent, setSilent] = useState(false)
  const { width: wide, height: high } = useSize(room)
  const { value: answer, problem, again } = preview
  const { width, at } = previewed
  const tall = heights[width] ?? 844
  const scale = scaleIn({ wide, high }, { width, tall }, zoom)
  const height = zoom === 'fit' ? Math.min(tall, Math.max(lowest, high / scale)) : tall
  return (
    <div ref={room} className={styles['room']} data-zoom={zoom}>
      {answer && (
        <div className={styles['phone']}>
          <LiveFrame
            title={t('page')}
            origin={answer.origin}
            revision={`${answer.revision} ${turn}`}
            at={at}
            width={width}
            height={Math.floor(height)}
            scale={scale}
            mark={mark}
            reveal={reveal}
            onReport={(report) => {
              setSilent(false)
              onReport(report)
            }}
            onSilent={() => setSilent(answer.shows !== 'nothing')}
          />
        </div>
      )}
      {!answer && problem === undefined && (
        <p className={styles['word']} role="status">
          {t('opening')}
        </p>
      )}
      {(problem !== undefined || isSilent) && (
        <div className={styles['trouble']} role="alert">
          <p>{problem ?? t('silent')}</p>
          <StudioButton
            onPress={() => {
              setSilent(false)
              again()
            }}
          >
            {t('openAgain')}
          </StudioButton>
        </div>
      )}
    </div>
  )
}

interface Room {
  readonly wide: number
  readonly high: number
}

function scaleIn(
  { wide, high }: Room,
  { width, tall }: { readonly width: number; readonly tall: number },
  zoom: Zoom,
): number {
  if (zoom === 'full' || wide === 0) return 1
  return Math.min(1, wide / width, high / (zoom === 'whole' ? tall : lowest))
}
