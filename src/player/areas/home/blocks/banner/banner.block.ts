import { announcementsQuery } from '../../../../kit/pages/announcements.ts'
import { defineBlock } from '../../../../registry/block.ts'

const heights = { inset: 148, 'full-bleed': 300, poster: 412, hero: 520 } as const

export const block = defineBlock({
  type: 'banner',
  place: 'page',
  areas: ['home'],
  load: {
    inset: () => import('./InsetBanner.tsx'),
    'full-bleed': () => import('./FullBleedBanner.tsx'),
    poster: () => import('./PosterBanner.tsx'),
    hero: () => import('./HeroBanner.tsx'),
  },
  reachesOut: ({ settings }) => settings.followed !== undefined,
  underHeader: ({ variant }) => variant === 'hero',
  height: ({ variant, settings }) =>
    variant === 'inset' && settings.cards === 'colour' ? 212 : heights[variant],
  calls: ({ variant, settings }, { skin }) =>
    variant === 'hero'
      ? []
      : [{ call: 'announcements', query: announcementsQuery(skin, settings.group) }],
})
