import { type ReactNode, useState } from 'react'
import type { MerchantSummary } from '../../core/contract/generated/studio-api.ts'
import { ConditionInput } from '../find/ConditionInput.tsx'
import { ConditionProblems } from '../find/ConditionProblems.tsx'
import { ListsHead } from '../find/ListsHead.tsx'
import { type ConditionFilter, useFoundMerchants } from '../find/use-found-merchants.ts'
import { Screen } from '../frame/Screen.tsx'
import { useT } from '../i18n/use-t.ts'
import { RefusalNotice } from '../look/RefusalNotice.tsx'
import { StudioButton } from '../look/StudioButton.tsx'
import { DeletionWindow } from '../merchant-actions/DeletionWindow.tsx'
import { DuplicateWindow } from '../merchant-actions/DuplicateWindow.tsx'
import type { MerchantAction } from '../merchant-actions/MerchantMenu.tsx'
import { NewMerchantWindow } from '../new-merchant/NewMerchantWindow.tsx'
import { PublishWindow } from '../publish/PublishWindow.tsx'
import { SharedEditWindow } from '../shared-edit/SharedEditWindow.tsx'
import { useMay } from '../state/session-context.tsx'
import { useStudioQuery } from '../state/use-loaded.ts'
import { useOpenNotes } from '../together/use-open-notes.ts'
import styles from './Gallery.module.css'
import { MerchantCard } from './MerchantCard.tsx'
import { useStatuses } from './use-statuses.ts'

