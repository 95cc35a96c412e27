import { type ReactNode, useState } from 'react'
import type { ApiTokenBody, ListedApiToken } from '../../core/contract/generated/studio-api.ts'
import { teamRoles } from '../../core/contract/team-roles.ts'
import { ListsHead } from '../find/ListsHead.tsx'
import { useT } from '../i18n/use-t.ts'
import { ChoiceInput } from '../look/ChoiceInput.tsx'
import { FieldFrame } from '../look/FieldFrame.tsx'
import { RefusalNotice } from '../look/RefusalNotice.tsx'
import { StudioButton } from '../look/StudioButton.tsx'
import { TextInput } from '../look/TextInput.tsx'
import { useStudioApi } from '../state/studio-api-context.tsx'
import { useServerState } from '../state/use-server-state.ts'
import { formatGrants } from '../team/format-grants.ts'
import styles from './Admin.module.css'

/** Lists the API tokens of machines, makes one and ends one. */
export function TokensView(): ReactNode {
  const t = useT('admin')
  const common = useT('common')
  const ask = useStudioApi()
  const { state, problem, change, again } = useServerState({
    key: ['listApiTokens'],
    read: () => ask('listApiTokens', { body: undefined }),
  })
  return (
    <main className={styles['view']}>
      <ListsHead view="tokens" title={t('tokens')} />
      {problem !== undefined && (
        <RefusalNotice
          action={!state && <StudioButton onPress={again}>{common('tryAgain')}</StudioButton>}
        >
          {problem}
        </RefusalNotice>
      )}
      {!state && problem === undefined && <p role="status">{t('reading')}</p>}
      {state?.secret !== undefined && (
        <div role="status" className={styles['secret']}>
          <p>{t('secret')}</p>
          <code>{state.secret}</code>
        </div>
      )}
      <NewToken onMake={(body) => change(() => ask('makeApiToken', { body }))} />
      {state?.tokens.length === 0 && <p className={styles['none']}>{t('noTokens')}</p>}
      <ul className={styles['entries']} aria-label={t('tokens')}>
        {state?.tokens.map((token) => (
          <TokenRow
            key={token.id}
            token={token}
            onEnd={() => void change(() => ask('endApiToken', { body: { id: token.id } }))}
          />
        ))}
      </ul>
    </main>
  )
}

interface TokenRowProps {
  readonly token: ListedApiToken
  readonly onEnd: () => void
}

function TokenRow({ token, onEnd }: TokenRowProps): ReactNode {
  const t = useT('admin')
  const team = useT('team')
  const { name, grants, endsAt, usedAt } = token
  const used = usedAt === undefined ? t('neverUsed') : t('used', { day: usedAt.slice(0, 10) })
  return (
    <li className={styles['entry']}>
      <strong>{name}</strong>
      <span>{formatGrants(grants, team).join(', ')}</span>
      <span className={styles['quiet']}>
        {t('ends', { day: endsAt.slice(0, 10) })} {used}
      </span>
      <StudioButton tone="danger" aria-label={t('endNamed', { name })} onPress={onEnd}>
        {t('end')}
      </StudioButton>
    </li>
  )
}

interface NewTokenProps {
  readonly onMake: (body: ApiTokenBody) => Promise<boolean>
}

function NewToken({ onMake }: NewTokenProps): ReactNode {
  const t = useT('admin')
  const [name, setName] = useState('')
  const [role, setRole] = useState<ApiTokenBody['role']>('viewer')
  const [merchants, setMerchants] = useState('')
  const [days, setDays] = useState('90')
  const codes = merchants.split(/[\s,]+/).filter(Boolean)
  const isWhole = /^\w[\w .-]{0,59}$/.test(name) && Number(days) >= 1 && Number(days) <= 366
  const make = async (): Promise<void> => {
    const some = codes.length > 0 && { merchants: codes }
    if (await onMake({ name, role, days: Math.trunc(Number(days)), ...some })) setName('')
  }
  return (
    <form
      className={styles['new']}
      aria-label={t('newToken')}
      onSubmit={(event) => {
        event.preventDefault()
        if (isWhole) void make()
      }}
    >
      <FieldFrame label={t('name')} hint={t('nameHint')}>
        {(named) => <TextInput {...named} value={name} onType={setName} />}
      </FieldFrame>
      <FieldFrame label={t('merchants')} hint={t('merchantsHint')}>
        {(named) => <TextInput {...named} isCode value={merchants} onType={setMerchants} />}
      </FieldFrame>
      <FieldFrame label={t('days')} hint={t('daysHint')}>
        {(named) => <TextInput {...named} inputMode="numeric" value={days} onType={setDays} />}
      </FieldFrame>
      <ChoiceInput
        aria-label={t('role')}
        options={teamRoles.map((value) => ({ value, label: value }))}
        value={role}
        onChange={setRole}
      />
      <StudioButton type="submit" tone="main" isDisabled={!isWhole}>
        {t('make')}
      </StudioButton>
    </form>
  )
}
