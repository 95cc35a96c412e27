import { type ReactNode, useState } from 'react'
import { LookSwitch } from '../frame/LookSwitch.tsx'
import { Screen } from '../frame/Screen.tsx'
import { Button } from '../look/Button.tsx'
import { Search } from '../look/Search.tsx'
import { NewMerchantWindow } from '../newcomer/NewMerchantWindow.tsx'
import { PublishWindow } from '../publish/PublishWindow.tsx'
import { useWorkshopQuery } from '../state/use-loaded.ts'
import { Card } from './Card.tsx'
import { findMerchants } from './find-merchants.ts'
import styles from './Gallery.module.css'

/** Every merchant of the folder. */
export function Gallery(): ReactNode {
  const [wanted, setWanted] = useState('')
  const [open, setOpen] = useState<'publish' | 'new'>()
  const loaded = useWorkshopQuery('listMerchants', { body: undefined })
  if (loaded.state === 'failed')
    return (
      <Screen title="The merchants cannot be listed" line={loaded.problem}>
        <Button tone="main" onPress={loaded.again}>
          Try again
        </Button>
      </Screen>
    )
  const merchants = loaded.state === 'loaded' ? loaded.value.merchants : undefined
  const found = findMerchants(merchants ?? [], wanted)
  return (
    <main className={styles['gallery']}>
      <header className={styles['head']}>
        <h1 className={styles['title']}>Merchants</h1>
        {merchants && <span className={styles['count']}>{merchants.length}</span>}
        <span className={styles['space']} />
        <Search
          aria-label="Find a merchant"
          placeholder="Name, code or host"
          value={wanted}
          onChange={setWanted}
        />
        <LookSwitch />
        <Button isDisabled={!merchants} onPress={() => setOpen('publish')}>
          Publish
        </Button>
        <Button tone="main" icon="plus" isDisabled={!merchants} onPress={() => setOpen('new')}>
          New merchant
        </Button>
      </header>
      {open === 'publish' && <PublishWindow onClose={() => setOpen(undefined)} />}
      {open === 'new' && (
        <NewMerchantWindow
          merchants={merchants ?? []}
          wanted={found.length === 0 ? wanted : ''}
          onClose={() => setOpen(undefined)}
        />
      )}
      <ul className={styles['cards']} aria-busy={!merchants} aria-label="Merchants">
        {merchants
          ? found.map((merchant) => <Card key={merchant.code} merchant={merchant} />)
          : [0, 1, 2, 3].map((place) => (
              <li key={place} className={styles['waiting']} aria-hidden="true" />
            ))}
      </ul>
      {merchants?.length === 0 && (
        <p className={styles['empty']}>
          There is no merchant here, not even “base”, from which others inherit. Put merchants/base
          back and reload this page.
        </p>
      )}
      {merchants && merchants.length > 0 && found.length === 0 && (
        <p className={styles['empty']}>
          No merchant is called “{wanted}” or answers to it.{' '}
          <Button tone="quiet" onPress={() => setWanted('')}>
            Show all
          </Button>
          <Button onPress={() => setOpen('new')}>Make “{wanted}”</Button>
        </p>
      )}
    </main>
  )
}
