/**
 * What every page needs once home is shown: overlays, the navbar, what keeps the place of a page while its code
 * loads, and the definitions of the blocks of other pages and of the workspace. One module, so that it is one file.
 */
export { defineOwnBlocks } from '../../own-blocks/define-own-blocks.ts'
export { ComingPage, coverPage } from './cover-page.tsx'
export { laterBlocks } from './later-blocks.ts'
export { default as Navbar } from './Navbar.tsx'
export { default as OverlayHost, ToastList } from './OverlayHost.tsx'
export { watchVisit } from './watch-visit.ts'
