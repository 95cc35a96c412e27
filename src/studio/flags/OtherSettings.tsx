import type { ReactNode } from 'react'
import { useT } from '../i18n/use-t.ts'
import { ChoiceInput } from '../look/ChoiceInput.tsx'
import { optionsOf } from '../look/options.ts'
import { Toggle } from '../look/Toggle.tsx'
import styles from './LiveView.module.css'
import { cashiers, readLiveState } from './live-settings.ts'
import { ReadBy } from './ReadBy.tsx'
import type { LiveSettingsProps } from './Templates.tsx'

const switches = [
  'maintenance',
  'regionRestriction',
  'humanCheck',
  'passwordByEmail',
  'revealUnknownAccount',
] as const
const asks = ['no', 'optional', 'required'] as const
const captchas = ['after-failures', 'always'] as const

/** Maintenance, region, and what login and registration ask. */
export function OtherSettings({ live, change }: LiveSettingsProps): ReactNode {
  const t = useT('flags')
  const state = readLiveState(live)
  const field = (name: string, value: (typeof asks)[number]) => ({
    register: { fields: { [name]: { enabled: value !== 'no', required: value === 'required' } } },
  })
  return (
    <>
      <section aria-labelledby="live-state">
        <h3 id="live-state" className={styles['title']}>
          {t('state')}
        </h3>
        {switches.map((name) => (
          <div key={name} className={styles['row']}>
            <div className={styles['setting']}>
              <span>{t(`switch.${name}.title`)}</span>
              <Toggle
                aria-label={t(`switch.${name}.title`)}
                isOn={state[name]}
                onChange={(on) => void change({ [name]: on })}
              />
            </div>
            <p className={styles['effect']}>{t(`switch.${name}.effect`)}</p>
            <ReadBy paths={live.readers[name]} />
          </div>
        ))}
        <div className={styles['row']}>
          <div className={styles['setting']}>
            <span>{t('loginCaptcha')}</span>
            <ChoiceInput
              as="row"
              place="bar"
              aria-label={t('loginCaptcha')}
              value={state.loginCaptcha}
              options={optionsOf(captchas, (when) => t(`captcha.${when}`))}
              onChange={(loginCaptcha) => void change({ loginCaptcha })}
            />
          </div>
          <ReadBy paths={live.readers['loginCaptcha']} />
        </div>
        <div className={styles['row']}>
          <div className={styles['setting']}>
            <span>{t('cashier.title')}</span>
            <ChoiceInput
              as="row"
              place="bar"
              aria-label={t('cashier.title')}
              value={state.cashier}
              options={optionsOf(cashiers, (one) => t(`cashier.${one}`))}
              onChange={(cashier) => void change({ cashier })}
            />
          </div>
          <p className={styles['effect']}>{t('cashier.effect')}</p>
        </div>
      </section>
      <section aria-labelledby="live-registration">
        <h3 id="live-registration" className={styles['title']}>
          {t('registration')}
        </h3>
        <div className={styles['row']}>
          <div className={styles['setting']}>
            <span>{t('registerCaptcha')}</span>
            <Toggle
              aria-label={t('registerCaptchaNamed')}
              isOn={state.registerCaptcha}
              onChange={(captcha) => void change({ register: { captcha } })}
            />
          </div>
          <ReadBy paths={live.readers['register.captcha']} />
          <div className={styles['setting']}>
            <span>{t('leastAge')}</span>
            <ChoiceInput
              as="row"
              place="bar"
              aria-label={t('leastAge')}
              value={String(state.minimumAge)}
              options={[...new Set([18, 20, 21, state.minimumAge])]
                .map(String)
                .map((value) => ({ value, label: value }))}
              onChange={(age) => void change({ register: { minimumAge: Number(age) } })}
            />
          </div>
          <ReadBy paths={live.readers['register.minimumAge']} />
        </div>
        {state.fields.map(({ name, asked: now }) => (
          <div key={name} className={styles['setting']}>
            <code className={styles['code']}>{name}</code>
            <ChoiceInput
              as="row"
              place="bar"
              aria-label={t('atRegistration', { name })}
              value={now}
              options={optionsOf(asks, (one) => t(`asked.${one}`))}
              onChange={(value) => void change(field(name, value))}
            />
          </div>
        ))}
      </section>
    </>
  )
}
