import type { ReactNode } from 'react'
import { calls } from '../../core/contract/calls.ts'
import type { FailingCall } from '../../core/contract/generated/studio-api.ts'
import { useT } from '../i18n/use-t.ts'
import { ChoiceInput } from '../look/ChoiceInput.tsx'
import { optionsOf } from '../look/options.ts'
import { StudioIconButton } from '../look/StudioButton.tsx'
import { Drawer } from './Drawer.tsx'
import styles from './FailingCalls.module.css'
import { ways } from './scenario-query.ts'
import type { ScenarioState } from './use-scenario.ts'

const none = ''

/** Chooses the calls that fail in this scenario, and how. */
export function FailingCalls({ state }: { readonly state: ScenarioState }): ReactNode {
  const t = useT('scenario')
  const { previewed, change } = state
  const { failing = [] } = previewed.scenario
  const set = (next: readonly FailingCall[]): void => change({ scenario: { failing: [...next] } })
  const left = Object.keys(calls).filter((name) => !failing.some(({ call }) => call === name))
  return (
    <Drawer
      title={t('failing.title')}
      label={
        failing.length > 0 ? t('failing.failing', { number: failing.length }) : t('failing.calls')
      }
      isMarked={failing.length > 0}
    >
      <p className={styles['line']}>{t(failing.length === 0 ? 'failing.none' : 'failing.some')}</p>
      <ul>
        {failing.map(({ call, how }) => (
          <li key={call} className={styles['call']}>
            <span className={styles['name']}>{call}</span>
            <ChoiceInput
              as="list"
              place="bar"
              aria-label={t('failing.how', { call })}
              value={how}
              options={optionsOf(ways, (way) => t(`failing.way.${way}`))}
              onChange={(value) =>
                set(failing.map((one) => (one.call === call ? { call, how: value } : one)))
              }
            />
            <StudioIconButton
              icon="close"
              label={t('failing.stop', { call })}
              onPress={() => set(failing.filter((one) => one.call !== call))}
            />
          </li>
        ))}
      </ul>
      <ChoiceInput
        as="list"
        place="bar"
        aria-label={t('failing.choose')}
        value={none}
        options={[
          { value: none, label: t('failing.add') },
          ...left.map((value) => ({ value, label: value })),
        ]}
        onChange={(call) => {
          if (call !== none) set([...failing, { call, how: 'error' }])
        }}
      />
    </Drawer>
  )
}
