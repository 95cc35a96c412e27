import { type ReactNode, useState } from 'react'
import type { Note } from '../../core/contract/generated/studio-api.ts'
import { useT } from '../i18n/use-t.ts'
import { ChoiceInput } from '../look/ChoiceInput.tsx'
import { optionsOf } from '../look/options.ts'
import { RefusalNotice } from '../look/RefusalNotice.tsx'
import { StudioButton, StudioIconButton } from '../look/StudioButton.tsx'
import { Toggle } from '../look/Toggle.tsx'
import { useStudioApi } from '../state/studio-api-context.tsx'
import { useMerchantCode } from '../state/use-editor.tsx'
import { useServerState } from '../state/use-server-state.ts'
import { useStudioEvents } from './events-context.tsx'
import { NoteForm } from './NoteForm.tsx'
import { NoteItem } from './NoteItem.tsx'
import styles from './Notes.module.css'
import { useNotes } from './notes-context.tsx'

export interface NotesPanelProps {
  /** The dotted path of what is open. */
  readonly place: string
  /** Says a place in words; an empty one is the merchant. */
  readonly nameOf: (place: string) => string
  /** Returns true if what a place names is not there. */
  readonly isGone: (place: string) => boolean
  readonly onClose: () => void
}

const choices = ['here', 'all', 'mine'] as const
type Choice = (typeof choices)[number]

/** Lists notes: about what is open, about the merchant, or those that mention whoever reads; and writes new ones. */
export function NotesPanel({ place, nameOf, isGone, onClose }: NotesPanelProps): ReactNode {
  const t = useT('together')
  const [choice, setChoice] = useState<Choice>('here')
  const [isWhole, setWhole] = useState(false)
  return (
    <section className={styles['panel']} aria-label={t('notes.title')}>
      <header className={styles['head']}>
        <h2 className={styles['title']}>{t('notes.title')}</h2>
        <ChoiceInput
          as="row"
          place="bar"
          aria-label={t('notes.which')}
          value={choice}
          options={optionsOf(choices, (one) => t(`notes.${one}`))}
          onChange={setChoice}
        />
        <span className={styles['space']} />
        <StudioIconButton icon="close" label={t('notes.close')} onPress={onClose} />
      </header>
      <div className={styles['body']}>
        {choice === 'mine' ? (
          <Mentions nameOf={nameOf} />
        ) : (
          <OwnNotes
            place={choice === 'here' ? place : ''}
            isAll={choice === 'all'}
            isWhole={isWhole}
            onWhole={setWhole}
            nameOf={nameOf}
            isGone={isGone}
          />
        )}
      </div>
    </section>
  )
}

interface OwnNotesProps extends Pick<NotesPanelProps, 'place' | 'nameOf' | 'isGone'> {
  readonly isAll: boolean
  /** True to list resolved ones too. */
  readonly isWhole: boolean
  readonly onWhole: (isWhole: boolean) => void
}

function OwnNotes(props: OwnNotesProps): ReactNode {
  const { place, isAll, isWhole, onWhole, nameOf, isGone } = props
  const t = useT('together')
  const ask = useStudioApi()
  const merchant = useMerchantCode()
  const notes = useNotes()
  if (!notes) return null
  const { state, problem, change, again } = notes
  const listed = state?.notes.filter(
    (note) => (isAll || note.place === place) && (isWhole || !note.resolved),
  )
  return (
    <>
      <Problem problem={problem} again={again} />
      <NoteForm
        key={place}
        label={t('notes.write', { place: nameOf(place) })}
        action={t('notes.send')}
        onSend={(text) => change(() => ask('writeNote', { merchant, body: { place, text } }))}
      />
      <Toggle isOn={isWhole} onChange={onWhole}>
        {t('notes.showResolved')}
      </Toggle>
      <Listed notes={listed}>
        {(note) => (
          <NoteItem
            key={note.id}
            note={note}
            placeName={nameOf(note.place)}
            isGone={isGone(note.place)}
            onAnswer={(text) =>
              change(() => ask('answerNote', { merchant, body: { note: note.id, text } }))
            }
            onResolve={(isResolved) =>
              void change(() =>
                ask('resolveNote', { merchant, body: { note: note.id, isResolved } }),
              )
            }
          />
        )}
      </Listed>
    </>
  )
}

/** Lists the open notes of all merchants that mention whoever reads. */
function Mentions({ nameOf }: Pick<NotesPanelProps, 'nameOf'>): ReactNode {
  const ask = useStudioApi()
  const { state, problem, again } = useServerState({
    key: ['listMyNotes'],
    read: () => ask('listMyNotes', { body: undefined }),
  })
  useStudioEvents(({ notes }) => {
    if (notes) again()
  })
  return (
    <>
      <Problem problem={problem} again={again} />
      <Listed notes={state?.mentions}>
        {(note) => (
          <NoteItem key={note.id} note={note} placeName={nameOf(note.place)} isGone={false} />
        )}
      </Listed>
    </>
  )
}

interface ProblemProps {
  readonly problem: string | undefined
  readonly again: () => void
}

function Problem({ problem, again }: ProblemProps): ReactNode {
  const common = useT('common')
  if (problem === undefined) return null
  return (
    <RefusalNotice action={<StudioButton onPress={again}>{common('tryAgain')}</StudioButton>}>
      {problem}
    </RefusalNotice>
  )
}

interface ListedProps {
  /** Undefined while they load. */
  readonly notes: readonly Note[] | undefined
  readonly children: (note: Note) => ReactNode
}

function Listed({ notes, children }: ListedProps): ReactNode {
  const t = useT('together')
  if (!notes || notes.length === 0)
    return (
      <p className={styles['hint']} role="status">
        {t(notes ? 'notes.none' : 'notes.loading')}
      </p>
    )
  return <ul className={styles['list']}>{notes.map(children)}</ul>
}
