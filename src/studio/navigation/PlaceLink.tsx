import type { ComponentProps, ReactNode } from 'react'
import { addressOf, goTo, type StudioPlace } from './navigation.ts'

export type PlaceLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  readonly place: StudioPlace
}

/** A link to a place of the studio; the scenario stays. */
export function PlaceLink({ place, ...rest }: PlaceLinkProps): ReactNode {
  return (
    <a
      {...rest}
      href={addressOf(place) + location.search}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
          return
        event.preventDefault()
        goTo(place)
      }}
    />
  )
}
