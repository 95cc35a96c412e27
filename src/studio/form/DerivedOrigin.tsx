import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { readSeeds } from '../../config/theme/seeds.ts'
import { listSeeds, readToken, ruleOf, type Token } from '../../config/theme/token-rules.ts'
import { Popup } from '../look/Popup.tsx'
import { sayKey } from '../look/say.ts'
import { useOpen } from '../state/use-bench.tsx'
import { readTheme } from './contrast.ts'
import styles from './Origin.module.css'
import { sayPlace } from './Origin.tsx'

interface DerivedOriginProps {
  readonly token: Token
}

/** That a token follows from others; pressed, how, and where what is behind it was said. */
export function DerivedOrigin({ token }: DerivedOriginProps): ReactNode {
  return (
    <DialogTrigger>
      <Button className={styles['origin'] ?? ''}>derived</Button>
      <Popup placement="bottom end">
        <Dialog aria-label="What the value follows from" className={styles['dialog'] ?? ''}>
          <Rule token={token} />
        </Dialog>
      </Popup>
    </DialogTrigger>
  )
}

function Rule({ token }: DerivedOriginProps): ReactNode {
  const { values } = useOpen()
  const theme = readTheme(values)?.theme
  if (!theme) return <p>One theme colour isn’t valid yet. Correct it first.</p>
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
              <li key={seed} className={styles['said']} data-won>
                <span className={styles['layer']}>{sayKey(seed)}</span>
                <span className={styles['value']}>{seeds[seed]}</span>
                <span className={styles['place']}>{last ? sayPlace(last) : 'the default'}</span>
              </li>
            )
          })}
        </ul>
      )}
    </>
  )
}
