import { printFinding } from '../../core/config/finding.ts'
import { resolveMerchant } from '../../core/config/resolve-merchant.ts'
import { openSchemaPlaces } from '../../core/config/schema-places.ts'
import { type AddCommand, chooseMerchants, formatExits, rootOption } from '../command.ts'
import type { CliEnvironment } from '../environment.ts'
import { composeTokenPage } from './token-page.ts'

export const addTokens: AddCommand = (program, { environment, end }) => {
  program
    .command('tokens')
    .summary('prints a page with every token of a theme')
    .description(
      'Prints a page of HTML with every token of a theme, its derivation, and the contrast of every pair, in light and dark mode. Example: livery tokens base > tokens.html',
    )
    .argument('<merchant>', 'the code of the merchant')
    .addOption(rootOption(environment))
    .addHelpText('after', formatExits({ 0: 'the page is printed', 1: 'the merchant has errors' }))
    .action((code, { root }) => end(printPage(code, root, environment)))
}

function printPage(code: string, root: string, environment: CliEnvironment): number {
  const files = environment.filesAt(root)
  chooseMerchants(files, [code], root)
  const { merchant, provenance, findings } = resolveMerchant(files, code)
  for (const finding of findings.filter(({ severity }) => severity === 'error'))
    environment.printError(printFinding(finding))
  if (!merchant) return 1
  environment.print(
    composeTokenPage(merchant, { provenance, places: openSchemaPlaces(environment.project) }),
  )
  return 0
}
