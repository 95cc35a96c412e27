import { type ReactNode, useEffect, useRef } from 'react'
import type { DownlineDetail } from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { useEffectButton } from '../../../../kit/forms/use-effect-button.ts'
import { useReadFlag } from '../../../../registry/use-flag.ts'
import { useConnection } from '../../../../state/connection.ts'
import { openConfirm } from '../../../../state/dialogs.ts'
import { ActionTile, ActionTiles } from '../../parts/ActionTiles.tsx'
import { listKinds } from '../../parts/contract-kinds.ts'
import { RecordTiles } from '../../parts/RecordTiles.tsx'

export interface MemberActionsProps {
  readonly detail: DownlineDetail
  /** The address of the account's own team. */
  readonly teamPath: string
}

/** Lists what the gateway lets the agent do with an account: only a direct upline changes it. */
export function MemberActions({ detail, teamPath }: MemberActionsProps): ReactNode {
  const { downline, direct, canTransfer, canPromote } = detail
  const { username, type, downlines } = downline
  const t = useT()
  const readFlag = useReadFlag()
  const tiles = useFocusKept(canPromote)
  const proposes = direct && type === 'agent' && listKinds(readFlag).length > 0
  return (
    <ActionTiles ref={tiles}>
      {direct && (
        <ActionTile
          icon="percent"
          label={t('team.editRebates')}
          to={pathTo('agentRebates', { member: username })}
        />
      )}
      {canTransfer && readFlag('MEMTRANS3') && (
        <ActionTile
          icon="transfer"
          label={t('team.transfer')}
          to={pathTo('teamTransfer', { to: username })}
        />
      )}
      {proposes && (
        <ActionTile
          icon="contract"
          label={t('team.propose')}
          to={pathTo('contracts', { propose: username })}
        />
      )}
      {canPromote && <PromoteButton username={username} />}
      <RecordTiles username={username} downlines={downlines} teamPath={teamPath} />
    </ActionTiles>
  )
}

/** Returns a ref to the tiles, whose first link takes the focus when it is lost with the button that promotes. */
function useFocusKept(canPromote: boolean) {
  const tiles = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (!canPromote) return undefined
    return () => {
      const isLost = document.activeElement === document.body
      if (isLost) tiles.current?.querySelector('a')?.focus()
    }
  }, [canPromote])
  return tiles
}

function PromoteButton({ username }: { readonly username: string }): ReactNode {
  const t = useT()
  const name = username
  const { press, running } = useEffectButton('promoteDownline', t('team.promoted', { name }))
  const offline = useConnection() === 'offline'
  async function promote(): Promise<void> {
    const title = t('team.promote')
    const text = t('team.promoteQuestion', { name })
    if (await openConfirm({ title, text, confirm: title })) await press({ body: { username } })
  }
  return (
    <ActionTile
      icon="user"
      label={t('team.promote')}
      busy={running}
      disabled={offline}
      onPress={() => void promote()}
    />
  )
}
