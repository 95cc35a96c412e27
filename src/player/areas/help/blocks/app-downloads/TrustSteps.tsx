import type { ReactNode } from 'react'
import { useT } from '../../../../i18n/use-t.ts'
import typography from '../../../../kit/controls/typography.module.css'
import styles from './TrustSteps.module.css'

const steps = ['install', 'open', 'settings', 'developer', 'trust', 'restart'] as const
type Step = (typeof steps)[number]

/** Shows how to trust the developer on iOS, each step with a drawing of the screen (SPEC §11.59). */
export function TrustSteps(): ReactNode {
  const t = useT()
  return (
    <section className={styles['steps']}>
      <h2 className={styles['title']}>{t('download.trustTitle')}</h2>
      <ol className={styles['list']}>
        {steps.map((step, index) => (
          <li key={step} className={styles['step']}>
            <Screen step={step} />
            <div>
              <p className={`${styles['number']} ${typography['muted']}`}>
                {t('download.step', { count: index + 1 })}
              </p>
              <p>{t(`download.trust.${step}`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The row of a list, counted from the top, or the window that a step is about. */
const marked: Readonly<Record<Step, number | 'window' | 'icon'>> = {
  install: 'icon',
  open: 'window',
  settings: 4,
  developer: 2,
  trust: 'window',
  restart: 'window',
}

/** Draws a phone whose marked part is what the step is about. */
function Screen({ step }: { readonly step: Step }): ReactNode {
  const mark = marked[step]
  return (
    <svg className={styles['screen']} viewBox="0 0 48 84" aria-hidden="true">
      <rect className={styles['phone']} x="1.5" y="1.5" width="45" height="81" rx="7" />
      <rect className={styles['edge']} x="18" y="5" width="12" height="2.5" rx="1.25" />
      {mark === 'icon' ? <Icons /> : <Rows mark={mark} />}
      {mark === 'window' && (
        <>
          <rect className={styles['window']} x="7" y="28" width="34" height="28" rx="4" />
          <path className={styles['line']} d="M13 36h22M16 41h16" />
          <path className={styles['mark']} d="M13 49h22" />
        </>
      )}
    </svg>
  )
}

function Icons(): ReactNode {
  return [0, 1, 2, 3, 4, 5].map((place) => (
    <rect
      key={place}
      className={styles[place === 4 ? 'chosen' : 'icon']}
      x={8 + (place % 3) * 11.5}
      y={16 + Math.floor(place / 3) * 14}
      width="9"
      height="9"
      rx="2.4"
    />
  ))
}

function Rows({ mark }: { readonly mark: number | 'window' | 'icon' }): ReactNode {
  return [0, 1, 2, 3, 4].map((row) => (
    <path
      key={row}
      className={styles[row + 1 === mark ? 'mark' : 'line']}
      d={`M8 ${18 + row * 12}h${row + 1 === mark ? 32 : 24}`}
    />
  ))
}
