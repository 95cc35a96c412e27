import type { ReactNode } from 'react'
import { type AnyRouteId, isOwnPageId } from '../../../core/contract/own-pages.ts'
import { type PageId, readRouteDeclaration } from '../../../core/contract/pages.ts'
import { FirstAnswers } from '../../gateway/first-answers.tsx'
import type { PageModule, PageProps } from '../load-page.ts'
import { WithLines } from '../WithLines.tsx'
import { PageCover } from './PageCover.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import { WithOrnaments } from './WithOrnaments.tsx'

/** The pages that show their blocks one after the other: a visit begins there, and what is on top is used first. */
const pagesInParts: readonly (PageId | undefined)[] = [
  'login',
  'register',
  'trial',
  'lobby',
  'vendor-games',
  'more-lotteries',
]

/** Returns the page with its ornaments and its lines, and with its skeleton over both until its first answers have come. */
export function coverPage({ default: Page }: PageModule): PageModule {
  return {
    default: function CoveredPage({ route }: PageProps): ReactNode {
      const shown = (
        <WithLines route={route}>
          <Page route={route} />
        </WithLines>
      )
      if (!isShownWhole(route)) return shown
      return (
        <FirstAnswers>
          <WithOrnaments route={route}>
            <PageCover skeleton={<PageSkeleton route={route} />}>{shown}</PageCover>
          </WithOrnaments>
        </FirstAnswers>
      )
    },
  }
}

/** Keeps the place of a page and of its ornaments while its code loads. */
export function ComingPage({ route }: PageProps): ReactNode {
  return (
    <WithOrnaments route={route} coming>
      <PageSkeleton route={route} />
    </WithOrnaments>
  )
}

/** A game shows the steps of its launch. */
function isShownWhole(route: AnyRouteId): boolean {
  if (isOwnPageId(route)) return true
  return route !== 'game' && !pagesInParts.includes(readRouteDeclaration(route).page)
}
