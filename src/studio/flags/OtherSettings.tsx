import type { ReactNode } from 'react'
import { Choice } from '../look/Choice.tsx'
import { Toggle } from '../look/Toggle.tsx'
import styles from './LiveView.module.css'
import { readLiveState } from './live-settings.ts'
import type { SettingsProps } from './Templates.tsx'

const switches = [
  {
    name: 'maintenance',
    title: 'Maintenance',
    effect: 'Every page says that the platform is closed, with its window, until this is off.',
  },
  {
    name: 'regionRestriction',
    title: 'Region closed',
    effect: 'Every page says that the region is not served, with the way to customer service.',
  },
  {
    name: 'humanCheck',
    title: 'Human check',
    effect: 'Login and registration ask for the slider, where flag GEETEST3 is on.',
  },
  {
    name: 'passwordByEmail',
    title: 'Password by e-mail',
    effect: 'A forgotten password can be sent by e-mail.',
  },
  {
    name: 'revealUnknownAccount',
    title: 'Reveal unknown accounts',
    effect: 'A password by e-mail says when no account fits. Off, it answers as if it were sent.',
  },
] as const

const asked = [
  { value: 'no', label: 'Not asked' },
  { value: 'optional', label: 'Optional' },
  { value: 'required', label: 'Required' },
] as const

/** Maintenance, region, and what login and registration ask. */
export function OtherSettings({ live, change }: SettingsProps): ReactNode {
  const state = readLiveState(live)
  const field = (name: string, value: (typeof asked)[number]['value']) => ({
    register: { fields: { [name]: { enabled: value !== 'no', required: value === 'required' } } },
  })
  return (
    <>
      <section aria-labelledby="live-state">
        <h3 id="live-state" className={styles['title']}>
          State
        </h3>
        {switches.map(({ name, title, effect }) => (
          <div key={name} className={styles['row']}>
            <div className={styles['setting']}>
              <span>{title}</span>
              <Toggle
                aria-label={title}
                isOn={state[name]}
                onChange={(on) => void change({ [name]: on })}
              />
            </div>
            <p className={styles['effect']}>{effect}</p>
          </div>
        ))}
        <div className={styles['row']}>
          <div className={styles['setting']}>
            <span>Captcha at login</span>
            <Choice
              as="row"
              place="bar"
              aria-label="Captcha at login"
              value={state.loginCaptcha}
              options={[
                { value: 'after-failures', label: 'After failures' },
                { value: 'always', label: 'Always' },
              ]}
              onChange={(loginCaptcha) => void change({ loginCaptcha })}
            />
          </div>
        </div>
      </section>
      <section aria-labelledby="live-registration">
        <h3 id="live-registration" className={styles['title']}>
          Registration
        </h3>
        <div className={styles['row']}>
          <div className={styles['setting']}>
            <span>Captcha</span>
            <Toggle
              aria-label="Captcha at registration"
              isOn={state.registerCaptcha}
              onChange={(captcha) => void change({ register: { captcha } })}
            />
          </div>
          <div className={styles['setting']}>
            <span>Least age</span>
            <Choice
              as="row"
              place="bar"
              aria-label="Least age"
              value={String(state.minimumAge)}
              options={[...new Set([18, 20, 21, state.minimumAge])]
                .map(String)
                .map((value) => ({ value, label: value }))}
              onChange={(age) => void change({ register: { minimumAge: Number(age) } })}
            />
          </div>
        </div>
        {state.fields.map(({ name, asked: now }) => (
          <div key={name} className={styles['setting']}>
            <code className={styles['code']}>{name}</code>
            <Choice
              as="row"
              place="bar"
              aria-label={`${name} at registration`}
              value={now}
              options={asked}
              onChange={(value) => void change(field(name, value))}
            />
          </div>
        ))}
      </section>
    </>
  )
}
