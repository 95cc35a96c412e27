import { type ReactNode, useState } from 'react'
import type { AuditEntry, AuditQuery } from '../../core/contract/generated/studio-api.ts'
import { ListsHead } from '../find/ListsHead.tsx'
import { useT } from '../i18n/use-t.ts'
import { RefusalNotice } from '../look/RefusalNotice.tsx'
import { SearchInput } from '../look/SearchInput.tsx'
import { StudioButton } from '../look/StudioButton.tsx'
import { useStudioApi } from '../state/studio-api-context.tsx'
import { useStudioMutation } from '../state/use-studio-mutation.ts'
import { useTypedQuery } from '../state/use-typed-query.ts'
import styles from './Admin.module.css'
import { AuditRow } from './AuditRow.tsx'
import { emptyFilter, loadWhole, readFilter } from './audit-filter.ts'
import { saveLines } from './save-lines.ts'

/** Shows who did what in the served studio, the newest first. */
export function AuditView(): ReactNode {
  const t = useT('admin')
  const common = useT('common')
  const ask = useStudioApi()
  const [filter, setFilter] = useState(emptyFilter)
  const [older, setOlder] = useState<readonly AuditEntry[]>([])
  const [hasMore, setHasMore] = useState(true)
  const load = (query: AuditQuery) => ask('readAudit', { body: query })
  const page = useTypedQuery({
    key: ['readAudit'],
    input: filter,
    load: (typed) => load(readFilter(typed)),
  })
  const entries = [...(page.value?.entries ?? []), ...older]
  const next = useStudioMutation('readAudit', async (before: number) => {
    const answer = await load({ ...readFilter(filter), before })
    setOlder([...older, ...answer.entries])
    setHasMore(answer.hasMore)
    return answer
  })
  const exported = useStudioMutation('exportAudit', async () => {
    const all = await loadWhole(readFilter(filter), load)
    saveLines('audit.jsonl', all)
    return all.length
  })
  const type = (typed: Partial<typeof filter>): void => {
    setFilter({ ...filter, ...typed })
    setOlder([])
    setHasMore(true)
  }
  const last = entries.at(-1)
  const isMore = page.value?.hasMore === true && (older.length === 0 || hasMore)
  const problem = page.problem ?? next.problem ?? exported.problem
  const inputs = ['who', 'merchant', 'text'] as const
  return (
    <main className={styles['view']}>
      <ListsHead
        view="audit"
        title={t('audit')}
        actions={
          <StudioButton isDisabled={exported.isBusy} onPress={() => void exported.run(undefined)}>
            {t('export')}
          </StudioButton>
        }
      />
      <div className={styles['filter']}>
        <label className={styles['since']}>
          {t('since')}
          <input
            type="date"
            value={filter.since}
            onChange={({ target }) => type({ since: target.value })}
          />
        </label>
        {inputs.map((name) => (
          <SearchInput
            key={name}
            aria-label={t(`by.${name}`)}
            placeholder={t(`by.${name}`)}
            value={filter[name]}
            onChange={(value) => type({ [name]: value })}
          />
        ))}
      </div>
      {problem !== undefined && (
        <RefusalNotice
          action={<StudioButton onPress={page.again}>{common('tryAgain')}</StudioButton>}
        >
          {problem}
        </RefusalNotice>
      )}
      {!page.value && page.problem === undefined && <p role="status">{t('reading')}</p>}
      {page.value && entries.length === 0 && <p className={styles['none']}>{t('nothing')}</p>}
      <ol className={styles['entries']} aria-label={t('audit')}>
        {entries.map((entry) => (
          <AuditRow key={entry.id} entry={entry} />
        ))}
      </ol>
      {last && isMore && (
        <StudioButton isDisabled={next.isBusy} onPress={() => void next.run(last.id)}>
          {t('older')}
        </StudioButton>
      )}
    </main>
  )
}
