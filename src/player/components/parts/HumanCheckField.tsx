import type { ReactNode, Ref } from 'react'
import { readGoal, type UseHumanCheck } from '../../gateway/use-human-check.ts'
import { useT } from '../../i18n/use-t.ts'
import { useSkin } from '../../registry/skin-context.tsx'
import { HumanCheck } from '../ui/HumanCheck.tsx'

/**
 * Shows the slider check of a form in the merchant's texts and look, and nothing when no check is
 * required.
 */
export function HumanCheckField(props: {
  readonly check: UseHumanCheck
  readonly error?: string | undefined
  readonly ref?: Ref<HTMLDivElement>
}): ReactNode {
  const { check, error, ref } = props
  const t = useT()
  const { look } = useSkin()
  return (
    <HumanCheck
      {...(ref && { ref })}
      kind={check.state.kind}
      words={{ slide: t('form.slide'), done: t('form.slideDone'), failed: t('form.slideFailed') }}
      error={error}
      handle={look.ornaments['slider']}
      {...readGoal(check.state)}
      onDone={(position) => void check.pass(position)}
      onRetry={() => void check.reset()}
    />
  )
}
