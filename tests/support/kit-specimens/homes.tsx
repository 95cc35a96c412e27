import type { ReactNode } from 'react'
import Header from '../../../src/player/areas/frame/blocks/header/Header.tsx'
import Menu from '../../../src/player/areas/frame/blocks/slide-menu/on-demand/Menu.tsx'
import { HomeScreenCard } from '../../../src/player/areas/help/blocks/app-downloads/HomeScreenCard.tsx'
import { StatusFrame } from '../../../src/player/areas/help/pages/system/StatusFrame.tsx'
import TabCategories from '../../../src/player/areas/home/blocks/categories/TabCategories.tsx'
import Notices from '../../../src/player/areas/home/blocks/notices/Notices.tsx'
import PictureBlock from '../../../src/player/areas/home/blocks/picture/PictureBlock.tsx'
import LoginForm from '../../../src/player/areas/sign-in/blocks/login-form/LoginForm.tsx'
import { Rail } from '../../../src/player/kit/controls/Rail.tsx'
import { setActiveCategory } from '../../../src/player/state/lit-category.ts'
import type { RenderOptions } from '../render-with-providers.tsx'
import { settingsOf } from '../settings-of.ts'
import { vendorAnswer } from '../vendor-answer.ts'

export interface Home extends Pick<RenderOptions, 'answers' | 'at' | 'memberType'> {
  readonly node: ReactNode
  readonly act?: () => unknown
}

const picture = { art: '/own.svg', title: { en: 'Own' }, line: { en: 'A line' } }
const vendors = vendorAnswer('RNG', 2)

/** Blocks of homes and of login, and what is around every page. */
export const homes: readonly Home[] = [
  { node: <HomeScreenCard platform="ios" /> },
  { node: <StatusFrame>content</StatusFrame> },
  { node: <Header id="header" variant="overlay" settings={settingsOf('header')} /> },
  ...(['line', 'ticker'] as const).map((variant) => ({
    node: <Notices id="n" variant={variant} settings={settingsOf('notices')} />,
    answers: { announcements: { player: [{ id: '1', title: 'Bank works' }] } },
  })),
  ...(['scene', 'headline', 'banner', 'field'] as const).map((variant) => ({
    node: <PictureBlock id="p" variant={variant} settings={settingsOf('picture', picture)} />,
  })),
  { node: <LoginForm id="l" variant="boxed" settings={settingsOf('login-form')} /> },
  {
    node: <TabCategories id="c" variant="tabs" settings={settingsOf('categories')} />,
    answers: { vendors },
    at: '/m/gameContainer?gameType=RNG',
  },
  ...(['links', 'filters'] as const).map((kind) => ({
    node: (
      <Rail label="Choices" kind={kind}>
        <li>
          <button type="button" data-part="choice" aria-pressed>
            One
          </button>
        </li>
      </Rail>
    ),
  })),
  ...(['panel', 'blocks', 'book', 'index'] as const).map((variant) => ({
    node: <Menu id="m" variant={variant} settings={settingsOf('slide-menu')} />,
    answers: { vendors },
    at: '/m/gameContainer?gameType=RNG',
    memberType: 1,
    act: () => setActiveCategory('RNG'),
  })),
]
