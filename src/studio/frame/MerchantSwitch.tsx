import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { useT } from '../i18n/use-t.ts'
import list from '../look/list.module.css'
import { Popup } from '../look/Popup.tsx'
import { StudioIcon } from '../look/StudioIcon.tsx'
import { goTo } from '../navigation/navigation.ts'
import type { Checks } from '../state/use-checking.ts'
import { useChecks, useMerchantCode } from '../state/use-editor.tsx'
import { useStudioQuery } from '../state/use-loaded.ts'
import styles from './MerchantSwitch.module.css'

/** The merchant that is open, and the way to another. */
export function MerchantSwitch(): ReactNode {
  const code = useMerchantCode()
  const checks = useChecks()
  return (
    <h1>
      <MenuTrigger>
        <Button className={styles['switch'] ?? ''}>
          <span className={styles['name']}>{readName(checks) ?? code}</span>
          <span className={styles['code']}>{code}</span>
          <StudioIcon name="down" />
        </Button>
        <Popup placement="bottom start">
          <Merchants code={code} />
        </Popup>
      </MenuTrigger>
    </h1>
  )
}

const all = '.all'

function Merchants({ code }: { readonly code: string }): ReactNode {
  const t = useT('frame')
  const common = useT('common')
  const loaded = useStudioQuery('listMerchants', { body: undefined })
  const merchants = loaded.state === 'loaded' ? loaded.value.merchants : []
  return (
    <Menu
      aria-label={t('merchants')}
      className={list['list'] ?? ''}
      selectionMode="single"
      selectedKeys={[code]}
      onAction={(key) => goTo(key === all ? { path: '' } : { merchant: String(key), path: '' })}
    >
      <MenuItem id={all} className={list['item'] ?? ''} textValue={common('allMerchants')}>
        {common('allMerchants')}
      </MenuItem>
      {merchants.map(({ code: other, name }) => (
        <MenuItem key={other} id={other} className={list['item'] ?? ''} textValue={name}>
          <span className={styles['name']}>{name}</span>
          <span className={styles['code']}>{other}</span>
        </MenuItem>
      ))}
    </Menu>
  )
}

/** Returns a merchant's resolved name in its default language. */
function readName({ resolution }: Pick<Checks, 'resolution'>): string | undefined {
  const settingAt = (path: string): unknown => resolution?.statements[path]?.at(-1)?.value
  const language = settingAt('languages.default')
  const name = settingAt(`brand.name.${String(language)}`) ?? settingAt('brand.name.en')
  return typeof name === 'string' ? name : undefined
}
