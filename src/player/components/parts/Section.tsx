import type { ReactNode } from 'react'
import { Drawing } from '../ui/Drawing.tsx'
import { SectionHead, type SectionHeadProps } from '../ui/SectionHead.tsx'
import styles from './Section.module.css'

export type Tone = 'plain' | 'clear' | 'tinted' | 'deep' | 'accent' | 'inverse'

export interface SectionProps extends Omit<SectionHeadProps, 'id' | 'title'> {
  readonly title?: string | undefined
  readonly tone?: Tone | undefined
  /** How its ground begins. */
  readonly edge?: 'none' | 'arc' | 'scallop' | undefined
  /** The ground of what stands above it, which an edge lets through. */
  readonly over?: Tone | undefined
  /** A small picture that peeps over its edge. */
  readonly perch?: string | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A part of a page on its own ground, with a head where it has a title. */
export function Section(props: SectionProps): ReactNode {
  const { tone = 'plain', edge = 'none', over, perch, className, children, title, ...head } = props
  return (
    <div
      className={className ? `${styles['section']} ${className}` : styles['section']}
      data-tone={tone}
      data-edge={edge}
      data-over={over}
      data-perch={perch && ''}
    >
      {title && <SectionHead title={title} {...head} />}
      {children}
      {perch && <Drawing className={styles['perch']} src={perch} />}
    </div>
  )
}
