import { block as appDownloads } from '../../blocks/app-downloads/app-downloads.block.ts'
import { block as deposit } from '../../blocks/deposit/deposit.block.ts'
import { block as gameGrid } from '../../blocks/game-grid/game-grid.block.ts'
import { block as gameSearch } from '../../blocks/game-search/game-search.block.ts'
import { block as goods } from '../../blocks/goods/goods.block.ts'
import { block as helpTopics } from '../../blocks/help-topics/help-topics.block.ts'
import { block as levelGifts } from '../../blocks/level-gifts/level-gifts.block.ts'
import { block as liveRooms } from '../../blocks/live-rooms/live-rooms.block.ts'
import { block as lobbyFilters } from '../../blocks/lobby-filters/lobby-filters.block.ts'
import { block as loginForm } from '../../blocks/login-form/login-form.block.ts'
import { block as mallOrders } from '../../blocks/mall-orders/mall-orders.block.ts'
import { block as memberMenu } from '../../blocks/member-menu/member-menu.block.ts'
import { block as memberProfile } from '../../blocks/member-profile/member-profile.block.ts'
import { block as memberWallet } from '../../blocks/member-wallet/member-wallet.block.ts'
import { block as missions } from '../../blocks/missions/missions.block.ts'
import { block as myGames } from '../../blocks/my-games/my-games.block.ts'
import { block as picture } from '../../blocks/picture/picture.block.ts'
import { block as pointsBalance } from '../../blocks/points-balance/points-balance.block.ts'
import { block as pointsExchange } from '../../blocks/points-exchange/points-exchange.block.ts'
import { block as promotions } from '../../blocks/promotions/promotions.block.ts'
import { block as registerForm } from '../../blocks/register-form/register-form.block.ts'
import { block as rewardList } from '../../blocks/reward-list/reward-list.block.ts'
import { block as serviceChannels } from '../../blocks/service-channels/service-channels.block.ts'
import { block as signInCalendar } from '../../blocks/sign-in-calendar/sign-in-calendar.block.ts'
import { block as socialLogin } from '../../blocks/social-login/social-login.block.ts'
import { block as trialForm } from '../../blocks/trial-form/trial-form.block.ts'
import { block as vendorBar } from '../../blocks/vendor-bar/vendor-bar.block.ts'
import { block as vendorHead } from '../../blocks/vendor-head/vendor-head.block.ts'
import type { BlockCatalogue } from '../../registry/block.ts'

/** Definitions of the blocks that only pages other than home use by default. */
export const laterBlocks = {
  'game-grid': gameGrid,
  'game-search': gameSearch,
  'live-rooms': liveRooms,
  'lobby-filters': lobbyFilters,
  'my-games': myGames,
  'vendor-bar': vendorBar,
  'vendor-head': vendorHead,
  picture,
  'login-form': loginForm,
  'register-form': registerForm,
  'trial-form': trialForm,
  'social-login': socialLogin,
  'member-profile': memberProfile,
  'member-wallet': memberWallet,
  'member-menu': memberMenu,
  deposit,
  'points-balance': pointsBalance,
  goods,
  'points-exchange': pointsExchange,
  'mall-orders': mallOrders,
  'help-topics': helpTopics,
  'service-channels': serviceChannels,
  promotions,
  'app-downloads': appDownloads,
  'level-gifts': levelGifts,
  missions,
  'reward-list': rewardList,
  'sign-in-calendar': signInCalendar,
} satisfies BlockCatalogue
