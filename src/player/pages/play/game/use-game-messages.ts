import { type RefObject, useEffect } from 'react'
import { type GameMessage, parseGameMessage } from '../../../../core/contract/game-message.ts'

export interface GameVoice {
  readonly frame: RefObject<HTMLIFrameElement | null>
  /** The only origin that is heard. */
  readonly origin: string
  readonly hear: (message: GameMessage) => void
}

/** Hears the game in a frame: its own window, the origin that was launched, and the declared messages alone. */
export function useGameMessages({ frame, origin, hear }: GameVoice): void {
  useEffect(() => {
    const listen = ({ source, origin: from, data }: MessageEvent): void => {
      const game = frame.current?.contentWindow
      if (!game || source !== game || from !== origin) return
      const message = parseGameMessage(data)
      if (message) hear(message)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [frame, origin, hear])
}
