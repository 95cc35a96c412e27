import type { ReactNode } from 'react'
import { categories } from '../../../../core/contract/categories.ts'
import type { Game } from '../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../i18n/use-t.ts'
import { Icon } from '../../../kit/controls/Icon.tsx'
import { InlineList } from '../../../kit/controls/InlineList.tsx'
import { Picture } from '../../../kit/controls/Picture.tsx'
import { Row } from '../../../kit/controls/Row.tsx'
import { gamePath, useGameEntry } from '../../../kit/games/use-game-entry.ts'
import { isCategory } from '../../../kit/games/vendor-groups.ts'
import { useTableMark } from '../../../kit/money/use-table-mark.ts'
import styles from './GameRow.module.css'

export interface GameRowProps {
  readonly game: Game
  /** Text under the name. */
  readonly under: 'vendor' | 'both'
  /** Content at the end of the row. */
  readonly end: ReactNode
  /** Called before the game opens. */
  readonly onEnter?: (() => void) | undefined
}

/** Shows a game as a row with a small picture, the name and the vendor; a tap opens it. */
export function GameRow({ game, under, end, onEnter }: GameRowProps): ReactNode {
  const t = useT()
  const enter = useGameEntry()
  const mark = useTableMark(game)
  const { gameName, gameCode, vendor, vendorName = vendor, gameCategory = '', icon } = game
  const kind = isCategory(gameCategory) ? categories[gameCategory] : undefined
  return (
    <Row
      className={styles['row']}
      onPress={() => {
        onEnter?.()
        enter(gamePath(game))
      }}
      mark={
        <Picture
          className={styles['art']}
          part="art"
          sources={[icon]}
          width={56}
          height={56}
          alt=""
          fallback={<Icon name={kind?.icon ?? 'slots'} />}
        />
      }
      title={gameName.trim() || gameCode}
      note={<InlineList items={[mark, vendorName, under === 'both' && kind && t(kind.title)]} />}
      end={end}
    />
  )
}
