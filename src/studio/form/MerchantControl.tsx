import type { ReactNode } from 'react'
import type { MerchantSummary } from '../../core/contract/generated/studio-api.ts'
import { FindingCount } from '../findings/FindingCount.tsx'
import { useT } from '../i18n/use-t.ts'
import { ChoiceInput } from '../look/ChoiceInput.tsx'
import type { Option } from '../look/options.ts'
import { StudioButton } from '../look/StudioButton.tsx'
import { Thumbnail } from '../preview/Thumbnail.tsx'
import { useEditorState } from '../state/use-editor.tsx'
import { useStudioQuery } from '../state/use-loaded.ts'
import type { ControlProps } from './control-props.ts'
import controls from './controls.module.css'

/** One of the other merchants that have a look of their own, each with its home as it is now. */
export function MerchantControl({ named, value, isInherited, onChange }: ControlProps): ReactNode {
  const t = useT('form')
  const { code: own } = useEditorState()
  const loaded = useStudioQuery('listMerchants', { body: undefined })
  if (loaded.state === 'failed') return <Failed problem={loaded.problem} onAgain={loaded.again} />
  const merchants = loaded.state === 'loaded' ? loaded.value.merchants : []
  const chosen = typeof value === 'string' ? value : undefined
  const offered = merchants.filter(({ code, hasLook }) => hasLook && code !== own).map(toOption)
  const isOffered = offered.some((option) => option.value === chosen)
  const missing = chosen === undefined || isOffered ? [] : [{ value: chosen, label: chosen }]
  const options = [...offered, ...missing]
  if (loaded.state === 'loaded' && options.length === 0)
    return <p className={controls['muted']}>{t('merchants.none')}</p>
  return (
    <ChoiceInput
      {...named}
      as="list"
      options={options}
      value={chosen}
      {...(loaded.state === 'loading' && { asks: t('merchants.loading') })}
      isInherited={isInherited}
      onChange={(code) => onChange(code)}
    />
  )
}

function toOption(merchant: MerchantSummary): Option<string> {
  const { code, name, errors, warnings, unread } = merchant
  return {
    value: code,
    label: unread ? code : `${name} (${code})`,
    picture: unread ? unread.message : <Thumbnail merchant={merchant} />,
    aside: errors + warnings > 0 && <FindingCount errors={errors} warnings={warnings} />,
  }
}

interface FailedProps {
  readonly problem: string
  readonly onAgain: () => void
}

function Failed({ problem, onAgain }: FailedProps): ReactNode {
  const common = useT('common')
  return (
    <div className={controls['actions']} role="status">
      {problem}
      <StudioButton onPress={onAgain}>{common('tryAgain')}</StudioButton>
    </div>
  )
}
