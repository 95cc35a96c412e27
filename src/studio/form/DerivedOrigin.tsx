import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { formatSeed, readSeeds } from '../../core/config/theme/seeds.ts'
import { listSeeds, readToken, ruleOf, type Token } from '../../core/config/theme/token-rules.ts'
import { useFormatKey, useT } from '../i18n/use-t.ts'
import { Popup } from '../look/Popup.tsx'
import { useValues } from '../state/use-editor.tsx'
import { readTheme } from './contrast.ts'
import styles from './Origin.module.css'
import { formatPlace } from './Origin.tsx'

interface DerivedOriginProps {
  readonly token: Token
}

/** That a token follows from others; pressed, how, and where what is behind it was stated. */
export function DerivedOrigin({ token }: DerivedOriginProps): ReactNode {
  const t = useT('form')
  return (
    <DialogTrigger>
      <Button className={styles['origin'] ?? ''}>{t('origin.derived')}</Button>
      <Popup placement="bottom end">
        <Dialog aria-label={t('origin.derivedFrom')} className={styles['dialog'] ?? ''}>
          <Rule token={token} />
        </Dialog>
      </Popup>
    </DialogTrigger>
  )
}

function Rule({ token }: DerivedOriginProps): ReactNode {
  const t = useT('form')
  const formatKey = useFormatKey()
  const values = useValues()
  const theme = readTheme(values)?.theme
  if (!theme) return <p>{t('origin.broken')}</p>
  const seeds = readSeeds(theme)
  const behind = listSeeds(token, theme)
  return (
    <>
      <p className={styles['layer']}>{readToken(token, theme)}</p>
      <p>{ruleOf(token, theme).how}</p>
      {behind.length > 0 && (
        <ul className={styles['chain']}>
          {behind.map((seed) => {
            const last = values.chain(['theme', seed]).at(-1)
            return (
              <li key={seed} className={styles['statement']} data-won>
                <span className={styles['layer']}>{formatKey(seed)}</span>
                <span className={styles['value']}>{formatSeed(seeds, seed)}</span>
                <span className={styles['place']}>
                  {last ? formatPlace(last, t) : t('origin.theDefault')}
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </>
  )
}
