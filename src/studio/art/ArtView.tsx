import { type ReactNode, useState } from 'react'
import { DropZone } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { isFileDropItem } from 'react-aria-components/useDragAndDrop'
import { FormSheet } from '../form/FormSheet.tsx'
import { useT } from '../i18n/use-t.ts'
import { StudioButton } from '../look/StudioButton.tsx'
import { TextInput } from '../look/TextInput.tsx'
import { usePlace } from '../navigation/navigation.ts'
import { useMay } from '../state/session-context.tsx'
import { useEditorState } from '../state/use-editor.tsx'
import { ArtTile } from './ArtTile.tsx'
import styles from './ArtView.module.css'
import { pictureTypes } from './picture-types.ts'
import { useArt } from './use-art.ts'

/** The merchant's own pictures: what they are, and putting more in. */
export function ArtView(): ReactNode {
  const t = useT('art')
  const editor = useEditorState()
  const { path } = usePlace()
  const { upload, remove, results, isBusy } = useArt()
  const mayEdit = useMay('uploadArt', editor.code)
  const [wanted, setWanted] = useState('')
  const shown = editor.art.filter((one) => one.path.includes(wanted.toLowerCase()))
  return (
    <FormSheet
      title={t('title')}
      subtitle={t('pictures', { count: editor.art.length })}
      hint={t('hint')}
      path={path}
      actions={
        <FileTrigger
          acceptedFileTypes={pictureTypes}
          allowsMultiple
          onSelect={(files) => files && upload([...files])}
        >
          <StudioButton tone="main" icon="upload" isDisabled={isBusy || !mayEdit}>
            {t('upload')}
          </StudioButton>
        </FileTrigger>
      }
    >
      <DropZone
        className={styles['zone'] ?? ''}
        aria-label={t('drop')}
        onDrop={({ items }) => {
          const files = items.filter(isFileDropItem).map((item) => item.getFile())
          if (mayEdit) void Promise.all(files).then(upload)
        }}
      >
        <ul className={styles['messages']} aria-live="polite">
          {results.map(({ name, line, isRefusal }) => (
            <li key={name + line} className={styles['line']} data-refusal={isRefusal || undefined}>
              {line}
            </li>
          ))}
        </ul>
        <TextInput
          aria-label={t('find')}
          placeholder={t('findOrDrop')}
          value={wanted}
          onType={setWanted}
        />
        {editor.art.length === 0 && <p className={styles['empty']}>{t('empty')}</p>}
        <ul className={styles['tiles']}>
          {shown.map((one) => (
            <ArtTile key={one.path} art={one} onRemove={() => remove(one)} />
          ))}
        </ul>
      </DropZone>
    </FormSheet>
  )
}
