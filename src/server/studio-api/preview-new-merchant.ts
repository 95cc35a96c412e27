import type { Files } from '../../core/config/files.ts'
import { listLanguages } from '../../core/config/list-languages.ts'
import type { NewMerchantPreview } from '../../core/contract/generated/studio-api.ts'
import { mediaType } from '../../site/assemble/media-type.ts'
import type { ComposedMerchant } from '../../site/new-merchant/compose-merchant.ts'
import {
  type MerchantPreview,
  type NewMerchantAnswers,
  previewMerchant,
} from '../../site/new-merchant/preview-merchant.ts'

/** The findings for a merchant that is being created, and the files to write if it can be created. */
export interface NewMerchantResult {
  readonly preview: NewMerchantPreview
  readonly content: ComposedMerchant['content'] | undefined
}

export function previewNewMerchant(files: Files, typed: NewMerchantAnswers): NewMerchantResult {
  const preview = previewMerchant(typed, files)
  const { offered, problems, made } = preview
  const colour = describeColour(preview)
  const logo = made && headerLogo(made.composed)
  return {
    preview: {
      offered: { ...offered, languages: offered.languages.split(', ').filter(Boolean) },
      languages: listLanguages(files),
      problems: problems.map((problem) => ({ ...problem })),
      notes: made ? made.composed.notes.map((note) => ({ ...note })) : [],
      ...(colour && { colour }),
      ...(logo !== undefined && { logo }),
    },
    content: made?.composed.content,
  }
}

function describeColour({ seeds }: MerchantPreview): NewMerchantPreview['colour'] {
  if (!seeds) return undefined
  const { typed, primary, page, text, onPrimary, ratios } = seeds
  return {
    page,
    text,
    typed,
    taken: primary,
    onTaken: onPrimary,
    typedRatio: ratios.typed,
    takenRatio: ratios.taken,
  }
}

/** The picture that the header would show, as an address that holds it. */
function headerLogo({ content, logo }: ComposedMerchant): string | undefined {
  const bytes = content.get(logo)
  if (bytes === undefined) return undefined
  return `data:${mediaType(logo)?.split(';')[0]};base64,${Buffer.from(bytes).toString('base64')}`
}
