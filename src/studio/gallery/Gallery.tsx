import { type ReactNode, useState } from 'react'
import type { MerchantSummary } from '../../core/contract/generated/studio-api.ts'
import { ConditionInput } from '../find/ConditionInput.tsx'
import { ConditionProblems } from '../find/ConditionProblems.tsx'
import { ListsHead } from '../find/ListsHead.tsx'
import { type ConditionFilter, useFoundMerchants } from '../find/use-found-merchants.ts'
import { useT } from '../i18n/use-t.ts'
import { type LazyCode, LazyWindow } from '../look/LazyView.tsx'
import { RefusalNotice } from '../look/RefusalNotice.tsx'
import { Screen } from '../look/Screen.tsx'
import { StudioButton, ToggleButton } from '../look/StudioButton.tsx'
import type { ActionWindowProps, ChosenAction } from '../merchant-actions/ActionWindow.tsx'
import { changeQuery, useQuery } from '../navigation/navigation.ts'
import type { NewMerchantWindowProps } from '../new-merchant/NewMerchantWindow.tsx'
import { useCommand } from '../palette/use-command.ts'
import type { PublishWindowProps } from '../publish/PublishWindow.tsx'
import type { SharedEditWindowProps } from '../shared-edit/SharedEditWindow.tsx'
import { useMay } from '../state/session-context.tsx'
import { useStudioQuery } from '../state/use-loaded.ts'
import { RemoteLine } from '../team/RemoteLine.tsx'
import { useStudioEvents } from '../together/events-context.tsx'
import { useOpenNotes } from '../together/use-open-notes.ts'
import styles from './Gallery.module.css'
import { MerchantCard } from './MerchantCard.tsx'
import { type Statuses, useStatuses } from './use-statuses.ts'

const actionCode: LazyCode<ActionWindowProps> = {
  name: 'action',
  load: async () => (await import('../merchant-actions/ActionWindow.tsx')).ActionWindow,
}
const newCode: LazyCode<NewMerchantWindowProps> = {
  name: 'new',
  load: async () => (await import('../new-merchant/NewMerchantWindow.tsx')).NewMerchantWindow,
}
const publishCode: LazyCode<PublishWindowProps> = {
  name: 'publish',
  load: async () => (await import('../publish/PublishWindow.tsx')).PublishWindow,
}
const applyCode: LazyCode<SharedEditWindowProps> = {
  name: 'apply',
  load: async () => (await import('../shared-edit/SharedEditWindow.tsx')).SharedEditWindow,
}

/** The parameter of the address that lists the archived merchants in place of the others. */
const archiveParameter = 'archived'

