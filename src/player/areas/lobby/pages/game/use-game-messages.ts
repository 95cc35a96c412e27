import { type RefObject, useEffect } from 'react'
import { type GameMessage, parseGameMessage } from '../../../../../core/contract/game-message.ts'

export interface TranslateGame {
  readonly frame: RefObject<HTMLIFrameElement | null>
  /** The only origin whose messages are accepted. */
  readonly origin: string
  readonly onMessage: (message: GameMessage) => void
}

/** Receives the messages of a game. Accepts only the frame's own window, the launched origin and the declared messages. */
export function useGameMessages({ frame, origin, onMessage }: TranslateGame): void {
  useEffect(() => {
    const receive = ({ source, origin: from, data }: MessageEvent): void => {
      const game = frame.current?.contentWindow
      if (!game || source !== game || from !== origin) return
      const message = parseGameMessage(data)
      if (message) onMessage(message)
    }
    window.addEventListener('message', receive)
    return () => window.removeEventListener('message', receive)
  }, [frame, origin, onMessage])
}
