import { type ReactNode, useRef, useState } from 'react'
import type { MerchantSummary } from '../../contract/generated/workshop.ts'
import { useSay } from '../i18n/use-say.ts'
import { Button } from '../look/Button.tsx'
import { Refusal } from '../look/Refusal.tsx'
import { Window } from '../look/Window.tsx'
import { goTo } from '../navigation.ts'
import { useMutation } from '../state/use-mutation.ts'
import { useWorkshop } from '../state/workshop.tsx'
import { Answers } from './Answers.tsx'
import { BrandPreview } from './BrandPreview.tsx'
import { beginDraft, type Draft, type Field } from './draft.ts'
import styles from './NewMerchantWindow.module.css'
import { useSketch } from './use-sketch.ts'

export interface NewMerchantWindowProps {
  /** Those it may inherit from. */
  readonly merchants: readonly MerchantSummary[]
  /** What was looked for and not found. */
  readonly wanted: string
  readonly onClose: () => void
}

/** Asks what `livery new` asks, makes the merchant and opens it. */
export function NewMerchantWindow({
  merchants,
  wanted,
  onClose,
}: NewMerchantWindowProps): ReactNode {
  const say = useSay('newMerchant')
  const common = useSay('common')
  const ask = useWorkshop()
  const [draft, setDraft] = useState<Draft>(() => beginDraft(wanted))
  const [touched, setTouched] = useState<ReadonlySet<Field>>(new Set(wanted ? ['code'] : []))
  const [isAsked, setAsked] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const { value: sketch, problem, isFresh } = useSketch(draft)
  const making = useMutation('makeMerchant', (body: Draft) => ask('makeMerchant', { body }))
  const problems = (sketch?.problems ?? []).filter(({ about }) => isAsked || touched.has(about))
  const change = (field: Field, next: Draft): void => {
    setTouched((last) => new Set([...last, field]))
    making.reset()
    setDraft(next)
  }
  const make = async (): Promise<void> => {
    setAsked(true)
    const made = await making.run(draft)
    if (made) {
      onClose()
      goTo({ merchant: made.code, path: '' })
    } else form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  const said = making.problem ?? problem
  return (
    <Window
      title={say('title')}
      onClose={onClose}
      foot={
        <>
          <p className={styles['note']}>{say('note')}</p>
          <Button onPress={onClose}>{common('cancel')}</Button>
          <Button tone="main" isDisabled={making.isBusy} onPress={make}>
            {say(making.isBusy ? 'making' : 'make')}
          </Button>
        </>
      }
    >
      <div ref={form} className={styles['body']}>
        {said !== undefined && (
          <div className={styles['refusal']}>
            <Refusal>{said}</Refusal>
          </div>
        )}
        <Answers
          draft={draft}
          merchants={merchants}
          sketch={sketch}
          problems={problems}
          onChange={change}
        />
        <BrandPreview sketch={sketch} name={draft.name} isFresh={isFresh} />
      </div>
    </Window>
  )
}
