import type { ReactNode } from 'react'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { useT } from '../i18n/use-t.ts'
import list from '../look/list.module.css'
import { Popup } from '../look/Popup.tsx'
import { StudioIconButton } from '../look/StudioButton.tsx'
import { canRedo, canUndo } from '../model/edit-session.ts'
import { nameStep } from '../state/name-step.ts'
import { useDispatch, useEditorState } from '../state/use-editor.tsx'
import styles from './UndoButtons.module.css'

/** Undoes the last step and redoes the next, which their hints name, or goes to any step of the list. */
export function UndoButtons(): ReactNode {
  const t = useT('frame')
  const step = useT('steps')
  const { session } = useEditorState()
  const dispatch = useDispatch()
  const { steps, done } = session
  const [last, next] = [steps[done - 1], steps[done]]
  return (
    <>
      <StudioIconButton
        icon="undo"
        label={t('bar.undo')}
        hint={last ? t('bar.undoStep', { step: nameStep(last, step) }) : t('bar.nothingToUndo')}
        isDisabled={!canUndo(session)}
        onPress={() => dispatch({ act: 'undo' })}
      />
      <StudioIconButton
        icon="redo"
        label={t('bar.redo')}
        hint={next ? t('bar.redoStep', { step: nameStep(next, step) }) : t('bar.nothingToRedo')}
        isDisabled={!canRedo(session)}
        onPress={() => dispatch({ act: 'redo' })}
      />
      <MenuTrigger>
        <StudioIconButton icon="down" label={t('bar.steps')} isDisabled={steps.length === 0} />
        <Popup placement="bottom start">
          <StepList />
        </Popup>
      </MenuTrigger>
    </>
  )
}

/** Lists the steps that can be undone or done again, the last one first. Those that are undone are above the present one. */
function StepList(): ReactNode {
  const t = useT('frame')
  const step = useT('steps')
  const { session } = useEditorState()
  const dispatch = useDispatch()
  const { steps, done } = session
  const rows = [
    { done: 0, name: t('bar.opened') },
    ...steps.map((one, at) => ({ done: at + 1, name: nameStep(one, step) })),
  ]
  return (
    <Menu
      aria-label={t('bar.steps')}
      className={list['list'] ?? ''}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[done]}
      onAction={(key) => dispatch({ act: 'stepTo', done: Number(key) })}
      items={rows.toReversed()}
    >
      {(row) => (
        <MenuItem
          id={row.done}
          textValue={row.name}
          className={`${list['item']} ${styles['step']}`}
          data-undone={row.done > done || undefined}
        >
          {row.name}
        </MenuItem>
      )}
    </Menu>
  )
}
