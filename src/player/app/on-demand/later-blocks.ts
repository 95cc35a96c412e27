import { block as countdown } from '../../areas/content/blocks/countdown/countdown.block.ts'
import { block as pictureLink } from '../../areas/content/blocks/picture-link/picture-link.block.ts'
import { block as promoCard } from '../../areas/content/blocks/promo-card/promo-card.block.ts'
import { block as questions } from '../../areas/content/blocks/questions/questions.block.ts'
import { block as appDownloads } from '../../areas/help/blocks/app-downloads/app-downloads.block.ts'
import { block as documentText } from '../../areas/help/blocks/document/document.block.ts'
import { block as helpTopics } from '../../areas/help/blocks/help-topics/help-topics.block.ts'
import { block as serviceChannels } from '../../areas/help/blocks/service-channels/service-channels.block.ts'
import { block as myGames } from '../../areas/home/blocks/my-games/my-games.block.ts'
import { block as picture } from '../../areas/home/blocks/picture/picture.block.ts'
import { block as gameGrid } from '../../areas/lobby/blocks/game-grid/game-grid.block.ts'
import { block as gameSearch } from '../../areas/lobby/blocks/game-search/game-search.block.ts'
import { block as liveRooms } from '../../areas/lobby/blocks/live-rooms/live-rooms.block.ts'
import { block as lobbyFilters } from '../../areas/lobby/blocks/lobby-filters/lobby-filters.block.ts'
import { block as vendorBar } from '../../areas/lobby/blocks/vendor-bar/vendor-bar.block.ts'
import { block as vendorHead } from '../../areas/lobby/blocks/vendor-head/vendor-head.block.ts'
import { block as memberMenu } from '../../areas/member/blocks/member-menu/member-menu.block.ts'
import { block as memberProfile } from '../../areas/member/blocks/member-profile/member-profile.block.ts'
import { block as memberWallet } from '../../areas/member/blocks/member-wallet/member-wallet.block.ts'
import { block as deposit } from '../../areas/money/blocks/deposit/deposit.block.ts'
import { block as goods } from '../../areas/rewards/blocks/goods/goods.block.ts'
import { block as levelGifts } from '../../areas/rewards/blocks/level-gifts/level-gifts.block.ts'
import { block as mallOrders } from '../../areas/rewards/blocks/mall-orders/mall-orders.block.ts'
import { block as missions } from '../../areas/rewards/blocks/missions/missions.block.ts'
import { block as pointsBalance } from '../../areas/rewards/blocks/points-balance/points-balance.block.ts'
import { block as pointsExchange } from '../../areas/rewards/blocks/points-exchange/points-exchange.block.ts'
import { block as promotions } from '../../areas/rewards/blocks/promotions/promotions.block.ts'
import { block as rewardList } from '../../areas/rewards/blocks/reward-list/reward-list.block.ts'
import { block as signInCalendar } from '../../areas/rewards/blocks/sign-in-calendar/sign-in-calendar.block.ts'
import { block as loginForm } from '../../areas/sign-in/blocks/login-form/login-form.block.ts'
import { block as registerForm } from '../../areas/sign-in/blocks/register-form/register-form.block.ts'
import { block as socialLogin } from '../../areas/sign-in/blocks/social-login/social-login.block.ts'
import { block as trialForm } from '../../areas/sign-in/blocks/trial-form/trial-form.block.ts'
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
  document: documentText,
  'promo-card': promoCard,
  countdown,
  'picture-link': pictureLink,
  questions,
  'level-gifts': levelGifts,
  missions,
  'reward-list': rewardList,
  'sign-in-calendar': signInCalendar,
} satisfies BlockCatalogue
