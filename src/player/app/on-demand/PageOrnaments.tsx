import type { ReactNode } from 'react'
import type { AnyRouteId } from '../../../core/contract/own-pages.ts'
import {
  choosePageDrawing,
  hasOwnHead,
  readPageGroup,
} from '../../../core/contract/page-ornaments.ts'
import { useArrived } from '../../gateway/first-answers.tsx'
import { useT } from '../../i18n/use-t.ts'
import { GroupDrawing } from '../../kit/controls/group-drawing.ts'
import { ThemeDrawing } from '../../kit/controls/ThemeDrawing.tsx'
import { useSkin } from '../../registry/skin-context.tsx'
import { useShownHeadline } from '../../state/headline.ts'
import { useBarBackground } from '../use-bar-background.ts'
import styles from './PageOrnaments.module.css'
import type { WithOrnamentsProps } from './WithOrnaments.tsx'

/** Shows an inner page between the drawings of its head and its end, and gives its lists the drawing of their titles. */
export function PageOrnaments({ route, coming, children }: WithOrnamentsProps): ReactNode {
  const { head, group, end } = useSkin().look.pageOrnaments ?? {}
  const close = choosePageDrawing(end, route)
  const arrived = useArrived() && !coming
  return (
    <GroupDrawing value={choosePageDrawing(group, route)}>
      <div className={styles['frame']} data-closed={close && ''}>
        <Head route={route} drawing={choosePageDrawing(head, route)} />
        <div className={styles['page']}>{children}</div>
        {close && (
          <div
            className={styles['close']}
            data-kit="page-close"
            data-pending={arrived ? undefined : ''}
            aria-hidden
          >
            <ThemeDrawing className={styles['ornament']} data-part="ornament" src={close} />
          </div>
        )}
      </div>
    </GroupDrawing>
  )
}

interface HeadProps {
  readonly route: AnyRouteId
  readonly drawing: string | undefined
}

/** Shows the drawing of a page beside its headline, or beside the name of its group while the page has none. A page that begins with a picture or with a head of the player has none. */
function Head({ route, drawing }: HeadProps): ReactNode {
  const t = useT()
  const group = readPageGroup(route)
  const background = useBarBackground(route)
  const headline = useShownHeadline()
  if (!drawing || !group || background !== 'page' || hasOwnHead(route)) return null
  return (
    <div className={styles['head']} data-kit="head" data-kind="page">
      {/* Another element for another text, which may have a line more: the one before does not move. */}
      <p key={headline} className={styles['title']} data-part="title">
        {headline ?? t(`pageGroup.${group}`)}
      </p>
      <ThemeDrawing className={styles['subject']} data-part="subject" src={drawing} aria-hidden />
    </div>
  )
}
