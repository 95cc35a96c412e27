import type { ReactNode } from 'react'
import type { LobbyMatch } from '../../../../../core/contract/generated/gateway.ts'
import { planRuler } from './plan-ruler.ts'
import styles from './Scoreboard.module.css'

const width = 248
const base = 26
const edge = 4

/**
 * Draws the time played as a ruler: goals are dots, dotted arcs connect them, and the ball is at
 * the current minute.
 */
export function Ruler({ match }: { readonly match: LobbyMatch }): ReactNode {
  const { minute, length, goals } = match
  const { labels, ...plan } = planRuler({ minute, length, goals, width, base: base - 2 })
  const steps = Math.min(18, length)
  const tick = (step: number): string =>
    `M${(step / steps) * width} ${base}v${step % (steps / 2) ? 4 : 10}`
  return (
    <div className={styles['ruler']} aria-hidden="true">
      <svg
        viewBox={`${-edge} 0 ${width + 2 * edge} 38`}
        className={styles['drawing']}
        aria-hidden="true"
      >
        <path
          className={styles['ticks']}
          d={`M0 ${base}H${width}${Array.from({ length: steps + 1 }, (_, step) => tick(step)).join('')}`}
        />
        <path className={styles['bounces']} d={plan.bounces} />
        <path className={styles['played']} d={`M0 ${base}H${plan.ball}`} />
        {plan.goals.map((goal) => (
          <circle key={goal} className={styles['goal']} cx={goal} cy={base} r="3" />
        ))}
        <circle className={styles['ball']} cx={plan.ball} cy={base - 8} r="5.5" />
      </svg>
      <div className={styles['minutes']}>
        {labels.map(({ minute: label, at }) => (
          <span
            key={label}
            className={styles['minute']}
            data-now={label === minute || undefined}
            data-end={at > 0.97 || undefined}
            style={{ '--at': at }}
          >
            {label}
            {label === minute && '′'}
          </span>
        ))}
      </div>
    </div>
  )
}
