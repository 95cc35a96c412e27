import type { ReactNode } from 'react'
import type { Edit } from '../../core/config/edit/edit.ts'
import type { LiveSettings } from '../../core/contract/generated/studio-api.ts'
import { MoveButtons } from '../form/MoveButtons.tsx'
import { useFormatKey, useT } from '../i18n/use-t.ts'
import { RefusalNotice } from '../look/RefusalNotice.tsx'
import { StudioButton } from '../look/StudioButton.tsx'
import { StudioIcon } from '../look/StudioIcon.tsx'
import { liveFacts } from '../scenario/use-scenario.ts'
import { useDispatch, useMerchantCode, useValues } from '../state/use-editor.tsx'
import { useStudioQuery } from '../state/use-loaded.ts'
import { hideField, moveField, showField } from './edit-fields.ts'
import styles from './RegistrationFields.module.css'
import { type FieldRow, type FieldScope, readFields } from './read-fields.ts'

/** Lists the fields of the registration form in its order: what players meet, who decides that, and what hides a field or moves it. */
export function RegistrationFields(): ReactNode {
  const t = useT('registration')
  const common = useT('common')
  const code = useMerchantCode()
  const values = useValues()
  const loaded = useStudioQuery('readSettings', { merchant: code, body: undefined })
  const live = loaded.state === 'loaded' ? loaded.value : undefined
  const fields = readFields(values, scopeOf(live, values.shown(['languages', 'default'])))
  const names = fields.filter(({ state }) => state !== 'hidden').map(({ name }) => name)
  return (
    <section className={styles['fields']} aria-labelledby="registration-fields">
      <h3 id="registration-fields" className={styles['title']}>
        {t('title')}
      </h3>
      <p className={styles['hint']}>{t('hint')}</p>
      {loaded.state === 'failed' && (
        <RefusalNotice
          action={<StudioButton onPress={loaded.again}>{common('tryAgain')}</StudioButton>}
        >
          {loaded.problem}
        </RefusalNotice>
      )}
      <ol className={styles['list']}>
        {fields.map((field) => (
          <Field key={field.name} field={field} names={names} />
        ))}
      </ol>
    </section>
  )
}

interface FieldProps {
  readonly field: FieldRow
  /** The fields that no layer takes out, in their order. */
  readonly names: readonly string[]
}

function Field({ field, names }: FieldProps): ReactNode {
  const t = useT('registration')
  const step = useT('steps')
  const title = useFormatKey()(field.name)
  const values = useValues()
  const dispatch = useDispatch()
  const edit = (edits: readonly Edit[], name: string): void => {
    const ofFile = edits.map((one) => ({ file: values.file, edit: one }))
    if (ofFile.length > 0) dispatch({ act: 'edit', edits: ofFile, name })
  }
  const { name, state, decidedBy, isRefused, mayHide } = field
  const isHidden = state === 'hidden'
  return (
    <li className={styles['field']} data-status={state}>
      <span className={styles['name']}>{title}</span>
      <span className={styles['state']}>
        {t(`state.${state}`)}
        <span className={styles['who']}>{t(`by.${decidedBy}`)}</span>
        {isRefused && (
          <span className={styles['refused']}>
            <StudioIcon name="warning" />
            {t('refused')}
          </span>
        )}
      </span>
      <span className={styles['acts']}>
        {!isHidden && (
          <MoveButtons
            what={title}
            at={names.indexOf(name)}
            length={names.length}
            onMove={(to) =>
              edit(moveField(values, { name, names, to }), step('move', { block: title }))
            }
          />
        )}
        {isHidden && (
          <StudioButton
            aria-label={t('showNamed', { name: title })}
            onPress={() => edit(showField(values, name), step('restore', { block: title }))}
          >
            {t('show')}
          </StudioButton>
        )}
        {!isHidden && mayHide && (
          <StudioButton
            aria-label={t('hideNamed', { name: title })}
            onPress={() => edit(hideField(values, name), step('remove', { block: title }))}
          >
            {t('hide')}
          </StudioButton>
        )}
      </span>
    </li>
  )
}

/** Returns what decides about the form of a guest now. */
function scopeOf(live: LiveSettings | undefined, language: unknown): FieldScope {
  const facts = live ? liveFacts(live) : { flags: {}, templates: {} }
  return {
    // The sandbox has the settings of the registration as it answers them.
    settings: live && Object(live.settings)['register'],
    facts: {
      ...facts,
      settings: {},
      session: 'guest',
      language: typeof language === 'string' ? language : '',
      device: 'browser',
      time: Date.now(),
    },
  }
}
