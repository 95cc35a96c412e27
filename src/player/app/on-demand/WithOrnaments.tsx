import type { ComponentType, PropsWithChildren, ReactNode } from 'react'
import type { LoadPage, PageModule, PageProps } from '../load-page.ts'
import { usePage } from '../use-page.ts'

export interface WithOrnamentsProps extends PropsWithChildren<PageProps> {
  /** True while the code of the page is on its way. */
  readonly coming?: boolean
}

let give!: (module: PageModule<WithOrnamentsProps>) => void
const given = new Promise<PageModule<WithOrnamentsProps>>((done) => {
  give = done
})

/** Resolves once the list of inner pages has loaded, whose code holds the ornaments, so that no home loads them. */
export const loadOrnaments: LoadPage<WithOrnamentsProps> = () => given

/** Takes the component that shows a page with its ornaments. */
export function giveOrnaments(Ornaments: ComponentType<WithOrnamentsProps>): void {
  give({ default: Ornaments })
}

/** Shows an inner page with its ornaments. */
export function WithOrnaments(props: WithOrnamentsProps): ReactNode {
  const ornaments = usePage(loadOrnaments)
  return ornaments.kind === 'ready' ? <ornaments.Page {...props} /> : props.children
}
