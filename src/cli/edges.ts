import type { Files } from '../core/config/files.ts'
import type { ShapeCheck } from '../core/config/shape-check.ts'
import type { Publisher } from '../site/publish/open-publisher.ts'
import type { Photographer, PhotoSource } from './screenshots/photographer.ts'

/** What commands reach of the world, handed in so that they run in a test as in a terminal. */
export interface Edges {
  /** Which Livery this is, and which Node it runs on, such as `Livery 1.2.3, Node 24.1.0`. */
  readonly version: string
  /** Where `npm start` answers, as the environment says. */
  readonly port: number
  /** The files under a folder that holds `merchants/` and `locales/`. */
  readonly filesAt: (root: string) => Files
  /** The files of Livery itself, such as its schemas. */
  readonly project: Files
  /** MiniSearch as a script of its own, which the reference searches with. */
  readonly searchLibrary: () => string
  /** Writes files of a folder, by their path in it; throws in the operator's words. */
  readonly writerAt: (root: string) => (path: string, content: string | Uint8Array) => void
  /** Runs git in a folder, without a shell, and hands it text to read. */
  readonly git: Git
  /** Opens what publishes, which the other commands do without. */
  readonly publisher: () => Promise<Publisher>
  /** Opens a player over merchants with a browser before it; throws where one of the two is missing. */
  readonly photographer: (source: PhotoSource) => Promise<Photographer>
  /** Reaches a gateway, on this machine under a merchant's name too; follows no redirect. */
  readonly reach: typeof fetch
  /** Whether a PNG, WebP or JPEG opens from its first pixel to its last. */
  readonly canBeDrawn: (bytes: Uint8Array) => Promise<boolean>
  /** Opens the check of what a gateway says against the shapes of the contract. */
  readonly shapes: () => ShapeCheck
  /** Shows how far a long command is in place of what it showed before; nothing is shown for an empty line. */
  readonly progress: (line: string) => void
  /** Done when the person at the terminal, or the system, asks the command to end. */
  readonly untilStopped: () => Promise<void>
  /** Makes a whole new folder of such a root, or throws and leaves nothing behind. */
  readonly placerAt: (root: string) => (folder: NewFolder) => void
  /** Asks the person at the terminal; undefined where nobody sits at one. */
  readonly prompt: Prompt | undefined
  readonly print: (line: string) => void
  readonly printError: (line: string) => void
}

export interface NewFolder {
  /** From the root on. */
  readonly path: string
  /** By path in the folder. */
  readonly content: ReadonlyMap<string, string | Uint8Array>
}

export type Prompt = (question: string) => Promise<string>

export type Git = (folder: string, args: readonly string[], input?: string) => GitAnswer

export interface GitAnswer {
  /** Undefined where git cannot be run at all. */
  readonly code: number | undefined
  readonly bytes: Uint8Array
}
