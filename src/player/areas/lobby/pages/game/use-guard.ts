import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { GameMessage } from '../../../../../core/contract/game-message.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { openConfirm } from '../../../../state/dialogs.ts'
import { extendSession } from '../../../../state/inactivity.ts'
import { postponeSessionEnd } from './postpone-session-end.ts'
import { mayBeOpen, type Round, roundAfter } from './round.ts'

/** The message keys of each way out of a round: the question and the label of the confirm button. */
const exits = {
  leave: ['play.askLeave', 'play.leave'],
  reload: ['play.askReload', 'play.reload'],
  deposit: ['play.askDeposit', 'home.account.deposit'],
} as const
type Exit = keyof typeof exits

/** Asks for confirmation before a step that takes the player out of a round. */
export interface Guard {
  /** Wraps a step, so that the player confirms it first while a round may be open. */
  readonly asking: (exit: Exit, step: () => void) => () => void
  /** Updates the state of the round from a message of the game. */
  readonly note: (message: GameMessage) => void
  /** Resets the state of the round for a reloaded game. */
  readonly forget: () => void
}

/** Returns the guard of a game. `since` is the launch in epoch milliseconds; before it no confirmation is needed. */
export function useGuard(since: number | undefined): Guard {
  const t = useT()
  const [round, setRound] = useState<Round>('silent')
  const isDialogOpen = useRef(false)
  const running = since !== undefined
  const open = round === 'open'
  useEffect(
    () => (open && running ? extendSession(postponeSessionEnd()) : undefined),
    [open, running],
  )

  const asking = useCallback(
    (exit: Exit, step: () => void) => async () => {
      const elapsed = since === undefined ? 0 : Date.now() - since
      if (!mayBeOpen(round, elapsed)) return step()
      // A game may repeat its request while the dialog is open.
      if (isDialogOpen.current) return
      isDialogOpen.current = true
      const [question, confirmLabel] = exits[exit]
      const confirmed = await openConfirm({
        title: t(question),
        text: t('play.roundStays'),
        cancel: t('play.stay'),
        confirm: t(confirmLabel),
      })
      isDialogOpen.current = false
      if (confirmed) step()
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
