import type { ReactNode } from 'react'
import { type Category, categories } from '../../../../../core/contract/categories.ts'
import type {
  ProfitCategory,
  ProfitReport,
  ProfitVendor,
} from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Accordion, AccordionItem } from '../../../../kit/controls/Accordion.tsx'
import { formatMoney, type MoneyFormat } from '../../../../kit/controls/format-money.ts'
import typography from '../../../../kit/controls/typography.module.css'
import { CategoryMark } from '../../../../kit/games/CategoryMark.tsx'
import { VendorIcon } from '../../../../kit/games/VendorIcon.tsx'
import styles from './CategoryResults.module.css'
import { listSummands, restOfCategories, restOfGames, restOfVendors } from './profit-sum.ts'
import { Result } from './Result.tsx'

interface FormatProps {
  readonly format: MoneyFormat
}

/** Lists the net results of categories, their vendors and their games. Each list adds up to the row above it. */
export function CategoryResults({
  report,
  format,
}: FormatProps & { readonly report: ProfitReport }): ReactNode {
  const t = useT()
  const { totals, categories: rows } = report
  if (rows.length === 0) return null
  return (
    <section className={styles['section']} data-kit="panel" data-kind="results">
      <h2 className={styles['heading']} data-part="title">
        {t('profit.categories')}
      </h2>
      <Accordion>
        {rows.map((row) => (
          <AccordionItem
            key={row.gameCategory}
            title={<CategoryTitle category={row} format={format} />}
          >
            <Accordion>
              {row.vendors.map((vendor) => (
                <AccordionItem
                  key={vendor.vendor}
                  level={4}
                  title={<VendorTitle category={row} vendor={vendor} format={format} />}
                >
                  <Games vendor={vendor} format={format} />
                </AccordionItem>
              ))}
            </Accordion>
            <Lines format={format} lines={[['other', restOfVendors(row)]]} />
          </AccordionItem>
        ))}
      </Accordion>
      <div className={styles['foot']} data-part="end">
        <Lines
          format={format}
          lines={[
            ['bonus', totals.bonus],
            ['other', restOfCategories(report)],
          ]}
        />
        <p className={styles['line']} data-sum>
          <span>{t('profit.net')}</span>
          <Result amount={totals.net} format={format} />
        </p>
      </div>
    </section>
  )
}

function CategoryTitle({
  category,
  format,
}: FormatProps & { readonly category: ProfitCategory }): ReactNode {
  const t = useT()
  const { gameCategory } = category
  const known = readCategory(gameCategory)
  return (
    <span className={styles['title']}>
      {known && <CategoryMark category={known} className={styles['mark']} />}
      <Words
        name={known ? t(categories[known].title) : gameCategory}
        figures={category}
        format={format}
        part="value"
      />
    </span>
  )
}

interface VendorTitleProps extends FormatProps {
  readonly category: ProfitCategory
  readonly vendor: ProfitVendor
}

function VendorTitle({ category, vendor, format }: VendorTitleProps): ReactNode {
  const known = readCategory(category.gameCategory)
  return (
    <span className={styles['title']} data-level="vendor">
      {known && <VendorIcon category={known} vendor={vendor.vendor} className={styles['logo']} />}
      <Words name={vendor.displayName} figures={vendor} format={format} part="value" />
    </span>
  )
}

/** Lists the games of a vendor and, after them, its rebate. */
function Games({ vendor, format }: FormatProps & { readonly vendor: ProfitVendor }): ReactNode {
  return (
    <>
      <ul>
        {vendor.games.map((game) => (
          <li key={game.gameCode} className={styles['game']}>
            <Words name={game.name} figures={game} format={format} />
          </li>
        ))}
      </ul>
      <Lines
        format={format}
        lines={[
          ['rebate', vendor.rebate],
          ['other', restOfGames(vendor)],
        ]}
      />
    </>
  )
}

interface LinesProps extends FormatProps {
  readonly lines: readonly (readonly ['rebate' | 'bonus' | 'other', string | undefined])[]
}

/** Lists the parts of a result that belong to no row above them. */
function Lines({ lines, format }: LinesProps): ReactNode {
  const t = useT()
  return lines.map(
    ([kind, amount]) =>
      amount !== undefined && (
        <p key={kind} className={styles['line']}>
          <span>{t(`profit.part.${kind}`)}</span>
          <Result amount={amount} format={format} />
        </p>
      ),
  )
}

interface WordsProps extends SumLineProps {
  readonly name: string
  /** The piece of the row that the net result is. */
  readonly part?: 'value'
}

/** Shows a name, its net result and the sum behind it. A long name has a line of its own. */
function Words({ name, figures, format, part }: WordsProps): ReactNode {
  return (
    <span className={styles['words']}>
      <span className={styles['name']}>{name}</span>
      <span className={styles['net']} data-part={part}>
        <Result amount={figures.net} format={format} />
      </span>
      <SumLine figures={figures} format={format} />
    </span>
  )
}

interface SumLineProps extends FormatProps {
  readonly figures: Parameters<typeof listSummands>[0]
}

/** Writes a net result as a sum: the payout less the bets, with the rebate. */
function SumLine({ figures, format }: SumLineProps): ReactNode {
  const t = useT()
  const plain = { ...format, symbol: '' }
  return (
    <span className={`${styles['sum']} ${typography['caption']}`}>
      {listSummands(figures).map(({ kind, amount }, at) => (
        <span key={kind}>
          {at > 0 && (amount.startsWith('-') || kind === 'bets' ? '− ' : '+ ')}
          {t(`profit.part.${kind}`)}{' '}
          <bdi dir="ltr">{formatMoney(at > 0 ? amount.replace(/^-/, '') : amount, plain)}</bdi>
        </span>
      ))}
    </span>
  )
}

/** Returns a category of the gateway's, if the player app knows it. */
function readCategory(name: string): Category | undefined {
  return Object.hasOwn(categories, name) ? (name as Category) : undefined // checked before
}
