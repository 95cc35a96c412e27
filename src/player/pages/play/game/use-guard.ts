import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { GameMessage } from '../../../../core/contract/game-message.ts'
import { useT } from '../../../i18n/use-t.ts'
import { openConfirm } from '../../../state/dialogs.ts'
import { putOffEnd } from '../../../state/inactivity.ts'
import { holdEnd } from './hold-end.ts'
import { mayBeOpen, type Round, roundAfter } from './round.ts'

/** Each way out of a round with its question and the word for going on. */
const ways = {
  leave: ['play.askLeave', 'play.leave'],
  reload: ['play.askReload', 'play.reload'],
  deposit: ['play.askDeposit', 'home.account.deposit'],
} as const
type Way = keyof typeof ways

/** Stands before whatever would take a player out of a round. */
export interface Guard {
  /** The step that asks first while a round may be open. */
  readonly asking: (way: Way, step: () => void) => () => void
  /** The game said something of itself. */
  readonly note: (message: GameMessage) => void
  /** A fresh game has said nothing yet. */
  readonly forget: () => void
}

/** The guard of a game that was launched `since` then, in epoch milliseconds; before, nothing is asked. */
export function useGuard(since: number | undefined): Guard {
  const t = useT()
  const [round, setRound] = useState<Round>('silent')
  const asked = useRef(false)
  const running = since !== undefined
  const open = round === 'open'
  useEffect(() => (open && running ? putOffEnd(holdEnd()) : undefined), [open, running])

  const asking = useCallback(
    (way: Way, step: () => void) => async () => {
      const elapsed = since === undefined ? 0 : Date.now() - since
      if (!mayBeOpen(round, elapsed)) return step()
      // A game may ask for the same again and again.
      if (asked.current) return
      asked.current = true
      const [question, yes] = ways[way]
      const leaves = await openConfirm({
        title: t(question),
        text: t('play.roundStays'),
        cancel: t('play.stay'),
        confirm: t(yes),
      })
      asked.current = false
      if (leaves) step()
    },
    [round, since, t],
  )
  const note = useCallback(
    (message: GameMessage) => setRound((before) => roundAfter(before, message)),
    [],
  )
  const forget = useCallback(() => setRound('silent'), [])
  return useMemo(() => ({ asking, note, forget }), [asking, note, forget])
}
