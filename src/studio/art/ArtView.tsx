import { type ReactNode, useState } from 'react'
import { DropZone } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { isFileDropItem } from 'react-aria-components/useDragAndDrop'
import { count } from '../../config/count.ts'
import { Sheet } from '../form/Sheet.tsx'
import { Button } from '../look/Button.tsx'
import { TextInput } from '../look/TextInput.tsx'
import { usePlace } from '../navigation.ts'
import { useOpen } from '../state/use-bench.tsx'
import { ArtTile } from './ArtTile.tsx'
import styles from './ArtView.module.css'
import { pictureTypes } from './picture-types.ts'
import { useArt } from './use-art.ts'

/** The merchant's own pictures: what they are, and putting more in. */
export function ArtView(): ReactNode {
  const { bench } = useOpen()
  const { path } = usePlace()
  const { upload, remove, told, isBusy } = useArt()
  const [wanted, setWanted] = useState('')
  const shown = bench.art.filter((one) => one.path.includes(wanted.toLowerCase()))
  return (
    <Sheet
      title="Art"
      subtitle={count(bench.art.length, 'picture')}
      hint="Pictures of this merchant alone, on the disk at once and not part of what is saved. SVG, PNG, WebP or JPEG."
      path={path}
      actions={
        <FileTrigger
          acceptedFileTypes={pictureTypes}
          allowsMultiple
          onSelect={(files) => files && upload([...files])}
        >
          <Button tone="main" icon="upload" isDisabled={isBusy}>
            Upload
          </Button>
        </FileTrigger>
      }
    >
      <DropZone
        className={styles['zone'] ?? ''}
        aria-label="Drop pictures here"
        onDrop={({ items }) => {
          const files = items.filter(isFileDropItem).map((item) => item.getFile())
          void Promise.all(files).then(upload)
        }}
      >
        <ul className={styles['told']} aria-live="polite">
          {told.map(({ name, line, isRefusal }) => (
            <li key={name + line} className={styles['line']} data-refusal={isRefusal || undefined}>
              {line}
            </li>
          ))}
        </ul>
        <TextInput
          aria-label="Find a picture"
          placeholder="Find a picture, or drop new ones here"
          value={wanted}
          onType={setWanted}
        />
        {bench.art.length === 0 && (
          <p className={styles['empty']}>
            This merchant has no pictures of its own. Drop some here, or upload them.
          </p>
        )}
        <ul className={styles['tiles']}>
          {shown.map((one) => (
            <ArtTile key={one.path} art={one} onRemove={() => remove(one)} />
          ))}
        </ul>
      </DropZone>
    </Sheet>
  )
}
