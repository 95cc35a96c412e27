import type { ReactNode } from 'react'
import { flags } from '../../core/contract/flags.ts'
import { useT } from '../i18n/use-t.ts'
import { ChoiceInput } from '../look/ChoiceInput.tsx'
import { optionsOf } from '../look/options.ts'
import { StudioButton } from '../look/StudioButton.tsx'
import { Drawer } from './Drawer.tsx'
import { declaredFlags } from './declared-flags.ts'
import styles from './FlagChoice.module.css'
import type { ScenarioState } from './use-scenario.ts'

const flagStates = ['on', 'off', 'unsaid'] as const

type FlagState = (typeof flagStates)[number]

/** Sets the flags that the gateway sends in this scenario. */
export function FlagChoice({ state }: { readonly state: ScenarioState }): ReactNode {
  const t = useT('scenario')
  const { previewed, change, takeLive } = state
  const { flags: now } = previewed.scenario
  const others = Object.keys(flags).filter((name) => now[name] !== declaredFlags[name])
  const choose = (name: string, value: FlagState): void => {
    const { [name]: _, ...rest } = now
    change({ scenario: { flags: value === 'unsaid' ? rest : { ...rest, [name]: value === 'on' } } })
  }
  return (
    <Drawer
      title={t('flags.title')}
      label={others.length > 0 ? t('flags.changed', { number: others.length }) : t('flags.flags')}
      isMarked={others.length > 0}
    >
      <p className={styles['line']}>{t('flags.hint')}</p>
      <p className={styles['acts']}>
        <StudioButton onPress={() => void takeLive()}>{t('flags.live')}</StudioButton>
        <StudioButton onPress={() => change({ scenario: { flags: declaredFlags } })}>
          {t('flags.declared')}
        </StudioButton>
      </p>
      <ul>
        {Object.entries(flags).map(([name, { title }]) => (
          <li key={name} className={styles['flag']}>
            <span className={styles['words']}>
              {title}
              <span className={styles['name']}>{name}</span>
            </span>
            <ChoiceInput
              as="row"
              place="bar"
              aria-label={t('flags.named', { title, name })}
              value={read(now[name])}
              options={optionsOf(flagStates, (one) => t(`flags.${one}`))}
              onChange={(value) => choose(name, value)}
            />
          </li>
        ))}
      </ul>
    </Drawer>
  )
}

function read(on: boolean | undefined): FlagState {
  if (on === undefined) return 'unsaid'
  return on ? 'on' : 'off'
}
