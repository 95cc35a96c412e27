import { type ReactNode, useState } from 'react'
import { TextInput } from '../look/TextInput.tsx'
import { useChecks, useEditorState } from '../state/use-editor.tsx'
import { artFiles } from './ArtFiles.tsx'
import type { ControlProps } from './control-props.ts'
import styles from './controls.module.css'

/** A picture of the art: its path, offered from what is there, and how it looks. */
export function ArtControl({ named, value, isInherited, onChange }: ControlProps): ReactNode {
  const editor = useEditorState()
  const checks = useChecks()
  const path = typeof value === 'string' ? value : ''
  const [missing, setMissing] = useState<readonly string[]>([])
  const isThere = editor.art.some((one) => one.path === path)
  // A file that this merchant does not have comes from the nearest parent that has it.
  const parents = (checks.resolution?.chain ?? []).slice(0, -1).toReversed()
  const addresses = [...(isThere ? [editor.code] : []), ...parents].map(
    (code) => `/studio/art/${code}/${path}`,
  )
  const address = isPicture(path) ? addresses.find((one) => !missing.includes(one)) : undefined
  return (
    <div className={styles['art']}>
      <span className={styles['picture']}>
        {address !== undefined && (
          <img
            className={styles['image']}
            key={address}
            src={address}
            alt=""
            onError={() => setMissing([...missing, address])}
          />
        )}
      </span>
      <TextInput
        {...named}
        list={artFiles}
        value={path}
        isInherited={isInherited}
        placeholder="art/…"
        onType={(text) => onChange(text === '' ? undefined : text, 'typing')}
      />
    </div>
  )
}

function isPicture(path: string): boolean {
  return /^art\/.+\.(svg|png|webp|jpg)$/.test(path)
}
