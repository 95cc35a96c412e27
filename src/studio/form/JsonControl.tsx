import { type ReactNode, useState } from 'react'
import type { Json } from '../../core/config/edit/edit.ts'
import { useT } from '../i18n/use-t.ts'
import { StudioButton } from '../look/StudioButton.tsx'
import type { ControlProps } from './control-props.ts'
import styles from './controls.module.css'

/** A value as JSON, for what has no control of its own. */
export function JsonControl({ named, value, isInherited, onChange }: ControlProps): ReactNode {
  const t = useT('form')
  const printed = value === undefined ? '' : JSON.stringify(value, null, 2)
  const [typed, setTyped] = useState<string>()
  const text = typed ?? printed
  const parsed = parse(text)
  const take = (): void => {
    if (!parsed) return
    onChange(parsed.value)
    setTyped(undefined)
  }
  return (
    <div className={styles['json']}>
      <textarea
        {...named}
        className={styles['area']}
        data-inherited={(isInherited && typed === undefined) || undefined}
        aria-invalid={!parsed}
        rows={Math.min(12, Math.max(2, text.split('\n').length))}
        spellCheck={false}
        placeholder={t('json.empty')}
        value={text}
        onChange={(event) => setTyped(event.target.value)}
      />
      {typed !== undefined && typed !== printed && (
        <div className={styles['actions']}>
          <StudioButton isDisabled={!parsed} onPress={take}>
            {t('json.take')}
          </StudioButton>
          <StudioButton tone="quiet" onPress={() => setTyped(undefined)}>
            {t('json.leave')}
          </StudioButton>
          {!parsed && <span className={styles['wrong']}>{t('json.wrong')}</span>}
        </div>
      )}
    </div>
  )
}

function parse(text: string): { readonly value: Json | undefined } | undefined {
  if (text.trim() === '') return { value: undefined }
  try {
    // JSON.parse returns JSON.
    return { value: JSON.parse(text) as Json }
  } catch {
    return undefined
  }
}
