import { type ReactNode, useState } from 'react'
import { ConditionInput } from '../find/ConditionInput.tsx'
import { ConditionProblems } from '../find/ConditionProblems.tsx'
import { ListsHead } from '../find/ListsHead.tsx'
import { useFoundMerchants } from '../find/use-found-merchants.ts'
import { useT } from '../i18n/use-t.ts'
import { RefusalNotice } from '../look/RefusalNotice.tsx'
import { Screen } from '../look/Screen.tsx'
import { SearchInput } from '../look/SearchInput.tsx'
import { StudioButton, ToggleButton } from '../look/StudioButton.tsx'
import { FlagGrid } from './FlagGrid.tsx'
import { FlagProblems } from './FlagProblems.tsx'
import styles from './FlagTable.module.css'
import { findFlags } from './find-flags.ts'
import { useFlagColumns } from './use-flag-columns.ts'

/** Shows which flag is on for whom, in the sandbox and in each environment. */
export function FlagTable(): ReactNode {
  const t = useT('flagTable')
  const common = useT('common')
  const filter = useFoundMerchants()
  const [wanted, setWanted] = useState('')
  const [hidden, setHidden] = useState<readonly string[]>([])
  const { columns, problem, again, turn } = useFlagColumns()
  const retry = <StudioButton onPress={again}>{common('tryAgain')}</StudioButton>
  if (!columns && problem !== undefined)
    return (
      <Screen title={t('cannotRead')} line={problem}>
        {retry}
      </Screen>
    )
  const shown = columns?.filter(({ environment: { name } }) => !hidden.includes(name)) ?? []
  const isAll = filter.text.trim() === ''
  const codes = [...(columns?.[0]?.merchants?.keys() ?? [])].filter(
    (code) => isAll || filter.found?.has(code),
  )
  const names = findFlags(wanted)
  return (
    <main className={styles['view']}>
      <ListsHead view="flags" title={t('title')}>
        <SearchInput
          aria-label={t('findFlag')}
          placeholder={t('findFlagBy')}
          value={wanted}
          onChange={setWanted}
        />
        <ConditionInput filter={filter} />
      </ListsHead>
      <ConditionProblems filter={filter} />
      {problem !== undefined && <RefusalNotice action={retry}>{problem}</RefusalNotice>}
      <ul className={styles['bar']} aria-label={t('environments')}>
        {columns?.map(({ environment: { name, kind, gateway }, merchants }) => (
          <li key={name} className={styles['environment']} data-environment={kind}>
            <ToggleButton
              isSelected={!hidden.includes(name)}
              onChange={(isOn) =>
                setHidden(isOn ? hidden.filter((one) => one !== name) : [...hidden, name])
              }
            >
              {name}
            </ToggleButton>
            {gateway !== undefined && <span className={styles['gateway']}>{gateway}</span>}
            {!merchants && problem === undefined && <span role="status">{t('looking')}</span>}
          </li>
        ))}
        {!columns && (
          <li>
            <span role="status">{t('looking')}</span>
          </li>
        )}
      </ul>
      <FlagProblems columns={shown} codes={codes} />
      {names.length === 0 && (
        <p className={styles['none']}>
          {t('noFlag', { wanted })}{' '}
          <StudioButton tone="quiet" onPress={() => setWanted('')}>
            {t('showAll')}
          </StudioButton>
        </p>
      )}
      {columns && codes.length === 0 && filter.isFresh && (
        <p className={styles['none']}>
          {t('noMerchant')}{' '}
          <StudioButton tone="quiet" onPress={() => filter.onType('')}>
            {t('showAll')}
          </StudioButton>
        </p>
      )}
      {names.length > 0 && codes.length > 0 && (
        <FlagGrid flags={names} codes={codes} columns={shown} turn={turn} />
      )}
    </main>
  )
}
