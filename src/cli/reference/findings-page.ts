import { type FindingCode, findings } from '../../core/config/findings.ts'
import { findingExamples } from '../../core/contract/generated/finding-examples.ts'
import type { DocPage } from './doc-page.ts'
import { codeBlock, facts, paragraph } from './html.ts'

/** Returns the page of findings: every finding by its permanent code, with the message for an example merchant. */
export function findingsPage(): DocPage {
  return {
    file: 'findings.html',
    title: 'Findings',
    lead: 'What livery validate and the studio say of a merchant. Codes are permanent.',
    sections: Object.keys(findings).map((name) => {
      const { severity } = findings[name as FindingCode] // a key of the catalogue
      const found = findingExamples[name]
      const body = [
        facts([['Severity', severity]]),
        ...(found
          ? [
              paragraph(`${found.file}, line ${found.line}:`),
              codeBlock(found.typed),
              codeBlock(found.message),
            ]
          : []),
      ]
      return {
        id: name,
        title: name,
        kind: 'finding',
        body: body.join('\n'),
        words: found?.message ?? '',
        level: 2,
      }
    }),
  }
}
