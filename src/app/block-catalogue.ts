import { block as account } from '../blocks/account/account.block.ts'
import { block as banner } from '../blocks/banner/banner.block.ts'
import { block as bottomMenu } from '../blocks/bottom-menu/bottom-menu.block.ts'
import { block as categories } from '../blocks/categories/categories.block.ts'
import { block as contact } from '../blocks/contact/contact.block.ts'
import { block as fixtures } from '../blocks/fixtures/fixtures.block.ts'
import { block as footer } from '../blocks/footer/footer.block.ts'
import { block as gameGrid } from '../blocks/game-grid/game-grid.block.ts'
import { block as gameList } from '../blocks/game-list/game-list.block.ts'
import { block as gameSearch } from '../blocks/game-search/game-search.block.ts'
import { block as header } from '../blocks/header/header.block.ts'
import { block as lobbyFilters } from '../blocks/lobby-filters/lobby-filters.block.ts'
import { block as loginForm } from '../blocks/login-form/login-form.block.ts'
import { block as lotteries } from '../blocks/lotteries/lotteries.block.ts'
import { block as myGames } from '../blocks/my-games/my-games.block.ts'
import { block as notices } from '../blocks/notices/notices.block.ts'
import { block as picture } from '../blocks/picture/picture.block.ts'
import { block as popularGames } from '../blocks/popular-games/popular-games.block.ts'
import { block as registerForm } from '../blocks/register-form/register-form.block.ts'
import { block as scoreboard } from '../blocks/scoreboard/scoreboard.block.ts'
import { block as service } from '../blocks/service/service.block.ts'
import { block as slideMenu } from '../blocks/slide-menu/slide-menu.block.ts'
import { block as socialLogin } from '../blocks/social-login/social-login.block.ts'
import { block as trialForm } from '../blocks/trial-form/trial-form.block.ts'
import { block as trialPlay } from '../blocks/trial-play/trial-play.block.ts'
import { block as vendorBar } from '../blocks/vendor-bar/vendor-bar.block.ts'
import { block as vendorHead } from '../blocks/vendor-head/vendor-head.block.ts'
import { block as vendorSection } from '../blocks/vendor-section/vendor-section.block.ts'
import { block as winnerBoard } from '../blocks/winner-board/winner-board.block.ts'
import type { BlockCatalogue } from '../registry/block.ts'

/** Every kind of block that this build can show. */
export const blockCatalogue = {
  header,
  footer,
  'bottom-menu': bottomMenu,
  'slide-menu': slideMenu,
  service,
  banner,
  notices,
  account,
  categories,
  'vendor-section': vendorSection,
  'popular-games': popularGames,
  'winner-board': winnerBoard,
  scoreboard,
  fixtures,
  contact,
  'game-list': gameList,
  'vendor-bar': vendorBar,
  'game-grid': gameGrid,
  'game-search': gameSearch,
  'lobby-filters': lobbyFilters,
  'my-games': myGames,
  'vendor-head': vendorHead,
  lotteries,
  picture,
  'login-form': loginForm,
  'register-form': registerForm,
  'trial-form': trialForm,
  'social-login': socialLogin,
  'trial-play': trialPlay,
} satisfies BlockCatalogue
