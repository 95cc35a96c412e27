import type { ReactNode } from 'react'
import type { SlotLine } from '../../../core/contract/game-table.ts'
import { useGame } from '../room/game-context.ts'
import { lookOf } from '../symbols/symbols.ts'
import styles from './SlotRules.module.css'

/** Shows the payouts of the symbols, and the lines. */
export function SlotRules(): ReactNode {
  const { table, t } = useGame()
  const { symbols = [], lines = [] } = table.slot ?? {}
  return (
    <>
      <h3 className={styles['title']}>{t('slot.pays')}</h3>
      <p>{t('slot.paysNote')}</p>
      <p>{t('slot.perLine', { count: lines.length })}</p>
      <ul className={styles['symbols']}>
        {symbols.map(({ id, pays }) => (
          <li className={styles['symbol']} key={id}>
            <img className={styles['drawing']} src={lookOf(id).drawing} alt={t(lookOf(id).name)} />
            <dl className={styles['pays']}>
              {[5, 4, 3].map((count) => (
                <div className={styles['pay']} key={count}>
                  <dt>{count} ×</dt>
                  <dd>{pays[count - 3]}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <h3 className={styles['title']}>{t('slot.lines', { count: lines.length })}</h3>
      <ol className={styles['lines']}>
        {lines.map((line, index) => (
          <li className={styles['line']} key={line.join('')}>
            {index + 1}
            <LineDrawing line={line} />
          </li>
        ))}
      </ol>
    </>
  )
}

function LineDrawing({ line }: { readonly line: SlotLine }): ReactNode {
  return (
    <svg className={styles['map']} viewBox="0 0 50 30" aria-hidden="true">
      {line.flatMap((row, reel) =>
        [0, 1, 2].map((one) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a field is its place
            key={`${reel} ${one}`}
            x={reel * 10 + 1}
            y={one * 10 + 1}
            width={8}
            height={8}
            rx={2}
            data-on={one === row || undefined}
          />
        )),
      )}
    </svg>
  )
}
