import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { ColorArea } from 'react-aria-components/ColorArea'
import { ColorPicker, parseColor } from 'react-aria-components/ColorPicker'
import { ColorSlider, SliderTrack } from 'react-aria-components/ColorSlider'
import { ColorThumb } from 'react-aria-components/ColorThumb'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { useT } from '../i18n/use-t.ts'
import styles from './ColourPicker.module.css'
import { Popup } from './Popup.tsx'

/** The initial colour of a colour picker without a value. */
const noColour = '#808080'

export interface ColourPickerProps {
  /** The name of the coloured part. */
  readonly label: string
  readonly value: string | undefined
  /** The channels other than saturation and brightness. */
  readonly channels: readonly ('hue' | 'alpha')[]
  readonly onChange: (hex: string) => void
}

/** A swatch that opens a field of colours, to choose one by eye. */
export function ColourPicker({ label, value, channels, onChange }: ColourPickerProps): ReactNode {
  const t = useT('look')
  return (
    <DialogTrigger>
      <Button className={styles['open'] ?? ''} aria-label={t('byEye', { name: label })}>
        <span className={styles['swatch']} style={{ backgroundColor: value }} />
      </Button>
      <Popup placement="bottom start">
        <Dialog aria-label={label} className={styles['dialog'] ?? ''}>
          <ColorPicker
            value={parseColor(value ?? noColour).toFormat('hsba')}
            onChange={(next) =>
              onChange(
                next.toString(next.getChannelValue('alpha') < 1 ? 'hexa' : 'hex').toLowerCase(),
              )
            }
          >
            <ColorArea
              aria-label={t('area')}
              className={styles['area'] ?? ''}
              colorSpace="hsb"
              xChannel="saturation"
              yChannel="brightness"
            >
              <ColorThumb className={styles['thumb'] ?? ''} />
            </ColorArea>
            {channels.map((channel) => (
              <ColorSlider key={channel} aria-label={t(channel)} channel={channel} colorSpace="hsb">
                <SliderTrack className={styles['track'] ?? ''}>
                  <ColorThumb className={styles['thumb'] ?? ''} />
                </SliderTrack>
              </ColorSlider>
            ))}
          </ColorPicker>
        </Dialog>
      </Popup>
    </DialogTrigger>
  )
}
