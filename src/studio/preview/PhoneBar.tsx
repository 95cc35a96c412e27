import type { ReactNode } from 'react'
import type { TranslateIn } from '../i18n/create-words.ts'
import { useT } from '../i18n/use-t.ts'
import { ChoiceInput } from '../look/ChoiceInput.tsx'
import { optionsOf } from '../look/options.ts'
import { StudioIconButton, ToggleButton } from '../look/StudioButton.tsx'
import { widths } from '../scenario/scenario-query.ts'
import { useSession } from '../state/session-context.tsx'
import type { Zoom } from './Phone.tsx'
import styles from './PhoneBar.module.css'
import { PhoneLink } from './PhoneLink.tsx'
import type { Preview } from './use-preview.ts'

export interface PhoneBarProps {
  readonly preview: Preview
  readonly width: number
  readonly onWidth: (width: number) => void
  readonly zoom: Zoom
  readonly onZoom: (zoom: Zoom) => void
  readonly inspects: boolean
  readonly onInspect: (inspects: boolean) => void
  readonly onReload: () => void
}

const zooms: readonly Zoom[] = ['fit', 'whole', 'full']

/** Shows the controls of the preview: width, size, inspection of blocks, and reload. */
export function PhoneBar(props: PhoneBarProps): ReactNode {
  const t = useT('preview')
  // A served studio has previews with addresses that a phone opens as they are.
  const { isLocal } = useSession()
  const { preview, width, onWidth, zoom, onZoom, inspects, onInspect, onReload } = props
  return (
    <div className={styles['bar']}>
      <ToggleButton icon="search" isSelected={inspects} onChange={onInspect}>
        {t('inspect')}
      </ToggleButton>
      <span className={styles['rest']} />
      <ChoiceInput
        as="list"
        place="bar"
        aria-label={t('width')}
        value={String(width)}
        options={widths.map((value) => ({
          value: String(value),
          label: t('wide', { width: value }),
        }))}
        onChange={(value) => onWidth(Number(value))}
      />
      <ChoiceInput
        as="list"
        place="bar"
        aria-label={t('size')}
        value={zoom}
        options={optionsOf(zooms, (one) => t(`zoom.${one}`))}
        onChange={onZoom}
      />
      {isLocal && <PhoneLink preview={preview.value?.id} />}
      <StudioIconButton icon="reset" label={t('reload')} onPress={onReload} />
      <p className={styles['state']} data-fresh={preview.isFresh || undefined} role="status">
        {stateOf(preview, t)}
      </p>
    </div>
  )
}

/** Returns a note if the preview does not show the typed settings. */
function stateOf({ value: answer, isFresh }: Preview, t: TranslateIn<'preview'>): string {
  if (!isFresh) return t('following')
  if (!answer || answer.findings.length === 0) return ''
  const { findings, shows } = answer
  const [first] = findings
  return [
    t('errors', { count: findings.length }),
    t(`shows.${shows}`),
    ...(first ? [t('first', { file: first.file, line: first.line })] : []),
  ].join(' ')
}
