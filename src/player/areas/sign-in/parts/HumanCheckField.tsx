import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import type { UseHumanCheck } from '../../../gateway/use-human-check.ts'
import { useT } from '../../../i18n/use-t.ts'
import { Button } from '../../../kit/controls/Button.tsx'
import { focusHumanCheck } from '../../../kit/controls/focus-human-check.ts'
import { Icon } from '../../../kit/controls/Icon.tsx'
import { QuestionCheck } from '../../../kit/controls/QuestionCheck.tsx'
import { SliderCheck } from '../../../kit/controls/SliderCheck.tsx'
import { OtherForm } from '../../../kit/forms/OtherForm.tsx'
import { useSkin } from '../../../registry/skin-context.tsx'
import styles from './HumanCheckField.module.css'

export interface HumanCheckFieldProps {
  readonly check: UseHumanCheck
  readonly error?: string | undefined
  readonly ref?: Ref<HTMLDivElement>
}

/**
 * Shows the human check of a form in the merchant's texts and look, as a picture or as a question, and
 * nothing when no check is required.
 */
export function HumanCheckField({ check, error, ref }: HumanCheckFieldProps): ReactNode {
  const t = useT()
  const { form, state, other, reset } = check
  const content = useRef<HTMLDivElement>(null)
  const isChanged = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows a change of the form
  useEffect(() => {
    if (isChanged.current) focusHumanCheck(content.current)
  }, [form])
  if (state.kind === 'off') return null

  const isWrong = state.kind === 'ready' && state.again
  const wrong = isWrong ? t(form === 'words' ? 'form.answerWrong' : 'form.slideWrong') : undefined
  const isPassed = state.kind === 'passed'
  const problem = isPassed ? undefined : (wrong ?? error)
  return (
    <div className={styles['check']} ref={ref}>
      <div ref={content}>
        {state.kind === 'failed' ? (
          <Button variant="outline" wide icon="refresh" onClick={() => void reset()}>
            {t('form.slideFailed')}
          </Button>
        ) : (
          <Task check={check} state={state} error={problem} />
        )}
      </div>
      {problem && form === 'picture' && (
        <div className={styles['error']} role="alert">
          <Icon name="warning" size="small" />
          {problem}
        </div>
      )}
      {!isPassed && (
        <OtherForm
          other={other}
          onChange={(next) => {
            isChanged.current = true
            void reset({ form: next })
          }}
        />
      )}
    </div>
  )
}

interface TaskProps {
  readonly check: UseHumanCheck
  readonly state: Exclude<UseHumanCheck['state'], { kind: 'off' | 'failed' }>
  readonly error: string | undefined
}

function Task({ check, state, error }: TaskProps): ReactNode {
  const t = useT()
  const { look } = useSkin()
  const task = 'task' in state ? state.task : undefined
  const words = { done: t('form.slideDone'), check: t('form.slideCheck') }
  const shared = { state: state.kind, error, onReload: () => void check.reset() }
  if (check.form === 'words')
    return (
      <QuestionCheck
        {...shared}
        words={{ ...words, reload: t('form.answerReload') }}
        question={task?.kind === 'question' ? task.question : undefined}
        onDone={(answer) => void check.pass({ answer })}
      />
    )
  const puzzle = task?.kind === 'puzzle' ? task : undefined
  return (
    <SliderCheck
      {...shared}
      words={{
        ...words,
        slide: t('form.slide'),
        picture: t('form.slidePicture'),
        left: t('form.slideLeft'),
        right: t('form.slideRight'),
        reload: t('form.slideReload'),
      }}
      background={puzzle?.background}
      piece={puzzle?.piece}
      handle={look.ornaments['slider']}
      onDone={(position) => void check.pass({ position })}
    />
  )
}
