import type { ReactNode } from 'react'
import { flags } from '../../contract/flags.ts'
import { Button } from '../look/Button.tsx'
import { Choice } from '../look/Choice.tsx'
import { Drawer } from './Drawer.tsx'
import styles from './FlagChoice.module.css'
import { declaredFlags } from './scenario-query.ts'
import type { SceneInHand } from './use-scene.ts'

const said = [
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
  { value: 'unsaid', label: 'Unsaid' },
] as const

type Said = (typeof said)[number]['value']

/** What the gateway says of each flag in this scenario alone. */
export function FlagChoice({ hand }: { readonly hand: SceneInHand }): ReactNode {
  const { scene, change, takeLive } = hand
  const { flags: now } = scene.scenario
  const others = Object.keys(flags).filter((name) => now[name] !== declaredFlags[name])
  const choose = (name: string, value: Said): void => {
    const { [name]: _, ...rest } = now
    change({ scenario: { flags: value === 'unsaid' ? rest : { ...rest, [name]: value === 'on' } } })
  }
  return (
    <Drawer
      title="Flags of this scenario"
      label={others.length > 0 ? `Flags: ${others.length} changed` : 'Flags'}
      isMarked={others.length > 0}
    >
      <p className={styles['line']}>
        What the gateway says in this preview alone. Nothing is switched live.
      </p>
      <p className={styles['acts']}>
        <Button onPress={() => void takeLive()}>As the sandbox says now</Button>
        <Button onPress={() => change({ scenario: { flags: declaredFlags } })}>As declared</Button>
      </p>
      <ul>
        {Object.entries(flags).map(([name, { title }]) => (
          <li key={name} className={styles['flag']}>
            <span className={styles['words']}>
              {title}
              <span className={styles['name']}>{name}</span>
            </span>
            <Choice
              as="row"
              place="bar"
              aria-label={`${title}, ${name}`}
              value={read(now[name])}
              options={said}
              onChange={(value) => choose(name, value)}
            />
          </li>
        ))}
      </ul>
    </Drawer>
  )
}

function read(on: boolean | undefined): Said {
  if (on === undefined) return 'unsaid'
  return on ? 'on' : 'off'
}
