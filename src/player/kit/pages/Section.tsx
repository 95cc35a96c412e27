import type { ReactNode } from 'react'
import { SectionHead, type SectionHeadProps } from '../controls/SectionHead.tsx'
import { ThemeDrawing } from '../controls/ThemeDrawing.tsx'
import styles from './Section.module.css'

export type Tone = 'plain' | 'clear' | 'tinted' | 'deep' | 'accent' | 'inverse'

export interface SectionProps extends Omit<SectionHeadProps, 'id' | 'title'> {
  readonly title?: string | undefined
  readonly tone?: Tone | undefined
  /** Shape of the background's upper edge. */
  readonly edge?: 'none' | 'arc' | 'scallop' | undefined
  /** Tone of the section above, visible through the edge's shape. */
  readonly over?: Tone | undefined
  /** Address of a small picture that rises above the edge. */
  readonly perch?: string | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Shows a part of a page on its own background, with a heading if it has a title. */
export function Section(props: SectionProps): ReactNode {
  const { tone = 'plain', edge, over, perch, className, children, title, ...head } = props
  return (
    <div
      className={className ? `${styles['section']} ${className}` : styles['section']}
      data-kit="section"
      data-tone={tone}
      data-kind={edge === 'none' ? undefined : edge}
      data-over={over}
      data-perch={perch && ''}
    >
      {title && <SectionHead title={title} {...head} />}
      {children}
      {perch && <ThemeDrawing className={styles['perch']} data-part="ornament" src={perch} />}
    </div>
  )
}
