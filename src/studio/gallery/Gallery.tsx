import { type ReactNode, useState } from 'react'
import { ColourSchemeSwitch } from '../frame/ColourSchemeSwitch.tsx'
import { Screen } from '../frame/Screen.tsx'
import { useT } from '../i18n/use-t.ts'
import { SearchInput } from '../look/SearchInput.tsx'
import { StudioButton } from '../look/StudioButton.tsx'
import { NewMerchantWindow } from '../new-merchant/NewMerchantWindow.tsx'
import { PublishWindow } from '../publish/PublishWindow.tsx'
import { useStudioQuery } from '../state/use-loaded.ts'
import { findMerchants } from './find-merchants.ts'
import styles from './Gallery.module.css'
import { MerchantCard } from './MerchantCard.tsx'

/** Every merchant of the folder. */
export function Gallery(): ReactNode {
  const t = useT('gallery')
  const common = useT('common')
  const [wanted, setWanted] = useState('')
  const [open, setOpen] = useState<'publish' | 'new'>()
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
  return (
    <main className={styles['gallery']}>
      <header className={styles['head']}>
        <h1 className={styles['title']}>{t('title')}</h1>
        {merchants && <span className={styles['count']}>{merchants.length}</span>}
        <span className={styles['space']} />
        <SearchInput
          aria-label={t('find')}
          placeholder={t('findBy')}
          value={wanted}
          onChange={setWanted}
        />
        <ColourSchemeSwitch />
        <StudioButton isDisabled={!merchants} onPress={() => setOpen('publish')}>
          {t('publish')}
        </StudioButton>
        <StudioButton
          tone="main"
          icon="plus"
          isDisabled={!merchants}
          onPress={() => setOpen('new')}
        >
          {t('add')}
        </StudioButton>
      </header>
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
      {merchants && merchants.length > 0 && found.length === 0 && (
        <p className={styles['empty']}>
          {t('noneFound', { wanted })}{' '}
          <StudioButton tone="quiet" onPress={() => setWanted('')}>
            {t('showAll')}
          </StudioButton>
          <StudioButton onPress={() => setOpen('new')}>{t('make', { wanted })}</StudioButton>
        </p>
      )}
    </main>
  )
}
