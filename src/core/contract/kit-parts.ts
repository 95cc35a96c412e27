import { agentParts } from './kit-parts/agent-parts.ts'
import { chartParts } from './kit-parts/chart-parts.ts'
import { contentParts } from './kit-parts/content-parts.ts'
import { controlParts } from './kit-parts/control-parts.ts'
import { formParts } from './kit-parts/form-parts.ts'
import { frameParts } from './kit-parts/frame-parts.ts'
import { headParts } from './kit-parts/head-parts.ts'
import type { KitPart } from './kit-parts/kit-part.ts'
import { letterParts } from './kit-parts/letter-parts.ts'
import { listParts } from './kit-parts/list-parts.ts'
import { messageParts } from './kit-parts/message-parts.ts'
import { overlayParts } from './kit-parts/overlay-parts.ts'
import { panelParts } from './kit-parts/panel-parts.ts'
import { pictureParts } from './kit-parts/picture-parts.ts'
import { recordParts } from './kit-parts/record-parts.ts'
import { rewardParts } from './kit-parts/reward-parts.ts'

/**
 * The parts by the `data-kit` of their outermost element. Reference, checks and tests read this table; the player
 * imports its types only.
 */
export const kitParts = {
  ...frameParts,
  ...headParts,
  ...listParts,
  ...panelParts,
  ...recordParts,
  ...chartParts,
  ...letterParts,
  ...rewardParts,
  ...agentParts,
  ...contentParts,
  ...formParts,
  ...controlParts,
  ...overlayParts,
  ...messageParts,
  ...pictureParts,
} as const

type Parts = typeof kitParts

/** A part, as `data-kit` names it. */
export type KitName = keyof Parts

/** A piece of any part, as `data-part` names it. */
export type PieceName = NamesOf<'pieces'>

/** A state of any part, as `data-state` names it. */
export type StateName = NamesOf<'states'>

/** A kind of any part, as `data-kind` names it. */
export type KindName = NamesOf<'kinds'>

type NamesOf<L extends keyof KitPart> = {
  [K in KitName]: Parts[K] extends Readonly<Record<L, infer N>> ? keyof N : never
}[KitName]
