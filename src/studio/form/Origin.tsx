import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { platformLayer } from '../../core/config/provenance.ts'
import type { Statement } from '../../core/contract/generated/studio-api.ts'
import { WhoSet } from '../history/WhoSet.tsx'
import type { TranslateIn } from '../i18n/create-words.ts'
import { useT } from '../i18n/use-t.ts'
import { Popup } from '../look/Popup.tsx'
import styles from './Origin.module.css'

export interface OriginProps {
  /** The dotted path of the value. */
  readonly path: string
  readonly chain: readonly Statement[]
  readonly isOwn: boolean
}

/** Shows the layer that set a value. When pressed, it lists the values of all layers with their places. */
export function Origin({ path, chain, isOwn }: OriginProps): ReactNode {
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
            {chain.map((statement) => (
              <li
                key={statement.layer}
                className={styles['statement']}
                data-won={statement === last || undefined}
              >
                <span className={styles['layer']}>{formatLayer(statement, t)}</span>
                <span className={styles['value']}>
                  {statement.act === 'removed' ? t('origin.removed') : print(statement.value)}
                </span>
                <span className={styles['place']}>{formatPlace(statement, t)}</span>
                {!isDefault(statement) && <WhoSet path={path} file={statement.file} />}
              </li>
            ))}
          </ol>
        </Dialog>
      </Popup>
    </DialogTrigger>
  )
}

/** Formats the place of a value, such as `the default of schemas/theme.schema.json:18`. */
export function formatPlace(statement: Statement, t: TranslateIn<'form'>): string {
  const { file, line } = statement
  return t(isDefault(statement) ? 'origin.defaultPlace' : 'origin.place', { file, line })
}

function formatLayer(statement: Statement, t: TranslateIn<'form'>): string {
  return isDefault(statement) ? t('origin.platform') : statement.layer
}

function isDefault({ layer }: Statement): boolean {
  return layer === platformLayer
}

function print(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.length > 160 ? `${text.slice(0, 160)}…` : text
}
