import { type ReactNode, Suspense, useEffect } from 'react'
import { loadWithAreas } from '../../../../i18n/start-i18n.ts'
import { lazyPart } from '../../../../kit/controls/lazy-part.tsx'
import { usePath, useSearch } from '../../../../kit/controls/navigation.tsx'
import { afterLook } from '../../../../registry/after-look.ts'
import type { BlockProps } from '../../../../registry/block.ts'
import { closeMenu, useMenuOpen } from '../../../../state/menu.ts'

const Menu = lazyPart(() =>
  afterLook(loadWithAreas(() => import('./on-demand/Menu.tsx'), ['home'])),
)

/** Shows the slide-in menu. Its code loads when it first opens, and leaving the page closes it. */
export default function SlideMenu(props: BlockProps<'slide-menu'>): ReactNode {
  const open = useMenuOpen()
  const path = usePath()
  const search = useSearch().toString()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of address closes the menu
  useEffect(() => closeMenu, [path, search])
  return <Suspense>{open && <Menu {...props} />}</Suspense>
}
