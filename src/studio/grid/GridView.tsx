import { type ReactNode, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { useT } from '../i18n/use-t.ts'
import { ChoiceInput } from '../look/ChoiceInput.tsx'
import { optionsOf } from '../look/options.ts'
import { StudioIconButton } from '../look/StudioButton.tsx'
import { changeQuery, useQuery } from '../navigation/navigation.ts'
import { ScaledFrame } from '../preview/ScaledFrame.tsx'
import { parseScenario } from '../scenario/scenario-query.ts'
import type { ScenarioState } from '../scenario/use-scenario.ts'
import { useDraftTexts, useMerchantCode } from '../state/use-editor.tsx'
import styles from './GridView.module.css'
import { type Cell, gridCells, gridKinds, nameGridKind, readGridKind } from './grid-cells.ts'
import { SaveScenario } from './SaveScenario.tsx'
import { createSavedScenario, openSavedScenarios, type SavedScenario } from './saved-scenarios.ts'

const store = openSavedScenarios(() => localStorage)

/** The same page under several scenarios side by side. */
export function GridView({ state }: { readonly state: ScenarioState }): ReactNode {
  const t = useT('grid')
  const tScenario = useT('scenario')
  const query = useQuery()
  const { previewed, languages, change } = state
  const kind = readGridKind(query.get('grid'))
  const { saved, isUnwritten, write } = useSavedScenarios()
  const cells =
    kind === 'kept'
      ? saved.map((scenario) => cellOfSaved(scenario, languages))
      : gridCells(kind, { previewed, languages, t, tScenario })
  return (
    <div className={styles['view']}>
      <div className={styles['bar']}>
        <ChoiceInput
          as="list"
          place="bar"
          aria-label={t('choose')}
          value={kind}
          options={optionsOf(gridKinds, (one) => nameGridKind(one, t))}
          onChange={(value) => changeQuery({ grid: value === 'sessions' ? undefined : value })}
        />
        <SaveScenario
          onKeep={(name) => write(createSavedScenario(saved, { name, query: location.search }))}
        />
      </div>
      {isUnwritten && (
        <p role="status" className={styles['word']}>
          {t('unkept')}
        </p>
      )}
      {cells.length === 0 ? (
        <p className={styles['word']}>{t('noneKept')}</p>
      ) : (
        <ul className={styles['cells']} aria-label={t('scenarios')}>
          {cells.map((cell) => (
            <GridCell
              key={cell.title}
              cell={cell}
              onChoose={() => {
                change(cell.previewed)
                changeQuery({ view: undefined })
              }}
              {...(kind === 'kept'
                ? { onForget: () => write(saved.filter(({ name }) => name !== cell.title)) }
                : {})}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

/** Returns the scenarios that are saved in this browser, and a function that replaces them. */
function useSavedScenarios(): {
  readonly saved: readonly SavedScenario[]
  /** True if the storage did not take the last change, so that it ends with the page. */
  readonly isUnwritten: boolean
  readonly write: (next: readonly SavedScenario[]) => void
} {
  const [saved, setSaved] = useState(store.read)
  const [isUnwritten, setUnwritten] = useState(false)
  const write = (next: readonly SavedScenario[]): void => {
    setSaved(next)
    setUnwritten(!store.write(next))
  }
  return { saved, isUnwritten, write }
}

function cellOfSaved({ name, query }: SavedScenario, languages: readonly string[]): Cell {
  const { previewed } = parseScenario(new URLSearchParams(query), { languages })
  return { title: name, previewed }
}

interface GridCellProps {
  readonly cell: Cell
  readonly onChoose: () => void
  readonly onForget?: () => void
}

function GridCell({ cell, onChoose, onForget }: GridCellProps): ReactNode {
  const t = useT('grid')
  const code = useMerchantCode()
  const texts = useDraftTexts()
  const { title, previewed } = cell
  return (
    <li className={styles['cell']}>
      <div className={styles['picture']}>
        <ScaledFrame merchant={code} texts={texts} {...previewed} title={title} />
      </div>
      <span className={styles['title']} aria-hidden="true">
        {title}
      </span>
      <AriaButton
        className={styles['choose'] ?? ''}
        aria-label={t('preview', { title })}
        onPress={onChoose}
      />
      {onForget && (
        <span className={styles['forget']}>
          <StudioIconButton icon="close" label={t('forget', { title })} onPress={onForget} />
        </span>
      )}
    </li>
  )
}
