import { type ReactNode, useState } from 'react'
import { pictureWidth } from '../../../core/contract/picture-widths.ts'
import { useGame } from './game-context.ts'

export interface GameArtProps {
  readonly className: string | undefined
  /** The displayed width in CSS pixels. */
  readonly width: number
}

/** The game's own picture as a part of the scene; nothing where it does not come. */
export function GameArt({ className, width }: GameArtProps): ReactNode {
  const { art } = useGame().table
  const [failed, setFailed] = useState<string>()
  if (failed === art) return null
  const asked = pictureWidth(width * devicePixelRatio)
  return (
    <img
      className={className}
      src={`${art}${art.includes('?') ? '&' : '?'}w=${asked}`}
      alt=""
      draggable={false}
      onError={() => setFailed(art)}
    />
  )
}
