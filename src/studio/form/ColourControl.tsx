import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { ColorArea } from 'react-aria-components/ColorArea'
import { ColorPicker, parseColor } from 'react-aria-components/ColorPicker'
import { ColorSlider, SliderTrack } from 'react-aria-components/ColorSlider'
import { ColorThumb } from 'react-aria-components/ColorThumb'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { noColour } from '../look/no-colour.ts'
import { TextInput } from '../look/TextInput.tsx'
import { useOpen } from '../state/use-bench.tsx'
import styles from './ColourControl.module.css'
import { Contrasts } from './Contrasts.tsx'
import { readTheme, tokenOf } from './contrast.ts'
import type { ControlProps } from './control-props.ts'

/** A colour by hex or by eye, with the contrast of the pairs it is part of. */
export function ColourControl({
  path,
  label,
  named,
  value,
  isInherited,
  onChange,
}: ControlProps): ReactNode {
  const { values } = useOpen()
  const theme = readTheme(values)
  const token = tokenOf(path)
  const typed = typeof value === 'string' ? value : undefined
  const derived = theme && token ? theme.colours[token] : undefined
  const shown = isColour(typed) ? typed : derived
  return (
    <div className={styles['colour']}>
      <div className={styles['line']}>
        <DialogTrigger>
          <Button className={styles['open'] ?? ''} aria-label={`Choose ${label} by eye`}>
            <span className={styles['swatch']} style={{ backgroundColor: shown }} />
          </Button>
          <Popover className={styles['popover'] ?? ''} placement="bottom start">
            <Dialog aria-label={label} className={styles['dialog'] ?? ''}>
              <Picker value={shown} onChange={(hex) => onChange(hex, 'typing')} />
            </Dialog>
          </Popover>
        </DialogTrigger>
        <TextInput
          {...named}
          isCode
          value={typed ?? ''}
          isInherited={isInherited}
          placeholder={derived === undefined ? '#rrggbb' : `${derived}, derived`}
          onType={(text) => onChange(text === '' ? undefined : text, 'typing')}
        />
      </div>
      {theme && token && (
        <Contrasts
          theme={theme}
          token={token}
          isSet={typed !== undefined}
          onUse={(hex) => onChange(hex)}
        />
      )}
    </div>
  )
}

interface PickerProps {
  readonly value: string | undefined
  readonly onChange: (hex: string) => void
}

function Picker({ value, onChange }: PickerProps): ReactNode {
  const colour = parseColor(value ?? noColour).toFormat('hsba')
  return (
    <ColorPicker
      value={colour}
      onChange={(next) =>
        onChange(next.toString(next.getChannelValue('alpha') < 1 ? 'hexa' : 'hex').toLowerCase())
      }
    >
      <ColorArea
        aria-label="Saturation and brightness"
        className={styles['area'] ?? ''}
        colorSpace="hsb"
        xChannel="saturation"
        yChannel="brightness"
      >
        <ColorThumb className={styles['thumb'] ?? ''} />
      </ColorArea>
      {(['hue', 'alpha'] as const).map((channel) => (
        <ColorSlider
          key={channel}
          aria-label={channel === 'hue' ? 'Hue' : 'Opacity'}
          channel={channel}
          colorSpace="hsb"
        >
          <SliderTrack className={styles['track'] ?? ''}>
            <ColorThumb className={styles['thumb'] ?? ''} />
          </SliderTrack>
        </ColorSlider>
      ))}
    </ColorPicker>
  )
}

function isColour(text: string | undefined): text is string {
  return text !== undefined && /^#[0-9a-f]{6}([0-9a-f]{2})?$/i.test(text)
}
