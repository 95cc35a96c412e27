import { type ReactNode, useId } from 'react'
import { TextInput } from '../look/TextInput.tsx'
import { useOpen } from '../state/use-bench.tsx'
import type { ControlProps } from './control-props.ts'
import styles from './controls.module.css'

/** A picture of the art: its path, offered from what is there, and how it looks. */
export function ArtControl({ named, value, isInherited, onChange }: ControlProps): ReactNode {
  const { bench, checks } = useOpen()
  const id = useId()
  const path = typeof value === 'string' ? value : ''
  const isThere = bench.art.some((one) => one.path === path)
  // An inherited picture is a file of the nearest merchant of the chain; the studio shows the own one or its parent's.
  const owner = isThere ? bench.code : (checks.resolution?.chain.at(-2) ?? bench.code)
  return (
    <div className={styles['art']}>
      <span className={styles['picture']}>
        {path !== '' && (
          <img className={styles['image']} key={path} src={`/studio/art/${owner}/${path}`} alt="" />
        )}
      </span>
      <TextInput
        {...named}
        list={id}
        value={path}
        isInherited={isInherited}
        placeholder="art/…"
        onType={(text) => onChange(text === '' ? undefined : text, 'typing')}
      />
      <datalist id={id}>
        {bench.art.map((one) => (
          <option key={one.path} value={one.path} />
        ))}
      </datalist>
    </div>
  )
}
