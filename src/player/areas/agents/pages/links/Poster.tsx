import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useT, useText } from '../../../../i18n/use-t.ts'
import { Button } from '../../../../kit/controls/Button.tsx'
import { IconButton } from '../../../../kit/controls/IconButton.tsx'
import { makePicture, savePicture } from '../../../../kit/forms/save-picture.ts'
import { useLeastAge } from '../../../../kit/pages/use-least-age.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { useLanguage } from '../../../../state/language.ts'
import { showNotification } from '../../../../state/toasts.ts'
import styles from './Poster.module.css'
import { paintPoster, posterSize } from './paint-poster.ts'

export interface PosterProps {
  readonly code: string
  readonly url: string
}

/** The QR poster of a link in the merchant's brand, with what saves it as a picture and shares it (SPEC §11.85). */
export function Poster({ code, url }: PosterProps): ReactNode {
  const t = useT()
  const canvas = useRef<HTMLCanvasElement>(null)
  const { painted, finish } = usePaintedPoster(canvas, { code, url })
  const share = useShare(finish, { code, url })
  const [saving, setSaving] = useState(false)

  async function save(): Promise<void> {
    setSaving(true)
    const poster = await finish()
    const saved = poster && (await savePicture(poster, `${code}.png`))
    setSaving(false)
    showNotification(t(saved ? 'links.saved' : 'links.notSaved'))
  }

  return (
    <>
      <canvas
        ref={canvas}
        className={styles['poster']}
        width={posterSize.width}
        height={posterSize.height}
        data-painted={painted || undefined}
        role="img"
        aria-label={t('links.poster', { code })}
      />
      <div className={styles['actions']}>
        <Button
          variant="accent"
          size="large"
          wide
          icon="save"
          busy={saving}
          onClick={() => void save()}
        >
          {t('links.save')}
        </Button>
        <IconButton
          icon="send"
          variant="raised"
          className={styles['share']}
          label={t('links.share')}
          onClick={() => void share()}
        />
      </div>
    </>
  )
}

/** Waits until the poster is painted, which takes a moment on a slow phone; undefined where it cannot be. */
type FinishPoster = () => Promise<HTMLCanvasElement | undefined>

interface PaintedPoster {
  readonly painted: boolean
  readonly finish: FinishPoster
}

/** Paints the poster again whenever its words or its look change. */
function usePaintedPoster(
  canvas: { readonly current: HTMLCanvasElement | null },
  { code, url }: PosterProps,
): PaintedPoster {
  const t = useT()
  const text = useText()
  const language = useLanguage()
  const { brand, look } = useSkin()
  const age = `${useLeastAge()}+`
  const [painted, setPainted] = useState(false)
  const painting = useRef<Promise<HTMLCanvasElement | undefined>>(undefined)
  const headline = t('links.headline')
  const codeLabel = t('links.code')
  const name = text(brand.name)
  // Words that are read on a field of the brand have the logo for such a field beside them.
  const logo = (look.poster?.brand.ink?.startsWith('on-') && brand.logoInverse) || brand.logo
  const { named = false } = look.logos.page ?? {}
  const scene = look.ornaments['poster']
  const places = look.poster
  useEffect(() => {
    let current = true
    const words = { url, code, codeLabel, headline, brand: name, age, language }
    const paint = async (): Promise<HTMLCanvasElement | undefined> => {
      const target = canvas.current
      if (!target) return undefined
      const done = await paintPoster(target, words, { logo, scene, named, places }).catch(
        () => false,
      )
      if (current) setPainted(done)
      return done ? target : undefined
    }
    painting.current = paint()
    return () => {
      current = false
    }
  }, [canvas, url, code, codeLabel, headline, name, age, language, logo, scene, named, places])
  const finish = useCallback(async () => painting.current, [])
  return { painted, finish }
}

/** Returns what shares the poster with the link, or only the link where a browser shares no files, or copies it. */
function useShare(finish: FinishPoster, { code, url }: PosterProps): () => Promise<void> {
  const t = useT()
  const text = useText()
  const { brand } = useSkin()
  const age = useLeastAge()
  return async () => {
    const words = t('links.shareText', { brand: text(brand.name), code, age })
    if (typeof navigator.share !== 'function') {
      await navigator.clipboard?.writeText(url).then(
        () => showNotification(t('links.copied')),
        () => undefined,
      )
      return
    }
    const poster = await finish()
    const file = poster && (await makePicture(poster, `${code}.png`))
    const files = file ? [file] : []
    const withFiles = { files, text: words, url }
    const takesFiles = files.length > 0 && navigator.canShare?.(withFiles) === true
    // A player who closes the sheet shares nothing.
    await navigator.share(takesFiles ? withFiles : { text: words, url }).catch(() => undefined)
  }
}
