import type { ReactNode } from 'react'
import { fill, placeholder } from '../i18n/fill.tsx'
import { useT } from '../i18n/use-t.ts'
import { ColourPicker } from '../look/ColourPicker.tsx'
import { TextInput } from '../look/TextInput.tsx'
import { PlaceLink } from '../navigation/PlaceLink.tsx'
import { useMerchantCode, useValues } from '../state/use-editor.tsx'
import styles from './ColourControl.module.css'
import { Contrasts } from './Contrasts.tsx'
import { readTheme, separateChanges, tokenOf } from './contrast.ts'
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
  const t = useT('form')
  const code = useMerchantCode()
  const values = useValues()
  const theme = readTheme(values)
  const token = tokenOf(path)
  const typed = typeof value === 'string' ? value : undefined
  const derived = theme && token ? theme.colours[token] : undefined
  const shown = isColour(typed) ? typed : derived
  const apart = theme && separateChanges(path, theme)
  return (
    <div className={styles['colour']}>
      <div className={styles['line']}>
        <ColourPicker
          label={label}
          value={shown}
          channels={['hue', 'alpha']}
          onChange={(hex) => onChange(hex, 'typing')}
        />
        <TextInput
          {...named}
          isCode
          value={typed ?? ''}
          isInherited={isInherited}
          placeholder={derived === undefined ? '#rrggbb' : t('colour.derived', { colour: derived })}
          onType={(text) => onChange(text === '' ? undefined : text, 'typing')}
        />
      </div>
      {apart !== undefined && (
        <p className={styles['apart']}>
          {fill(
            t('colour.apart', { token: placeholder, colour: apart }),
            <PlaceLink place={{ merchant: code, path: `theme.tokens.${token}` }}>
              {token}
            </PlaceLink>,
          )}
        </p>
      )}
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

function isColour(text: string | undefined): text is string {
  return text !== undefined && /^#[0-9a-f]{6}([0-9a-f]{2})?$/i.test(text)
}
