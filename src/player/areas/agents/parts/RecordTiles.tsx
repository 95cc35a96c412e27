import type { ReactNode } from 'react'
import { pathTo } from '../../../../core/contract/pages.ts'
import { useT } from '../../../i18n/use-t.ts'
import { ActionTile } from './ActionTiles.tsx'

export interface RecordTilesProps {
  readonly username: string
  /** The accounts below; without any, no tile leads to a team. */
  readonly downlines: number
  readonly teamPath: string
}

/** The tiles that lead to the bets, the transactions and the team of a subordinate. */
export function RecordTiles({ username, downlines, teamPath }: RecordTilesProps): ReactNode {
  const t = useT()
  return (
    <>
      <ActionTile
        icon="bets"
        label={t('team.bets')}
        to={pathTo('teamBets', { tab: 'bets', member: username })}
      />
      <ActionTile
        icon="records"
        label={t('team.transactions')}
        to={pathTo('teamBets', { tab: 'transactions', member: username })}
      />
      {downlines > 0 && <ActionTile icon="team" label={t('team.open')} to={teamPath} />}
    </>
  )
}
