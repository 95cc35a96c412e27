import type { ReactNode } from 'react'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import type { StudioArt } from '../../core/contract/generated/studio-api.ts'
import { useT } from '../i18n/use-t.ts'
import list from '../look/list.module.css'
import { Popup } from '../look/Popup.tsx'
import { StudioIconButton } from '../look/StudioButton.tsx'
import { artAddress } from '../pictures/art-address.ts'
import picture from '../pictures/picture.module.css'
import { useMay } from '../state/session-context.tsx'
import { useDispatch, useMerchantCode, useValues } from '../state/use-editor.tsx'
import styles from './ArtView.module.css'

export interface ArtTileProps {
  readonly art: StudioArt
  readonly onRemove: () => void
}

/** The brand pictures that a file can be used as. */
const uses = ['logo', 'logoInverse', 'mark'] as const

/** A picture: how it looks, how heavy it is, and what can be done with it. */
export function ArtTile({ art, onRemove }: ArtTileProps): ReactNode {
  const t = useT('art')
  const step = useT('steps')
  const code = useMerchantCode()
  const values = useValues()
  const dispatch = useDispatch()
  const mayEdit = useMay('removeArt', code)
  const { path, bytes, fingerprint } = art
  const use = (key: string): void =>
    dispatch({
      act: 'edit',
      edits: [{ file: values.file, edit: { path: ['brand', key], value: path } }],
      name: step('use', { path, key }),
    })
  return (
    <li className={styles['tile']}>
      <span className={`${styles['ground']} ${picture['background']}`}>
        <img
          className={picture['image']}
          src={`${artAddress(`merchants/${code}/${path}`)}?v=${fingerprint.slice(0, 8)}`}
          alt=""
          loading="lazy"
        />
      </span>
      <span className={styles['name']} title={path}>
        {path.slice('art/'.length)}
      </span>
      <span className={styles['weight']}>
        {t('weight', { kilobytes: Math.max(1, Math.round(bytes / 1024)) })}
      </span>
      <span className={styles['more']} hidden={!mayEdit}>
        <MenuTrigger>
          <StudioIconButton icon="more" label={t('actions', { path })} />
          <Popup placement="bottom end">
            <Menu
              aria-label={path}
              className={list['list'] ?? ''}
              onAction={(key) => (key === 'remove' ? onRemove() : use(String(key)))}
            >
              {uses.map((key) => (
                <MenuItem key={key} id={key} className={list['item'] ?? ''}>
                  {t(`use.${key}`)}
                </MenuItem>
              ))}
              <MenuItem id="remove" className={list['item'] ?? ''} data-danger>
                {t('remove')}
              </MenuItem>
            </Menu>
          </Popup>
        </MenuTrigger>
      </span>
    </li>
  )
}
