import type { StandardSchemaV1 } from '@standard-schema/spec'
import type { NewMerchantLine } from '../../core/contract/generated/studio-api.ts'
import { encodeFieldError } from '../../core/engine/form/field-error.ts'
import type { NewMerchantDraft } from './new-merchant-draft.ts'

/**
 * Creates the Standard Schema of a new merchant. The studio API checks the rules of `livery new`;
 * `readLines` returns its findings for the draft.
 */
export function createDraftSchema(
  readLines: () => readonly NewMerchantLine[],
): StandardSchemaV1<NewMerchantDraft> {
  return {
    '~standard': {
      version: 1,
      vendor: 'livery',
      validate: (input) => {
        const issues = readLines().map(({ about, language, says }) => ({
          message: encodeFieldError({ words: says }),
          path: language === undefined ? [about] : ['names', language],
        }))
        return issues.length > 0 ? { issues } : { value: input as NewMerchantDraft } // the form's own values
      },
    },
  }
}