/** Every merchant of the folder, or the archived ones. */
export function Gallery(): ReactNode {
  const t = useT('gallery')
  const common = useT('common')
  const filter = useFoundMerchants()
  const [open, setOpen] = useState<GalleryWindow>()
  const [chosen, setChosen] = useState<ChosenAction>()
  const loaded = useStudioQuery('listMerchants', { body: undefined })
  useStudioEvents(({ renamed }) => {
    if (renamed) loaded.again()
  })
  const notes = useOpenNotes()
  const statuses = useStatuses()
  const isAsked = useQuery().get(archiveParameter) !== null
  if (loaded.state === 'failed')
    return (
      <Screen title={t('cannotList')} line={loaded.problem}>
        <StudioButton tone="main" onPress={loaded.again}>
          {common('tryAgain')}
        </StudioButton>
      </Screen>
    )
  const merchants = loaded.state === 'loaded' ? loaded.value.merchants : undefined
  const { live, listed, isArchive, archived } = chooseListed(merchants, isAsked)
  const shown = listed && chooseShown(listed, filter)
  const isNone = listed && listed.length > 0 && shown?.length === 0
  const parts = { filter, onOpen: setOpen, shown }
  return (
    <main className={styles['gallery']}>
      <GalleryHead {...parts} all={listed?.length} archived={archived} isArchive={isArchive} />
      <ConditionProblems filter={filter} />
      <RemoteLine />
      <StatusProblem {...statuses} />
      {open === 'publish' && (
        <LazyWindow
          code={publishCode}
          props={{
            onClose: () => {
              setOpen(undefined)
              statuses.again()
            },
          }}
        />
      )}
      {open === 'new' && (
        <LazyWindow
          code={newCode}
          props={{
            merchants: live ?? [],
            wanted: isNone && isName(filter) ? filter.text : '',
            onClose: () => setOpen(undefined),
          }}
        />
      )}
      {open === 'apply' && shown && (
        <LazyWindow
          code={applyCode}
          props={{
            codes: listEditable(shown),
            onClose: (isWritten: boolean) => {
              setOpen(undefined)
              if (isWritten) loaded.again()
            },
          }}
        />
      )}
      {chosen && (
        <LazyWindow
          code={actionCode}
          props={{
            ...chosen,
            onClose: (isDone: boolean) => {
              setChosen(undefined)
              if (isDone) loaded.again()
            },
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
      {listed?.length === 0 && (
        <p className={styles['empty']}>{t(archived > 0 ? 'allArchived' : 'empty')}</p>
      )}
      {isNone && filter.failed === undefined && <NoneFound {...parts} />}
    </main>
  )
}

/** Says why it is not known how the merchants are published. */
function StatusProblem({ problem, again }: Pick<Statuses, 'problem' | 'again'>): ReactNode {
  const t = useT('gallery')
  const common = useT('common')
  if (problem === undefined) return null
  return (
    <RefusalNotice action={<StudioButton onPress={again}>{common('tryAgain')}</StudioButton>}>
      {t('status.unknown', { problem })}
    </RefusalNotice>
  )
}

interface ListedMerchants {
  /** Those that are not archived. */
  readonly live: readonly MerchantSummary[] | undefined
  /** Those that the gallery lists, before its conditions. */
  readonly listed: readonly MerchantSummary[] | undefined
  /** True if these are the archived ones. */
  readonly isArchive: boolean
  /** The number of archived merchants. */
  readonly archived: number
}

/** Lists the archived merchants where they are asked for and there are any, or else the others. */
function chooseListed(
  merchants: readonly MerchantSummary[] | undefined,
  isAsked: boolean,
): ListedMerchants {
  const archived = merchants?.filter((merchant) => merchant.archived) ?? []
  const live = merchants?.filter((merchant) => !merchant.archived)
  const isArchive = isAsked && archived.length > 0
  return { live, listed: isArchive ? archived : live, isArchive, archived: archived.length }
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

interface GalleryParts {
  readonly filter: ConditionFilter
  readonly onOpen: (open: GalleryWindow) => void
  /** The merchants that meet the conditions; undefined while they are looked for. */
  readonly shown: readonly MerchantSummary[] | undefined
}

interface GalleryHeadProps extends GalleryParts {
  /** The number of merchants; undefined while they load. */
  readonly all: number | undefined
  /** The number of archived merchants. */
  readonly archived: number
  /** True if the archived merchants are listed. */
  readonly isArchive: boolean
}

/** Shows the conditions, and the buttons that publish and create. */
function GalleryHead({ archived, isArchive, ...parts }: GalleryHeadProps): ReactNode {
  const t = useT('gallery')
  const { filter, onOpen, all, shown } = parts
  const isDisabled = all === undefined
  const mayAdd = useMay('makeMerchant')
  const mayApply = useMay('applyEdit', listEditable(shown ?? []))
  const command = useCommand()
  const commands = [
    ...command('new', () => onOpen('new'), { can: mayAdd && !isDisabled }),
    ...command('publish', () => onOpen('publish'), { can: !isDisabled }),
    ...command('apply', () => onOpen('apply'), { can: mayApply && shown !== undefined }),
  ]
  const isAll = filter.text.trim() === '' || shown === undefined
  const actions = (
    <>
      {archived > 0 && (
        <ToggleButton
          isSelected={isArchive}
          onChange={(isOn) => changeQuery({ [archiveParameter]: isOn ? '' : undefined })}
        >
          {t('showArchived', { count: archived })}
        </ToggleButton>
      )}
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
      commands={commands}
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
