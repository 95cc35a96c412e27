import type { ScenarioName } from '../../core/contract/scenarios.ts'
import type { ShotPage } from '../screenshots/photographer.ts'
import { type SheetRow, sheetHtml } from '../screenshots/sheet-html.ts'

/** A page under a scenario in a language, with its picture or the reason that there is none. */
export interface Pictured {
  readonly merchant: string
  readonly page: ShotPage
  readonly scenario: ScenarioName
  readonly language: string
  /** Below the folder of the pictures. */
  readonly file?: string
  readonly failed?: string
}

/** The width of a picture on a printed sheet, in CSS pixels. */
const cellWidth = 240

/** Returns a sheet with a row for each page of each merchant; `addressOf` returns the address of a picture. */
export function sheetOf(
  pictured: readonly Pictured[],
  addressOf: (file: string) => string,
): { readonly html: string; readonly width: number } {
  const merchants = [...new Set(pictured.map(({ merchant }) => merchant))]
  const rows = merchants.flatMap((merchant) => {
    const own = pictured.filter((one) => one.merchant === merchant)
    return [...new Set(own.map(({ page }) => page))].map((page): SheetRow => {
      const cells = own
        .filter((one) => one.page === page)
        .map(({ scenario, language, file, failed }) => ({
          title: `${scenario}, ${language}`,
          ...(file !== undefined && { address: addressOf(file) }),
          ...(failed !== undefined && { failed }),
        }))
      return { title: `${merchant} ${page}`, cells }
    })
  })
  const widest = Math.max(1, ...rows.map(({ cells }) => cells.length))
  return { html: sheetHtml(merchants.join(', '), rows), width: widest * (cellWidth + 16) + 48 }
}
