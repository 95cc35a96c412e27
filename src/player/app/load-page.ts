import type { ComponentType } from 'react'
import type { AnyRouteId } from '../../core/contract/own-pages.ts'
import type { RouteId } from '../../core/contract/pages.ts'
import type { Area } from '../i18n/message-key.ts'

export interface PageProps {
  readonly route: AnyRouteId
}

export interface PageModule<P = PageProps> {
  readonly default: ComponentType<P>
}

export interface LoadPage<P = PageProps> {
  (): Promise<PageModule<P>>
  /** The component, if its code is part of the first bundle. */
  readonly page?: ComponentType<P>
  /** The areas of its messages that the page does not load itself, in addition to those of every page. */
  readonly areas?: readonly Area[]
}

/** The routes whose pages many visits open. All others are in `on-demand/later-pages.ts`. */
export type CommonPageId = Extract<
  RouteId,
  'home' | 'game' | 'gameContainer' | 'gameList' | 'login' | 'register' | 'trial'
>
