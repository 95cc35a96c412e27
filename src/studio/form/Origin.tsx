import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { platformLayer } from '../../core/config/provenance.ts'
import type { Statement } from '../../core/contract/generated/studio-api.ts'
import type { TranslateIn } from '../i18n/create-words.ts'
import { useT } from '../i18n/use-t.ts'
import { Popup } from '../look/Popup.tsx'
import styles from './Origin.module.css'

export interface OriginProps {
  readonly chain: readonly Statement[]
  readonly isOwn: boolean
}

/** Shows the layer that set a value. When pressed, it lists the values of all layers with their places. */
export function Origin({ chain, isOwn }: OriginProps): ReactNode {
  const t = useT('form')
  const last = chain.at(-1)
  if (!last) return isOwn ? <span className={styles['new']}>{t('origin.typed')}</span> : null
  return (
    <DialogTrigger>
      <Button className={styles['origin'] ?? ''} data-own={isOwn || undefined}>
        {isOwn ? t('origin.own') : t('origin.from', { layer: formatLayer(last, t) })}
      </Button>
      <Popup placement="bottom end">
        <Dialog aria-label={t('origin.chain')} className={styles['dialog'] ?? ''}>
          <ol className={styles['chain']}>
            {chain.map((said) => (
              <li key={said.layer} className={styles['said']} data-won={said === last || undefined}>
                <span className={styles['layer']}>{formatLayer(said, t)}</span>
                <span className={styles['value']}>
                  {said.act === 'removed' ? t('origin.removed') : print(said.value)}
                </span>
                <span className={styles['place']}>{formatPlace(said, t)}</span>
              </li>
            ))}
          </ol>
        </Dialog>
      </Popup>
    </DialogTrigger>
  )
}

/** Formats the place of a value, such as `the default of schemas/theme.schema.json:18`. */
export function formatPlace(said: Statement, t: TranslateIn<'form'>): string {
  const { file, line } = said
  return t(isDefault(said) ? 'origin.defaultPlace' : 'origin.place', { file, line })
}

function formatLayer(said: Statement, t: TranslateIn<'form'>): string {
  return isDefault(said) ? t('origin.platform') : said.layer
}

function isDefault({ layer }: Statement): boolean {
  return layer === platformLayer
}

function print(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.length > 160 ? `${text.slice(0, 160)}…` : text
}
