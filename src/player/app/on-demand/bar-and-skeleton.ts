/** The navbar of every page but home, with what keeps the place of such a page while its code loads: one chunk. */
export { default } from './Navbar.tsx'
export { PageSkeleton } from './PageSkeleton.tsx'
