import { type ReactNode, useState } from 'react'
import { DropZone } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { isFileDropItem } from 'react-aria-components/useDragAndDrop'
import { checkLogoSize } from '../../core/config/drawing/check-logo-size.ts'
import type { NewMerchantBody } from '../../core/contract/generated/studio-api.ts'
import { loadBase64 } from '../art/load-base64.ts'
import { pictureTypes } from '../art/picture-types.ts'
import { useT } from '../i18n/use-t.ts'
import { FieldFrame } from '../look/FieldFrame.tsx'
import { StudioButton, StudioIconButton } from '../look/StudioButton.tsx'
import styles from './LogoDrop.module.css'

export interface LogoDropProps {
  /** The name of the file, if there is one. */
  readonly name: string | undefined
  readonly problem: string | undefined
  readonly onChange: (logo: NewMerchantBody['logo']) => void
}

/** A logo, chosen or dropped. */
export function LogoDrop({ name, problem, onChange }: LogoDropProps): ReactNode {
  const t = useT('newMerchant')
  const [tooHeavy, setTooHeavy] = useState<string>()
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return
    const weight = checkLogoSize(file.size)
    setTooHeavy(weight)
    onChange(
      weight === undefined ? { name: file.name, content: await loadBase64(file) } : undefined,
    )
  }
  return (
    <FieldFrame label={t('logo')} hint={t('logoHint')} problem={tooHeavy ?? problem}>
      {({
        'aria-invalid': isInvalid,
        'aria-labelledby': label,
        'aria-describedby': description,
      }) => (
        <DropZone
          className={styles['zone'] ?? ''}
          aria-label={t('drop')}
          onDrop={({ items }) => {
            const [item] = items.filter(isFileDropItem)
            void item?.getFile().then(take)
          }}
        >
          <FileTrigger acceptedFileTypes={pictureTypes} onSelect={(files) => void take(files?.[0])}>
            <StudioButton icon="upload" aria-describedby={`${label} ${description}`}>
              {t('chooseFile')}
            </StudioButton>
          </FileTrigger>
          <span className={styles['name']} data-invalid={isInvalid || undefined}>
            {name ?? t('orDrop')}
          </span>
          {name !== undefined && (
            <StudioIconButton
              icon="close"
              label={t('remove', { name })}
              onPress={() => onChange(undefined)}
            />
          )}
        </DropZone>
      )}
    </FieldFrame>
  )
}
