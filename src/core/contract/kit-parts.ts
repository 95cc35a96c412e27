import { controlParts } from './kit-parts/control-parts.ts'
import { formParts } from './kit-parts/form-parts.ts'
import { frameParts } from './kit-parts/frame-parts.ts'
import { listParts } from './kit-parts/list-parts.ts'
import { messageParts } from './kit-parts/message-parts.ts'
import { overlayParts } from './kit-parts/overlay-parts.ts'
import { pictureParts } from './kit-parts/picture-parts.ts'
import { recordParts } from './kit-parts/record-parts.ts'

/**
 * The parts by the `data-kit` of their outermost element. Reference, checks and tests read this table; the player
 * imports its types only.
 */
export const kitParts = {
  ...frameParts,
  ...listParts,
  ...recordParts,
  ...formParts,
  ...controlParts,
  ...overlayParts,
  ...messageParts,
  ...pictureParts,
} as const
