import { type ReactNode, useMemo } from 'react'
import { useT } from '../i18n/use-t.ts'
import { LabelledInput } from '../look/RuleInput.tsx'
import { StudioButton } from '../look/StudioButton.tsx'
import { type StudioRule, useRuleForm } from '../look/use-rule-form.ts'
import { Window } from '../look/Window.tsx'
import { goTo } from '../navigation/navigation.ts'
import { useMerchantCode, useValues } from '../state/use-editor.tsx'
import type { Values } from '../state/values.ts'
import styles from './AddPage.module.css'
import { hasPage } from './edit-pages.ts'
import { usePageEdits } from './use-page-edits.ts'

export interface AddPageProps {
  readonly onClose: () => void
}

/** Asks the name, the path and the title of a page of the merchant's own, adds it and opens it. */
export function AddPage({ onClose }: AddPageProps): ReactNode {
  const t = useT('tree')
  const common = useT('common')
  const code = useMerchantCode()
  const edits = usePageEdits()
  const values = useValues()
  const { control, handleSubmit } = useRuleForm(useMemo(() => listRules(values), [values]))
  const add = handleSubmit(({ name = '', path = '', title = '' }) => {
    const page = edits.add({ name: name.trim(), path: path.trim(), title: title.trim() })
    onClose()
    goTo({ merchant: code, path: `pages.${page}` })
  })
  return (
    <Window title={t('addPage.open')} size="narrow" onClose={onClose}>
      <form className={styles['form']} onSubmit={(event) => void add(event)}>
        {fields.map((name) => (
          <LabelledInput
            key={name}
            control={control}
            name={name}
            label={t(`addPage.${name}`)}
            hint={t(`addPage.${name}Hint`)}
          />
        ))}
        <div className={styles['actions']}>
          <StudioButton onPress={onClose}>{common('cancel')}</StudioButton>
          <StudioButton type="submit" tone="main" icon="plus">
            {common('add')}
          </StudioButton>
        </div>
      </form>
    </Window>
  )
}

const fields = ['name', 'path', 'title'] as const

/** Lists the rules of the fields: what the schema accepts as a name and as a path. */
function listRules(values: Values): readonly StudioRule[] {
  return [
    {
      name: 'name',
      required: true,
      pattern: { acceptedPattern: '^(own-)?[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 40 },
      messages: { pattern: { key: 'pageName' } },
      refuse: (name) => (hasPage(values, name) ? { key: 'pageTaken' } : undefined),
    },
    {
      name: 'path',
      required: false,
      pattern: { acceptedPattern: '^/m/[A-Za-z0-9_-]+(/[A-Za-z0-9_-]+)*$', maxLength: 100 },
      messages: { pattern: { key: 'pagePath' } },
    },
    { name: 'title', required: true, pattern: { acceptedPattern: '*', maxLength: 400 } },
  ]
}
