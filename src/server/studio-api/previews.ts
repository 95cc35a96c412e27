import type {
  PhoneState,
  PreviewAnswer,
  PreviewBody,
} from '../../core/contract/generated/studio-api.ts'

/** The player as a draft would have it, at names of its own. */
export interface Previews {
  /** Opens the preview of a merchant under a scenario, or builds the open one again. */
  readonly open: (code: string, asked: PreviewBody) => Promise<PreviewAnswer>
}

/** One preview at a time on the networks of this machine, for whoever has its address. */
export interface PhonePreviews {
  /** Opens it, or shows another preview where one is open; a word where it cannot be. */
  readonly open: (preview: string) => Promise<PhoneState | 'no-preview' | 'no-network'>
  /** Asked now and then while somebody wants it open. */
  readonly read: () => PhoneState
  readonly close: () => Promise<PhoneState>
}
