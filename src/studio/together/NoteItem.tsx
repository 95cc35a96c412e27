import { type ReactNode, useState } from 'react'
import type { Note, NoteAnswer } from '../../core/contract/generated/studio-api.ts'
import { formatMoment } from '../i18n/format-moment.ts'
import { useT } from '../i18n/use-t.ts'
import { StudioButton } from '../look/StudioButton.tsx'
import { PlaceLink } from '../navigation/PlaceLink.tsx'
import { NoteForm } from './NoteForm.tsx'
import styles from './Notes.module.css'

export interface NoteItemProps {
  readonly note: Note
  /** What it is about, in words. */
  readonly placeName: string
  /** True if what it is about is not there. */
  readonly isGone: boolean
  /** Absent for a note of another merchant, which is answered there. */
  readonly onAnswer?: (text: string) => Promise<boolean>
  readonly onResolve?: (isResolved: boolean) => void
}

/** A note with its answers. */
export function NoteItem(props: NoteItemProps): ReactNode {
  const { note, placeName, isGone, onAnswer, onResolve } = props
  const t = useT('together')
  const [isAnswering, setAnswering] = useState(false)
  const { merchant, place, resolved, answers, by } = note
  return (
    <li className={styles['note']} data-resolved={resolved !== undefined || undefined}>
      <p className={styles['place']}>
        <PlaceLink place={{ merchant, path: place }}>
          {t('notes.about', { place: onAnswer ? placeName : `${merchant}, ${placeName}` })}
        </PlaceLink>
      </p>
      {isGone && <p className={styles['gone']}>{t('notes.gone', { place: placeName })}</p>}
      <NoteText text={note} />
      {answers.length > 0 && (
        <ul className={styles['answers']}>
          {answers.map((answer) => (
            <li key={answer.id}>
              <NoteText text={answer} />
            </li>
          ))}
        </ul>
      )}
      {resolved && (
        <p className={styles['hint']}>
          {t('notes.resolved', { name: resolved.by.name, at: formatMoment(resolved.at) })}
        </p>
      )}
      <div className={styles['actions']}>
        {onAnswer && !isAnswering && (
          <StudioButton onPress={() => setAnswering(true)}>{t('notes.answer')}</StudioButton>
        )}
        {onResolve && (
          <StudioButton onPress={() => onResolve(!resolved)}>
            {t(resolved ? 'notes.reopen' : 'notes.resolve')}
          </StudioButton>
        )}
      </div>
      {onAnswer && isAnswering && (
        <NoteForm
          label={t('notes.answerTo', { name: by.name })}
          action={t('notes.sendAnswer')}
          onSend={async (text) => {
            const isSent = await onAnswer(text)
            if (isSent) setAnswering(false)
            return isSent
          }}
        />
      )}
    </li>
  )
}

/** The text is shown as it was typed: it is no HTML. */
function NoteText({ text: { by, at, text } }: { readonly text: NoteAnswer }): ReactNode {
  return (
    <>
      <p>
        <strong>{by.name}</strong> <span className={styles['hint']}>{formatMoment(at)}</span>
      </p>
      <p className={styles['words']}>{text}</p>
    </>
  )
}
