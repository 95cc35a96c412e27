import type { ReactNode } from 'react'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import type { MerchantSummary } from '../../core/contract/generated/studio-api.ts'
import { useT } from '../i18n/use-t.ts'
import list from '../look/list.module.css'
import { Popup } from '../look/Popup.tsx'
import { StudioIconButton } from '../look/StudioButton.tsx'
import { useMay } from '../state/session-context.tsx'

/** What is done to a whole merchant. */
export type MerchantAction = 'duplicate' | 'rename' | 'archive' | 'restore' | 'delete'

export interface MerchantMenuProps {
  readonly merchant: MerchantSummary
  readonly onChoose: (action: MerchantAction) => void
}

const actions = ['duplicate', 'rename', 'archive', 'restore', 'delete'] as const

/** Offers what whoever is signed in may do to a whole merchant; nothing where that is nothing. */
export function MerchantMenu({ merchant, onChoose }: MerchantMenuProps): ReactNode {
  const t = useT('merchantActions')
  const { code, name, archived = false, unread } = merchant
  const mayArchive = useMay('archiveMerchant', code) && !unread
  const may: Readonly<Record<MerchantAction, boolean>> = {
    duplicate: useMay('duplicateMerchant') && !unread,
    rename: useMay('renameMerchant') && !unread && code !== 'base',
    archive: mayArchive && !archived,
    restore: mayArchive && archived,
    delete: useMay('deleteMerchant'),
  }
  const offered = actions.filter((action) => may[action])
  if (offered.length === 0) return null
  const label = t('menu', { name })
  return (
    <MenuTrigger>
      <StudioIconButton icon="more" label={label} hint={t('more')} />
      <Popup placement="bottom end">
        <Menu aria-label={label} className={list['list'] ?? ''}>
          {offered.map((action) => (
            <MenuItem key={action} className={list['item'] ?? ''} onAction={() => onChoose(action)}>
              {t(`actions.${action}`)}
            </MenuItem>
          ))}
        </Menu>
      </Popup>
    </MenuTrigger>
  )
}
