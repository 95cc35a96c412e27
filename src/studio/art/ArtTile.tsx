import type { ReactNode } from 'react'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import type { WorkshopArt } from '../../contract/generated/workshop.ts'
import { IconButton } from '../look/Button.tsx'
import list from '../look/list.module.css'
import { Popup } from '../look/Popup.tsx'
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
      <span className={styles['more']}>
        <MenuTrigger>
          <IconButton icon="more" label={`What to do with ${path}`} />
          <Popup placement="bottom end">
            <Menu
              aria-label={path}
              className={list['list'] ?? ''}
              onAction={(key) => (key === 'remove' ? onRemove() : use(String(key)))}
            >
              {Object.entries(uses).map(([key, label]) => (
                <MenuItem key={key} id={key} className={list['item'] ?? ''}>
                  {label}
                </MenuItem>
              ))}
              <MenuItem id="remove" className={list['item'] ?? ''} data-danger>
                Remove it from the disk
              </MenuItem>
            </Menu>
          </Popup>
        </MenuTrigger>
      </span>
    </li>
  )
}
