import type { ReactNode } from 'react'
import { motifOfBrand } from '../../../../../core/contract/motifs.ts'
import { parseUrl } from '../../../../../core/contract/parse-url.ts'
import type { LogoBackground } from '../../../../../core/contract/skin.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { useText } from '../../../../i18n/use-t.ts'
import { ThemeDrawing } from '../../../../kit/controls/ThemeDrawing.tsx'
import { BrandLogo } from '../../../../kit/pages/BrandLogo.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { columnWidth, heights } from './heights.ts'
import styles from './PictureBlock.module.css'

/**
 * Shows a picture with a title and a line; the first banner of a group replaces them (SPEC §4.13).
 */
export default function PictureBlock(props: BlockProps<'picture'>): ReactNode {
  const { variant, settings } = props
  const text = useText()
  const { brand, languages } = useSkin()
  const banner = useBanner(settings.group)
  // The text of a field is directly on the field, without a picture.
  const image = variant === 'field' ? undefined : (banner?.image ?? settings.art)
  const title = banner?.title || (settings.title && text(settings.title))
  const line = banner ? banner.line : settings.line && text(settings.line)

  return (
    <section
      className={styles['picture']}
      data-kit="picture-head"
      data-kind={variant}
      data-art={image ? true : undefined}
      data-over={settings.over ? true : undefined}
      data-behind={settings.behindBar}
      data-banner={banner ? true : undefined}
      data-motif={variant === 'field' ? motifOfBrand(brand.name, languages.default) : undefined}
      style={{ '--followed': `${(settings.followed ?? 0) / 16}rem` }}
    >
      {image && <Art image={image} own={settings.art} variant={variant} />}
      <Words
        title={title}
        line={line}
        logo={settings.logo}
        background={variant === 'field' ? 'inverse' : 'page'}
      />
      {settings.over && <ThemeDrawing className={styles['over']} src={settings.over} />}
    </section>
  )
}

interface ArtProps {
  readonly image: string
  readonly own: string | undefined
  readonly variant: keyof typeof heights
}

/** Shows the picture in a place that is there before it comes: a banner of the gateway, whose size nobody knows, takes that of the own picture. */
function Art({ image, own = '', variant }: ArtProps): ReactNode {
  const { sizes } = useSkin().look
  const { width, height } = sizes?.[own] ?? { width: columnWidth, height: heights[variant] }
  return (
    <ThemeDrawing
      className={styles['art']}
      data-part="subject"
      src={image}
      style={{ '--width': `${width / 16}rem`, '--ratio': `${width} / ${height}` }}
      draggable={false}
    />
  )
}

interface WordsProps {
  readonly title: string | undefined
  readonly line: string | undefined
  readonly logo: BlockProps<'picture'>['settings']['logo']
  readonly background: LogoBackground
}

function Words({ title, line, logo = 'none', background }: WordsProps): ReactNode {
  if (!title && !line && logo === 'none') return null
  return (
    <div className={styles['words']} data-part="words" data-logo={logo === 'none' ? undefined : ''}>
      {logo !== 'none' && (
        <div className={styles['logo']}>
          <BrandLogo size={logo} background={background} />
        </div>
      )}
      {title && (
        <h2 className={styles['title']} data-part="title">
          {title}
        </h2>
      )}
      {line && (
        <p className={styles['line']} data-part="line">
          {line}
        </p>
      )}
    </div>
  )
}

interface ShownBanner {
  readonly image?: string | undefined
  readonly title: string
  readonly line?: string | undefined
}

function useBanner(group: string | undefined): ShownBanner | undefined {
  const { merchantCode, imageHosts } = useSkin().gateway
  const query = { types: 'B', groupName: group ?? '', platform: 'M', merchantCode }
  const { value } = useCall('announcements', query, { enabled: group !== undefined })
  const banner = value?.banners?.[0]
  if (!banner) return undefined
  return { ...banner, image: isAllowed(banner.image, imageHosts) ? banner.image : undefined }
}

/** Returns true for a picture from the page's own host or from a host that the merchant allows. */
function isAllowed(address: string | undefined, hosts: readonly string[]): boolean {
  const { origin, protocol, host } = parseUrl(address ?? '', location.href) ?? {}
  return origin === location.origin || (protocol === 'https:' && hosts.includes(host ?? ''))
}
