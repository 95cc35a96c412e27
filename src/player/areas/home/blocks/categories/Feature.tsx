import type { ReactNode } from 'react'
import type { Category } from '../../../../../core/contract/categories.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Picture } from '../../../../kit/controls/Picture.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { Tag } from '../../../../kit/controls/Tag.tsx'
import { gamePath, useGameEntry } from '../../../../kit/games/use-game-entry.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import styles from './Feature.module.css'

/** Shows the first hot game of a category, and nothing for a category without one. */
export function Feature({ category }: { readonly category: Category }): ReactNode {
  const t = useT()
  const enter = useGameEntry()
  const { merchantCode } = useSkin().gateway
  const hot = useCall('hotGames', { merchantCode })
  const game = hot.value?.list.find(({ gameCategory }) => gameCategory === category)
  if (!hot.value && !hot.error)
    return (
      <div className={styles['feature']}>
        <Skeleton height="7.75rem" shape="card" />
      </div>
    )
  if (!game) return null
  const { gameName, icon } = game
  return (
    <button type="button" className={styles['feature']} onClick={() => enter(gamePath(game))}>
      <Picture
        className={styles['background']}
        sources={[icon]}
        width={240}
        height={300}
        alt=""
        fallback={<span />}
      />
      <Picture className={styles['art']} sources={[icon]} width={240} height={300} alt="" />
      <span className={styles['words']}>
        <Tag>{t('home.hot.tonight')}</Tag>
        <b className={styles['name']}>{gameName}</b>
      </span>
    </button>
  )
}
