import { type ReactNode, useState } from 'react'
import { ColourSchemeSwitch } from '../frame/ColourSchemeSwitch.tsx'
import { Screen } from '../frame/Screen.tsx'
import { useT } from '../i18n/use-t.ts'
import { SearchInput } from '../look/SearchInput.tsx'
import { StudioButton } from '../look/StudioButton.tsx'
import { NewMerchantWindow } from '../new-merchant/NewMerchantWindow.tsx'
import { PublishWindow } from '../publish/PublishWindow.tsx'
import { useMay } from '../state/session-context.tsx'
import { useStudioQuery } from '../state/use-loaded.ts'
import { AccountMenu } from '../team/AccountMenu.tsx'
import { findMerchants } from './find-merchants.ts'
import styles from './Gallery.module.css'
import { MerchantCard } from './MerchantCard.tsx'

/** Every merchant of the folder. */
export function Gallery(): ReactNode {
  const t = useT('gallery')
  const common = useT('common')
  const [wanted, setWanted] = useState('')
  const [open, setOpen] = useState<GalleryWindow>()
  const loaded = useStudioQuery('listMerchants', { body: undefined })
  if (loaded.state === 'failed')
    return (
      <Screen title={t('cannotList')} line={loaded.problem}>
        <StudioButton tone="main" onPress={loaded.again}>
          {common('tryAgain')}
        </StudioButton>
      </Screen>
    )
  const merchants = loaded.state === 'loaded' ? loaded.value.merchants : undefined
  const found = findMerchants(merchants ?? [], wanted)
  const search = { wanted, onSearch: setWanted, onOpen: setOpen }
  return (
    <main className={styles['gallery']}>
      <GalleryHead {...search} count={merchants?.length} />
      {open === 'publish' && <PublishWindow onClose={() => setOpen(undefined)} />}
      {open === 'new' && (
        <NewMerchantWindow
          merchants={merchants ?? []}
          wanted={found.length === 0 ? wanted : ''}
          onClose={() => setOpen(undefined)}
        />
      )}
      <ul className={styles['cards']} aria-busy={!merchants} aria-label={t('title')}>
        {merchants
          ? found.map((merchant) => <MerchantCard key={merchant.code} merchant={merchant} />)
          : [0, 1, 2, 3].map((place) => (
              <li key={place} className={styles['waiting']} aria-hidden="true" />
            ))}
      </ul>
      {merchants?.length === 0 && <p className={styles['empty']}>{t('empty')}</p>}
      {merchants && merchants.length > 0 && found.length === 0 && <NoneFound {...search} />}
    </main>
  )
}

/** A window over the gallery. */
type GalleryWindow = 'publish' | 'new'

interface GallerySearch {
  /** The text of the search. */
  readonly wanted: string
  readonly onSearch: (wanted: string) => void
  readonly onOpen: (open: GalleryWindow) => void
}

interface GalleryHeadProps extends GallerySearch {
  /** The number of merchants; undefined while they load. */
  readonly count: number | undefined
}

/** Shows the search, and the buttons that publish and create. */
function GalleryHead({ wanted, onSearch, onOpen, count }: GalleryHeadProps): ReactNode {
  const t = useT('gallery')
  const isDisabled = count === undefined
  const mayAdd = useMay('makeMerchant')
  return (
    <header className={styles['head']}>
      <h1 className={styles['title']}>{t('title')}</h1>
      {!isDisabled && <span className={styles['count']}>{count}</span>}
      <span className={styles['space']} />
      <SearchInput
        aria-label={t('find')}
        placeholder={t('findBy')}
        value={wanted}
        onChange={onSearch}
      />
      <ColourSchemeSwitch />
      <StudioButton isDisabled={isDisabled} onPress={() => onOpen('publish')}>
        {t('publish')}
      </StudioButton>
      {mayAdd && (
        <StudioButton tone="main" icon="plus" isDisabled={isDisabled} onPress={() => onOpen('new')}>
          {t('add')}
        </StudioButton>
      )}
      <AccountMenu />
    </header>
  )
}

/** Says that no merchant matches the search, and offers all of them or a new one of this name. */
function NoneFound({ wanted, onSearch, onOpen }: GallerySearch): ReactNode {
  const t = useT('gallery')
  const mayAdd = useMay('makeMerchant')
  return (
    <p className={styles['empty']}>
      {t('noneFound', { wanted })}{' '}
      <StudioButton tone="quiet" onPress={() => onSearch('')}>
        {t('showAll')}
      </StudioButton>
      {mayAdd && <StudioButton onPress={() => onOpen('new')}>{t('make', { wanted })}</StudioButton>}
    </p>
  )
}
