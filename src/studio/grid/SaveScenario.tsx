import type { ReactNode } from 'react'
import { Form } from 'react-aria-components/Form'
import { useT } from '../i18n/use-t.ts'
import { RuleInput } from '../look/RuleInput.tsx'
import { StudioButton } from '../look/StudioButton.tsx'
import { type StudioRule, useRuleForm } from '../look/use-rule-form.ts'
import styles from './SaveScenario.module.css'

const rules: readonly StudioRule[] = [
  {
    name: 'name',
    required: true,
    pattern: { acceptedPattern: '^.*$', maxLength: 60 },
    messages: { required: { key: 'scenarioName' }, tooLong: { key: 'longScenarioName' } },
  },
]

/** Keeps the scenario of the address under a name. */
export function SaveScenario({ onKeep }: { readonly onKeep: (name: string) => void }): ReactNode {
  const t = useT('grid')
  const { control, handleSubmit, reset } = useRuleForm(rules)
  const keep = handleSubmit(({ name = '' }) => {
    onKeep(name.trim())
    reset()
  })
  return (
    <Form className={styles['form'] ?? ''} onSubmit={(event) => void keep(event)}>
      <RuleInput control={control} name="name" label={t('name')} placeholder={t('name')} />
      <StudioButton type="submit">{t('keep')}</StudioButton>
    </Form>
  )
}
