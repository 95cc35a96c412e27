import { type ReactNode, useEffect, useEffectEvent, useMemo, useReducer } from 'react'
import type { FrameEvent } from '../../core/contract/frame-message.ts'
import styles from './LiveFrame.module.css'
import { type DrawnPage, LivePage } from './LivePage.tsx'
import { followedReport, openFrames, reduceFrames } from './reduce-frames.ts'

export interface LiveFrameProps extends DrawnPage {
  readonly origin: string
  /** Another one draws the page anew; the one before stays until the new one is painted. */
  readonly revision: string
  /** The address in the player. */
  readonly at: string
  /**
   * The block to be scrolled to when it is another; empty for none. With it, one that was added or
   * moved is scrolled to as well.
   */
  readonly reveal?: string
  readonly onReport?: (report: FrameEvent) => void
}

/** A page of a preview, live. A new draft is drawn behind the old one and takes its place once it is painted. */
export function LiveFrame(props: LiveFrameProps): ReactNode {
  const { origin, revision, at, width, height, scale, reveal, onReport } = props
  const wanted = useMemo(
    () => ({ key: `${origin} ${revision}`, origin, at, height, reveal }),
    [origin, revision, at, height, reveal],
  )
  const [state, dispatch] = useReducer(reduceFrames, wanted, openFrames)
  const { shown, next } = state
  useEffect(() => dispatch({ act: 'want', wanted }), [wanted])
  const reportEvent = useEffectEvent((report: FrameEvent) => onReport?.(report))
  const followed = state.wanted === wanted ? followedReport(state) : undefined
  useEffect(() => {
    if (followed) reportEvent(followed)
  }, [followed])
  return (
    <div className={styles['box']} style={{ width: width * scale, height: height * scale }}>
      {(next ? [shown, next] : [shown]).map((page) => (
        <LivePage
          {...props}
          key={page.key}
          page={page}
          dispatch={dispatch}
          onPoint={(report) => {
            if (page === shown && !next) onReport?.(report)
          }}
        />
      ))}
    </div>
  )
}
