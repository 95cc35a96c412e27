import type { ReactNode } from 'react'
import { useT } from '../i18n/use-t.ts'
import styles from './FlagTable.module.css'
import type { LoadedColumn } from './use-flag-columns.ts'

export interface FlagProblemsProps {
  readonly columns: readonly LoadedColumn[]
  /** The merchants that are shown. */
  readonly codes: readonly string[]
}

/** Merchants that a problem names before it counts the others. */
const mostNames = 4

/** Names the merchants whose flags are not known, and why. */
export function FlagProblems({ columns, codes }: FlagProblemsProps): ReactNode {
  const t = useT('flagTable')
  const shown = new Set(codes)
  const problems = columns.flatMap(({ environment, merchants }) => {
    const failed = [...(merchants?.values() ?? [])].filter(
      ({ code, problem }) => problem !== undefined && shown.has(code),
    )
    return [...new Set(failed.map(({ problem = '' }) => problem))].map((problem) => ({
      environment: environment.name,
      problem,
      names: failed.filter((one) => one.problem === problem).map(({ code }) => code),
    }))
  })
  if (problems.length === 0) return null
  return (
    <ul className={styles['problems']}>
      {problems.map(({ environment, problem, names }) => {
        const some = names.slice(0, mostNames).join(', ')
        const count = names.length - mostNames
        const merchants = count > 0 ? t('andMore', { some, count }) : some
        return (
          <li key={environment + problem}>{t('problem', { environment, merchants, problem })}</li>
        )
      })}
    </ul>
  )
}
