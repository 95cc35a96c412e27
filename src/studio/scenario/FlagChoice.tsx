import type { ReactNode } from 'react'
import { flags } from '../../core/contract/flags.ts'
import { useSay } from '../i18n/use-say.ts'
import { ChoiceInput } from '../look/ChoiceInput.tsx'
import { optionsOf } from '../look/options.ts'
import { StudioButton } from '../look/StudioButton.tsx'
import { Drawer } from './Drawer.tsx'
import styles from './FlagChoice.module.css'
import { declaredFlags } from './scenario-query.ts'
import type { ScenarioState } from './use-scenario.ts'

const said = ['on', 'off', 'unsaid'] as const

type Said = (typeof said)[number]

/** Sets the flags that the gateway sends in this scenario. */
export function FlagChoice({ hand }: { readonly hand: ScenarioState }): ReactNode {
  const say = useSay('scenario')
  const { scene, change, takeLive } = hand
  const { flags: now } = scene.scenario
  const others = Object.keys(flags).filter((name) => now[name] !== declaredFlags[name])
  const choose = (name: string, value: Said): void => {
    const { [name]: _, ...rest } = now
    change({ scenario: { flags: value === 'unsaid' ? rest : { ...rest, [name]: value === 'on' } } })
  }
  return (
    <Drawer
      title={say('flags.title')}
      label={
        others.length > 0 ? say('flags.changed', { number: others.length }) : say('flags.flags')
      }
      isMarked={others.length > 0}
    >
      <p className={styles['line']}>{say('flags.hint')}</p>
      <p className={styles['acts']}>
        <StudioButton onPress={() => void takeLive()}>{say('flags.live')}</StudioButton>
        <StudioButton onPress={() => change({ scenario: { flags: declaredFlags } })}>
          {say('flags.declared')}
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
              aria-label={say('flags.named', { title, name })}
              value={read(now[name])}
              options={optionsOf(said, (one) => say(`flags.${one}`))}
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
