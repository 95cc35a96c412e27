import CountdownBlock from '../../../src/player/areas/content/blocks/countdown/CountdownBlock.tsx'
import PictureLink from '../../../src/player/areas/content/blocks/picture-link/PictureLink.tsx'
import PromoCard from '../../../src/player/areas/content/blocks/promo-card/PromoCard.tsx'
import { publishPassedMoment } from '../../../src/player/state/clock.ts'
import { settingsOf } from '../settings-of.ts'
import type { Home } from './homes.tsx'

const title = { en: 'A title' }
const line = { en: 'A line' }
const until = '2020-01-01T00:00:00Z'
/** Before and after the moment. */
const acts = [() => publishPassedMoment(0), () => publishPassedMoment(Date.parse(until))]

/** The blocks of a merchant's own content. */
export const contents: readonly Home[] = [
  ...(['card', 'row'] as const).flatMap((variant) =>
    acts.map((act) => ({
      act,
      node: (
        <PromoCard
          id="p"
          variant={variant}
          settings={settingsOf('promo-card', { art: '/own.svg', title, line, until })}
        />
      ),
    })),
  ),
  ...(['tiles', 'line'] as const).flatMap((variant) =>
    acts.map((act) => ({
      act,
      node: (
        <CountdownBlock
          id="c"
          variant={variant}
          settings={settingsOf('countdown', { title, line, until })}
        />
      ),
    })),
  ),
  ...(['picture', 'video'] as const).map((variant) => ({
    node: (
      <PictureLink
        id="l"
        variant={variant}
        settings={settingsOf('picture-link', { art: '/own.svg', title, link: '/m/help' })}
      />
    ),
  })),
]
