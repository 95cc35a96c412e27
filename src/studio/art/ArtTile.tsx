import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import type { WorkshopArt } from '../../contract/generated/workshop.ts'
import { Icon } from '../look/Icon.tsx'
import { useOpen } from '../state/use-bench.tsx'
import styles from './ArtView.module.css'

export interface ArtTileProps {
  readonly art: WorkshopArt
  readonly onRemove: () => void
}

/** What of the brand a picture can be. */
const uses = {
  logo: 'Use as the logo',
  logoInverse: 'Use as the logo for the opposite ground',
  mark: 'Use as the square mark',
} as const

/** A picture: how it looks, how heavy it is, and what can be done with it. */
export function ArtTile({ art, onRemove }: ArtTileProps): ReactNode {
  const { bench, values, dispatch } = useOpen()
  const { path, bytes, fingerprint } = art
  const use = (key: string): void =>
    dispatch({
      act: 'edit',
      edits: [{ file: values.file, edit: { path: ['brand', key], value: path } }],
      name: `${path} as ${key}`,
    })
  return (
    <li className={styles['tile']}>
      <span className={styles['ground']}>
        <img
          className={styles['image']}
          src={`/studio/art/${bench.code}/${path}?v=${fingerprint.slice(0, 8)}`}
          alt=""
          loading="lazy"
        />
      </span>
      <span className={styles['name']} title={path}>
        {path.slice('art/'.length)}
      </span>
      <span className={styles['weight']}>{Math.max(1, Math.round(bytes / 1024))} KB</span>
      <MenuTrigger>
        <Button className={styles['more'] ?? ''} aria-label={`What to do with ${path}`}>
          <Icon name="more" />
        </Button>
        <Popover className={styles['popover'] ?? ''} placement="bottom end">
          <Menu
            aria-label={path}
            className={styles['menu'] ?? ''}
            onAction={(key) => (key === 'remove' ? onRemove() : use(String(key)))}
          >
            {Object.entries(uses).map(([key, label]) => (
              <MenuItem key={key} id={key} className={styles['item'] ?? ''}>
                {label}
              </MenuItem>
            ))}
            <MenuItem id="remove" className={styles['item'] ?? ''} data-danger>
              Remove it from the disk
            </MenuItem>
          </Menu>
        </Popover>
      </MenuTrigger>
    </li>
  )
}
