import { type ReactNode, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { useSay } from '../i18n/use-say.ts'
import { IconButton } from '../look/Button.tsx'
import { Choice } from '../look/Choice.tsx'
import { optionsOf } from '../look/options.ts'
import { changeQuery, useQuery } from '../navigation.ts'
import { Picture } from '../preview/Picture.tsx'
import { readScene } from '../scenario/scenario-query.ts'
import type { SceneInHand } from '../scenario/use-scene.ts'
import { useEditor } from '../state/use-editor.tsx'
import styles from './GridView.module.css'
import { type Cell, gridCells, gridKinds, nameGridKind, readGridKind } from './grid-cells.ts'
import { KeepScene } from './KeepScene.tsx'
import { keepScene, openSceneStore } from './kept-scenes.ts'

const store = openSceneStore(() => localStorage)

/** The same page under several scenarios side by side. */
export function GridView({ hand }: { readonly hand: SceneInHand }): ReactNode {
  const say = useSay('grid')
  const sayScenario = useSay('scenario')
  const query = useQuery()
  const { scene, languages, change } = hand
  const kind = readGridKind(query.get('grid'))
  const [kept, setKept] = useState(store.read)
  const [problem, setProblem] = useState('')
  const write = (next: typeof kept): void => {
    setKept(next)
    setProblem(store.write(next) ? '' : say('unkept'))
  }
  const cells =
    kind === 'kept'
      ? kept.map(({ name, query: said }): Cell => {
          const found = readScene(new URLSearchParams(said), { languages })
          return { title: name, scene: found.scene }
        })
      : gridCells(kind, { scene, languages, say, sayScenario })
  return (
    <div className={styles['view']}>
      <div className={styles['bar']}>
        <Choice
          as="list"
          place="bar"
          aria-label={say('choose')}
          value={kind}
          options={optionsOf(gridKinds, (one) => nameGridKind(one, say))}
          onChange={(value) => changeQuery({ grid: value === 'sessions' ? undefined : value })}
        />
        <KeepScene onKeep={(name) => write(keepScene(kept, { name, query: location.search }))} />
      </div>
      {problem !== '' && (
        <p role="status" className={styles['word']}>
          {problem}
        </p>
      )}
      {cells.length === 0 ? (
        <p className={styles['word']}>{say('noneKept')}</p>
      ) : (
        <ul className={styles['cells']} aria-label={say('scenarios')}>
          {cells.map((cell) => (
            <GridCell
              key={cell.title}
              cell={cell}
              onChoose={() => {
                change(cell.scene)
                changeQuery({ view: undefined })
              }}
              {...(kind === 'kept'
                ? { onForget: () => write(kept.filter(({ name }) => name !== cell.title)) }
                : {})}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

interface GridCellProps {
  readonly cell: Cell
  readonly onChoose: () => void
  readonly onForget?: () => void
}

function GridCell({ cell, onChoose, onForget }: GridCellProps): ReactNode {
  const say = useSay('grid')
  const { editor, texts } = useEditor()
  const { title, scene } = cell
  return (
    <li className={styles['cell']}>
      <div className={styles['picture']}>
        <Picture merchant={editor.code} texts={texts} {...scene} title={title} />
      </div>
      <span className={styles['title']} aria-hidden="true">
        {title}
      </span>
      <AriaButton
        className={styles['choose'] ?? ''}
        aria-label={say('preview', { title })}
        onPress={onChoose}
      />
      {onForget && (
        <span className={styles['forget']}>
          <IconButton icon="close" label={say('forget', { title })} onPress={onForget} />
        </span>
      )}
    </li>
  )
}
