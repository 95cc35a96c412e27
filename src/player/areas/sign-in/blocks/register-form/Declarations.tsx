import type { ReactNode } from 'react'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { AgeMark } from '../../../../kit/controls/AgeMark.tsx'
import { Checkbox } from '../../../../kit/controls/Checkbox.tsx'
import { type Control, useController } from '../../../../kit/controls/form.ts'
import { Link } from '../../../../kit/controls/navigation.tsx'
import { useFormatError } from '../../../../kit/forms/field-messages.ts'
import styles from './Declarations.module.css'
import type { DeclarationName, RegisterValues } from './register-values.ts'

export interface DeclarationsProps {
  readonly control: Control<RegisterValues>
  readonly minimumAge: number
  readonly statement: boolean
  readonly layout: 'each' | 'joined'
}

/**
 * Shows the declarations of the player: the age, the statement of not being barred if the merchant
 * requires it, and the terms.
 */
export function Declarations({
  control,
  minimumAge,
  statement,
  layout,
}: DeclarationsProps): ReactNode {
  const t = useT()
  const age = { age: minimumAge }
  const link = t('register.agreement')
  const joined = layout === 'joined'
  const terms = t(joined ? 'register.ageAndTerms' : 'register.terms', { ...age, agreement: '\n' })
  const [before, after] = terms.split('\n')
  const agreement = (
    <DeclarationCheckbox control={control} name={joined ? 'age' : 'terms'}>
      {before}
      <Link className={styles['link']} to={pathTo('userAgreement')}>
        {link}
      </Link>
      {after}
    </DeclarationCheckbox>
  )
  return (
    <fieldset className={styles['declarations']} data-layout={layout}>
      <legend className={styles['legend']} data-unseen={statement ? undefined : true}>
        <AgeMark
          age={minimumAge}
          label={t('register.age', age)}
          kind={statement ? 'title' : undefined}
        />
        {joined && statement && <span>{t('register.twoStatements')}</span>}
      </legend>
      {joined ? (
        agreement
      ) : (
        <DeclarationCheckbox control={control} name="age">
          {t('register.age', age)}
        </DeclarationCheckbox>
      )}
      {statement && (
        <DeclarationCheckbox control={control} name="statement">
          {t('register.statement')}
        </DeclarationCheckbox>
      )}
      {!joined && agreement}
    </fieldset>
  )
}

function DeclarationCheckbox(props: {
  readonly control: Control<RegisterValues>
  readonly name: DeclarationName
  readonly children: ReactNode
}): ReactNode {
  const { control, name, children } = props
  const formatError = useFormatError()
  const { field, fieldState } = useController({ name, control })
  return (
    <Checkbox
      name={name}
      ref={field.ref}
      checked={field.value === true}
      onChange={field.onChange}
      onBlur={field.onBlur}
      label={<span>{children}</span>}
      error={formatError(fieldState.error?.message)}
    />
  )
}
