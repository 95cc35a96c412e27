import type { ReactNode } from 'react'
import { IconButton, ToggleButton } from '../look/Button.tsx'
import { Choice } from '../look/Choice.tsx'
import { widths } from '../scenario/scenario-query.ts'
import { OnPhone } from './OnPhone.tsx'
import type { Zoom } from './Phone.tsx'
import styles from './PhoneBar.module.css'
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

/** What is done with the preview: its width and size, pointing at blocks, loading it again. */
export function PhoneBar(props: PhoneBarProps): ReactNode {
  const { preview, width, onWidth, zoom, onZoom, inspects, onInspect, onReload } = props
  return (
    <div className={styles['bar']}>
      <ToggleButton icon="search" isSelected={inspects} onChange={onInspect}>
        Inspect
      </ToggleButton>
      <span className={styles['rest']} />
      <Choice
        as="list"
        place="bar"
        aria-label="Width"
        value={String(width)}
        options={widths.map((value) => ({ value: String(value), label: `${value} wide` }))}
        onChange={(value) => onWidth(Number(value))}
      />
      <Choice
        as="list"
        place="bar"
        aria-label="Size"
        value={zoom}
        options={[
          { value: 'fit', label: 'Fit' },
          { value: 'whole', label: 'Whole phone' },
          { value: 'full', label: '100 %' },
        ]}
        onChange={onZoom}
      />
      <OnPhone preview={preview.value?.id} />
      <IconButton icon="reset" label="Load the page again" onPress={onReload} />
      <p className={styles['state']} data-fresh={preview.isFresh || undefined} role="status">
        {stateOf(preview)}
      </p>
    </div>
  )
}

/** What the preview shows where it is not what is typed. */
function stateOf({ value: answer, isFresh }: Preview): string {
  if (!isFresh) return 'Following…'
  if (!answer || answer.findings.length === 0) return ''
  const { findings, shows } = answer
  const errors = findings.length === 1 ? 'One error' : `${findings.length} errors`
  const [first] = findings
  const where = first ? ` The first is in ${first.file}:${first.line}.` : ''
  const what = {
    'last-good': 'The last state without errors is shown.',
    draft: 'It is shown with them.',
    nothing: 'There is nothing to show yet.',
  }
  return `${errors} in what is typed. ${what[shows]}${where}`
}
