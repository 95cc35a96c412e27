import type { ReactNode } from 'react'
import { calls } from '../../contract/calls.ts'
import type { FailingCall } from '../../contract/generated/workshop.ts'
import { IconButton } from '../look/Button.tsx'
import { Choice } from '../look/Choice.tsx'
import { Drawer } from './Drawer.tsx'
import styles from './FailingCalls.module.css'
import { ways } from './scenario-query.ts'
import type { SceneInHand } from './use-scene.ts'

const names: Readonly<Record<FailingCall['how'], string>> = {
  error: 'fails with status 500',
  refused: 'is refused',
  nonsense: 'answers nonsense',
  page: 'answers a page of HTML',
  cut: 'is cut off',
  slow: 'answers after 8 seconds',
}
const none = ''

/** Which calls of the gateway go wrong in this scenario, and how. */
export function FailingCalls({ hand }: { readonly hand: SceneInHand }): ReactNode {
  const { scene, change } = hand
  const { failing = [] } = scene.scenario
  const set = (next: readonly FailingCall[]): void => change({ scenario: { failing: [...next] } })
  const left = Object.keys(calls).filter((name) => !failing.some(({ call }) => call === name))
  return (
    <Drawer
      title="Failing calls"
      label={failing.length > 0 ? `Calls: ${failing.length} failing` : 'Calls'}
      isMarked={failing.length > 0}
    >
      <p className={styles['line']}>
        {failing.length === 0
          ? 'Every call is answered. Choose one to see the page without it.'
          : 'These go wrong in this preview alone.'}
      </p>
      <ul>
        {failing.map(({ call, how }) => (
          <li key={call} className={styles['call']}>
            <span className={styles['name']}>{call}</span>
            <Choice
              as="list"
              place="bar"
              aria-label={`What ${call} does`}
              value={how}
              options={ways.map((value) => ({ value, label: names[value] }))}
              onChange={(value) =>
                set(failing.map((one) => (one.call === call ? { call, how: value } : one)))
              }
            />
            <IconButton
              icon="close"
              label={`Let ${call} be well`}
              onPress={() => set(failing.filter((one) => one.call !== call))}
            />
          </li>
        ))}
      </ul>
      <Choice
        as="list"
        place="bar"
        aria-label="A call to fail"
        value={none}
        options={[
          { value: none, label: 'Add a call' },
          ...left.map((value) => ({ value, label: value })),
        ]}
        onChange={(call) => {
          if (call !== none) set([...failing, { call, how: 'error' }])
        }}
      />
    </Drawer>
  )
}
