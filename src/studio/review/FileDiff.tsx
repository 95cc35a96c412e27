import { type ReactNode, useMemo } from 'react'
import { useT } from '../i18n/use-t.ts'
import { Hidden } from '../look/Hidden.tsx'
import { diffLines } from './diff-lines.ts'
import styles from './FileDiff.module.css'

export interface FileDiffProps {
  readonly path: string
  readonly before: string
  readonly after: string
}

const signs = { same: ' ', gone: '−', new: '+' } as const

/** The lines of a file that change, with a few around them. */
export function FileDiff({ path, before, after }: FileDiffProps): ReactNode {
  const t = useT('review')
  const stretches = useMemo(() => diffLines(before, after), [before, after])
  return (
    <section aria-label={path}>
      <h3 className={styles['path']}>{path}</h3>
      {stretches.map((stretch) => (
        <ol key={`${stretch[0]?.kind} ${stretch[0]?.line}`} className={styles['lines']}>
          {stretch.map(({ kind, line, text }) => (
            <li key={`${kind} ${line}`} className={styles['line']} data-change={kind}>
              <span className={styles['number']}>{line}</span>
              <span aria-hidden="true">{signs[kind]}</span>
              <Hidden>{kind !== 'same' && `${t(`line.${kind}`)} `}</Hidden>
              <code className={styles['code']}>{text}</code>
            </li>
          ))}
        </ol>
      ))}
    </section>
  )
}
