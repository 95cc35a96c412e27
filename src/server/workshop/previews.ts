import type { PreviewAnswer, PreviewBody } from '../../contract/generated/workshop.ts'

/** The player as a draft would have it, at names of its own. */
export interface Previews {
  /** Opens the preview of a merchant under a scenario, or dresses the open one anew. */
  readonly open: (code: string, asked: PreviewBody) => Promise<PreviewAnswer>
}
