import type { ReactNode } from 'react'
import { useT } from '../i18n/use-t.ts'
import { ChoiceInput, type ChoiceInputProps } from '../look/ChoiceInput.tsx'
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
export function OtherSettings(props: LiveSettingsProps): ReactNode {
  return (
    <>
      <StateSettings {...props} />
      <RegistrationSettings {...props} />
    </>
  )
}

/** Shows the switches of the platform, when login asks for a captcha, and what the cashier does. */
function StateSettings({ live, change }: LiveSettingsProps): ReactNode {
  const t = useT('flags')
  const state = readLiveState(live)
  return (
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
        <ChoiceSetting
          title={t('loginCaptcha')}
          value={state.loginCaptcha}
          options={optionsOf(captchas, (when) => t(`captcha.${when}`))}
          onChange={(loginCaptcha) => void change({ loginCaptcha })}
        />
        <ReadBy paths={live.readers['loginCaptcha']} />
      </div>
      <div className={styles['row']}>
        <ChoiceSetting
          title={t('cashier.title')}
          value={state.cashier}
          options={optionsOf(cashiers, (one) => t(`cashier.${one}`))}
          onChange={(cashier) => void change({ cashier })}
        />
        <p className={styles['effect']}>{t('cashier.effect')}</p>
      </div>
    </section>
  )
}

/** Shows the captcha, the minimum age and the fields of the registration. */
function RegistrationSettings({ live, change }: LiveSettingsProps): ReactNode {
  const t = useT('flags')
  const { registerCaptcha, minimumAge, fields } = readLiveState(live)
  return (
    <section aria-labelledby="live-registration">
      <h3 id="live-registration" className={styles['title']}>
        {t('registration')}
      </h3>
      <div className={styles['row']}>
        <div className={styles['setting']}>
          <span>{t('registerCaptcha')}</span>
          <Toggle
            aria-label={t('registerCaptchaNamed')}
            isOn={registerCaptcha}
            onChange={(captcha) => void change({ register: { captcha } })}
          />
        </div>
        <ReadBy paths={live.readers['register.captcha']} />
        <ChoiceSetting
          title={t('leastAge')}
          value={String(minimumAge)}
          options={[...new Set([18, 20, 21, minimumAge])]
            .map(String)
            .map((value) => ({ value, label: value }))}
          onChange={(age) => void change({ register: { minimumAge: Number(age) } })}
        />
        <ReadBy paths={live.readers['register.minimumAge']} />
      </div>
      {fields.map(({ name, asked }) => (
        <div key={name} className={styles['setting']}>
          <code className={styles['code']}>{name}</code>
          <ChoiceInput
            as="row"
            place="bar"
            aria-label={t('atRegistration', { name })}
            value={asked}
            options={optionsOf(asks, (one) => t(`asked.${one}`))}
            onChange={(value) => void change({ register: { fields: bodyOfField(name, value) } })}
          />
        </div>
      ))}
    </section>
  )
}

interface ChoiceSettingProps<T extends string>
  extends Pick<ChoiceInputProps<T>, 'value' | 'options' | 'onChange'> {
  readonly title: string
}

/** Shows a setting with its values in a row. */
function ChoiceSetting<T extends string>({ title, ...choice }: ChoiceSettingProps<T>): ReactNode {
  return (
    <div className={styles['setting']}>
      <span>{title}</span>
      <ChoiceInput {...choice} as="row" place="bar" aria-label={title} />
    </div>
  )
}

/** Returns a field of the registration as the sandbox takes it. */
function bodyOfField(name: string, asked: (typeof asks)[number]) {
  return { [name]: { enabled: asked !== 'no', required: asked === 'required' } }
}