/** Every merchant of the folder. */
export function Gallery(): ReactNode {
  const t = useT('gallery')
  const common = useT('common')
  const filter = useFoundMerchants()
  const [open, setOpen] = useState<GalleryWindow>()
  const [chosen, setChosen] = useState<ChosenAction>()
  const loaded = useStudioQuery('listMerchants', { body: undefined })
  const notes = useOpenNotes()
  const statuses = useStatuses()
  if (loaded.state === 'failed')
    return (
      <Screen title={t('cannotList')} line={loaded.problem}>
        <StudioButton tone="main" onPress={loaded.again}>
          {common('tryAgain')}
        </StudioButton>
      </Screen>
    )
  const merchants = loaded.state === 'loaded' ? loaded.value.merchants : undefined
  const shown = merchants && chooseShown(merchants, filter)
  const isNone = merchants && merchants.length > 0 && shown?.length === 0
  const parts = { filter, onOpen: setOpen, shown }
  return (
    <main className={styles['gallery']}>
      <GalleryHead {...parts} all={merchants?.length} />
      <ConditionProblems filter={filter} />
      {statuses.problem !== undefined && (
        <RefusalNotice
          action={<StudioButton onPress={statuses.again}>{common('tryAgain')}</StudioButton>}
        >
          {t('status.unknown', { problem: statuses.problem })}
        </RefusalNotice>
      )}
      {open === 'publish' && (
        <PublishWindow
          onClose={() => {
            setOpen(undefined)
            statuses.again()
          }}
        />
      )}
      {open === 'new' && (
        <NewMerchantWindow
          merchants={merchants ?? []}
          wanted={isNone && isName(filter) ? filter.text : ''}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'apply' && shown && (
        <SharedEditWindow
          codes={listEditable(shown)}
          onClose={(isWritten) => {
            setOpen(undefined)
            if (isWritten) loaded.again()
          }}
        />
      )}
      {chosen && (
        <ActionWindow
          {...chosen}
          onClose={(isDeleted) => {
            setChosen(undefined)
            if (isDeleted) loaded.again()
          }}
        />
      )}
      <ul className={styles['cards']} aria-busy={!shown} aria-label={t('title')}>
        {shown
          ? shown.map((merchant) => (
              <MerchantCard
                key={merchant.code}
                merchant={merchant}
                matches={filter.found?.get(merchant.code) ?? []}
                notes={notes.get(merchant.code) ?? 0}
                onChoose={(action) => setChosen({ action, merchant })}
                statuses={statuses}
              />
            ))
          : [0, 1, 2, 3].map((place) => (
              <li key={place} className={styles['waiting']} aria-hidden="true" />
            ))}
      </ul>
      {merchants?.length === 0 && <p className={styles['empty']}>{t('empty')}</p>}
      {isNone && filter.failed === undefined && <NoneFound {...parts} />}
    </main>
  )
}

/** Returns the merchants that meet the conditions; undefined until the first answer. */
function chooseShown(
  merchants: readonly MerchantSummary[],
  { text, found, failed }: ConditionFilter,
): readonly MerchantSummary[] | undefined {
  if (text.trim() === '') return merchants
  if (!found) return failed === undefined ? undefined : []
  return merchants.filter(({ code }) => found.has(code))
}

/** Lists the merchants whose files can be read. */
function listEditable(merchants: readonly MerchantSummary[]): readonly string[] {
  return merchants.filter(({ unread }) => !unread).map(({ code }) => code)
}

/** Returns true for words that a merchant could be called by, and no condition. */
function isName({ text, problems }: ConditionFilter): boolean {
  return problems.length === 0 && !/[=,]|\w\.\w|\s(on|off)\b|^(block|finding)\s/.test(text)
}

/** A window over the gallery. */
type GalleryWindow = 'publish' | 'new' | 'apply'

/** What is done to a whole merchant, and to which. */
interface ChosenAction {
  readonly action: MerchantAction
  readonly merchant: MerchantSummary
}

interface ActionWindowProps extends ChosenAction {
  /** Called with true after the merchant was deleted. */
  readonly onClose: (isDeleted: boolean) => void
}

function ActionWindow({ action, merchant, onClose }: ActionWindowProps): ReactNode {
  if (action === 'delete') return <DeletionWindow merchant={merchant} onClose={onClose} />
  return <DuplicateWindow merchant={merchant} onClose={() => onClose(false)} />
}

interface GalleryParts {
  readonly filter: ConditionFilter
  readonly onOpen: (open: GalleryWindow) => void
  /** The merchants that meet the conditions; undefined while they are looked for. */
  readonly shown: readonly MerchantSummary[] | undefined
}

interface GalleryHeadProps extends GalleryParts {
  /** The number of merchants; undefined while they load. */
  readonly all: number | undefined
}

/** Shows the conditions, and the buttons that publish and create. */
function GalleryHead({ filter, onOpen, all, shown }: GalleryHeadProps): ReactNode {
  const t = useT('gallery')
  const isDisabled = all === undefined
  const mayAdd = useMay('makeMerchant')
  const mayApply = useMay('applyEdit', listEditable(shown ?? []))
  const isAll = filter.text.trim() === '' || shown === undefined
  const actions = (
    <>
      {mayApply && (
        <StudioButton isDisabled={!shown} onPress={() => onOpen('apply')}>
          {t('apply')}
        </StudioButton>
      )}
      <StudioButton isDisabled={isDisabled} onPress={() => onOpen('publish')}>
        {t('publish')}
      </StudioButton>
      {mayAdd && (
        <StudioButton tone="main" icon="plus" isDisabled={isDisabled} onPress={() => onOpen('new')}>
          {t('add')}
        </StudioButton>
      )}
    </>
  )
  return (
    <ListsHead
      title={t('title')}
      actions={actions}
      {...(!isDisabled && { count: isAll ? all : t('countOf', { found: shown.length, all }) })}
    >
      <ConditionInput filter={filter} />
    </ListsHead>
  )
}

/** Says that no merchant meets the conditions, and offers all of them or a new one of this name. */
function NoneFound({ filter, onOpen }: GalleryParts): ReactNode {
  const t = useT('gallery')
  const mayAdd = useMay('makeMerchant')
  const wanted = filter.text
  return (
    <p className={styles['empty']}>
      {t('noneFound', { wanted })}{' '}
      <StudioButton tone="quiet" onPress={() => filter.onType('')}>
        {t('showAll')}
      </StudioButton>
      {mayAdd && isName(filter) && (
        <StudioButton onPress={() => onOpen('new')}>{t('make', { wanted })}</StudioButton>
      )}
    </p>
  )
}
