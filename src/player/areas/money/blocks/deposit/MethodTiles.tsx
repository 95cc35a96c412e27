import { type ReactNode, useState } from 'react'
import type { DepositMethod } from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Icon } from '../../../../kit/controls/Icon.tsx'
import { Tabs } from '../../../../kit/controls/Tabs.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { MethodMark } from './MethodMark.tsx'
import { MethodNote } from './MethodNote.tsx'
import styles from './MethodTiles.module.css'
import { useMethodWords } from './method-words.ts'
import { ErrorLine } from './Part.tsx'
import type { DepositForm } from './use-deposit-form.ts'

export interface MethodTilesProps {
  readonly form: DepositForm
  readonly columns: number
}

/** The ways to pay as tiles, one group a tab. */
export function MethodTiles({ form, columns }: MethodTilesProps): ReactNode {
  const t = useT()
  const { methods } = form.answer
  const groups = [...new Set(methods.map(({ group }) => group))]
  const [opened, setOpened] = useState<DepositMethod['group']>()
  const shown =
    [opened, form.method?.group].find((group) => group && groups.includes(group)) ?? groups[0]
  if (shown === undefined) return null
  return (
    <div data-field="method">
      <Tabs
        label={t('deposit.groups')}
        tabs={groups.map((key) => ({ key, label: t(`deposit.group.${key}`) }))}
        selected={shown}
        onSelect={setOpened}
      >
        <fieldset
          className={styles['tiles']}
          data-kit="choices"
          data-kind="pictures"
          style={{ '--columns': columns }}
        >
          <legend data-unseen>{t('deposit.methodNeeded')}</legend>
          {methods
            .filter(({ group }) => group === shown)
            .map((method) => (
              <Tile
                key={method.id}
                method={method}
                chosen={method.id === form.method?.id}
                onChoose={() => form.change({ methodId: method.id })}
              />
            ))}
        </fieldset>
      </Tabs>
      <ErrorLine>{form.errorOf('method')}</ErrorLine>
    </div>
  )
}

interface TileProps {
  readonly method: DepositMethod
  readonly chosen: boolean
  readonly onChoose: () => void
}

function Tile({ method, chosen, onChoose }: TileProps): ReactNode {
  const { time, rebate, tag, closed } = useMethodWords()(method)
  const tagged = tag !== undefined && !closed
  return (
    <label
      className={styles['tile']}
      data-part="choice"
      data-state={chosen ? 'chosen' : closed ? 'closed' : undefined}
      data-tagged={tagged || undefined}
    >
      <input
        className={styles['input']}
        type="radio"
        name="method"
        checked={chosen}
        disabled={closed !== undefined}
        onChange={onChoose}
      />
      <MethodMark logo={method.logo} group={method.group} part="picture" />
      <span className={styles['words']} data-part="words">
        <span className={`${styles['name']} ${typography['name']}`}>{method.name}</span>
        <span className={`${styles['note']} ${typography['caption']}`} data-part="note">
          {closed ?? <MethodNote items={[time, rebate]} />}
        </span>
      </span>
      {tagged && (
        <span className={styles['tag']} data-part="tag">
          {tag}
        </span>
      )}
      <span className={styles['check']} data-part="sign">
        <Icon name={closed ? 'wrench' : 'check'} size="small" />
      </span>
    </label>
  )
}
