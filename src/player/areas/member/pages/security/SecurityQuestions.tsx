import { type ReactNode, useState } from 'react'
import type { SecurityQuestions as Questions } from '../../../../../core/contract/generated/gateway.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { ListGroup, ListPanel, ListRow } from '../../../../kit/controls/ListGroup.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { CallForm, type FormField } from '../../../../kit/forms/CallForm.tsx'
import { verifyField } from '../../../../kit/forms/password-fields.ts'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import { showNotification } from '../../../../state/toasts.ts'

/** Shows whether the security questions are answered, and the form that answers them. */
export function SecurityQuestions(): ReactNode {
  const t = useT()
  const questions = useCall('securityQuestions')
  const answered = useCall('customerSecurityQuestions')
  const [open, setOpen] = useState(false)
  const count = answered.value?.questions.length ?? 0
  return (
    <ListGroup title={t('security.questions')} note={t('security.questionsNote')}>
      <Answer inList call={answered} size="row" skeleton={<Skeleton shape="card" height="4rem" />}>
        {({ questions: own }) => (
          <>
            {own.map(({ id, text }) => (
              <ListRow key={id} icon="check" label={text} />
            ))}
            <ListRow
              icon="shield"
              label={t(count > 0 ? 'security.changeAnswers' : 'security.answer')}
              {...(count === 0 && { value: t('settings.add'), state: 'todo' as const })}
              onPress={() => setOpen(!open)}
            />
          </>
        )}
      </Answer>
      {open && (
        <ListPanel>
          <Answer
            call={questions}
            size="row"
            empty={t('security.noQuestions')}
            isEmpty={(value) => value.questions.length < value.required}
            skeleton={<Skeleton shape="card" height="16rem" />}
          >
            {(value) => <AnswerForm {...value} onDone={() => setOpen(false)} />}
          </Answer>
        </ListPanel>
      )}
    </ListGroup>
  )
}

interface AnswerFormProps extends Questions {
  readonly onDone: () => void
}

function AnswerForm({ required, questions, onDone }: AnswerFormProps): ReactNode {
  const t = useT()
  const places = Array.from({ length: required }, (_, index) => index)
  const fields = places.flatMap((place): FormField[] => {
    // Each list begins with another question, so that no question is chosen twice by default.
    const turned = [...questions.slice(place), ...questions.slice(0, place)]
    return [
      {
        name: `question${place}`,
        label: 'security.question',
        options: turned.map(({ id, text }) => ({ value: id, label: text })),
        ...(place > 0 && {
          differsFrom: `question${place - 1}`,
          messages: { same: { key: 'security.twice' as const } },
        }),
      },
      { name: `answer${place}`, label: 'security.yourAnswer', autoComplete: 'off', maxLength: 200 },
    ]
  })
  return (
    <CallForm
      id="security-questions"
      call="setSecurityQuestions"
      fields={[...fields, verifyField]}
      submit={t('settings.save')}
      unknown="settings.unknown"
      fieldOf={{ 'password.incorrect': 'verifyPwd' }}
      compose={(values) => ({
        body: {
          answers: places.map((place) => ({
            id: values[`question${place}`] ?? '',
            answer: values[`answer${place}`]?.trim() ?? '',
          })),
          verifyPwd: values['verifyPwd'] ?? '',
        },
      })}
      onDone={() => {
        showNotification(t('settings.saved'))
        onDone()
      }}
    />
  )
}
