import type { Files } from '../core/config/files.ts'
import type { ShapeCheck } from '../core/config/shape-check.ts'
import type { CheckResult } from '../site/check-cache/check-with-cache.ts'
import type { Git } from '../site/git/run-git.ts'
import type { Publisher } from '../site/publish/create-publisher.ts'
import type { EditorRequest } from './lsp/serve-editor.ts'
import type { Photographer, PhotoSource } from './screenshots/photographer.ts'
import type { HostRequest, RunningHost } from './start/running-host.ts'
import type { RunningStudio, StudioRequest, TeamRecords } from './studio/running-studio.ts'

/** The environment of commands: disk, clock, network, terminal. Tests inject their own. */
export interface CliEnvironment {
  /** The versions of Livery and Node, such as `Livery 1.2.3, Node 24.1.0`. */
  readonly version: string
  /** The version of the package, such as `1.2.3`. */
  readonly packageVersion: string
  /** Returns the epoch milliseconds. */
  readonly now: () => number
  /** The port of `livery start` by default, from the environment. */
  readonly port: number
  /** The folder of the workspace that the current folder is in, from the current one; `.` outside of a workspace. */
  readonly workspace: string
  /** The files under a folder that holds `merchants/` and `locales/`, or of a workspace. */
  readonly filesAt: (root: string) => Files
  /** Checks all merchants of a folder with a cache; undefined where nothing can be cached. */
  readonly checkWithCache: ((root: string, files: Files) => Promise<CheckResult>) | undefined
  /** The files of Livery itself, such as its schemas. */
  readonly project: Files
  /** Returns MiniSearch as one script, for the search of the reference. */
  readonly searchLibrary: () => string
  /** Serves the merchants of a folder with the sandbox gateway and the studio; throws where it cannot. */
  readonly openHost: (request: HostRequest) => Promise<RunningHost>
  /** Serves the studio of a folder to a team; throws where it cannot. */
  readonly openStudio: (request: StudioRequest) => Promise<RunningStudio>
  /** Serves an editor over the input and output of the process, until the editor ends it. */
  readonly serveEditor: (request: EditorRequest) => Promise<never>
  /** The client's secret at the identity provider of a team, from the environment. */
  readonly studioSecret: string | undefined
  /** Opens what the served studio of a folder remembers of its team. */
  readonly openTeamRecords: (root: string) => Promise<TeamRecords>
  /** Returns the name of the account of this machine that runs the command. */
  readonly user: () => string
  /** Writes files of a folder by their path in it; throws a message for the operator. */
  readonly writerAt: (root: string) => (path: string, content: string | Uint8Array) => void
  /** Replaces and removes files of a folder by their path in it, all or none of them. */
  readonly replacerAt: (root: string) => (files: readonly ReplacedFile[]) => void
  /** Removes a folder below another one, completely or not at all; throws a message for the operator. */
  readonly removerAt: (root: string) => (folder: string) => void
  /** Gives a folder below another one another name and replaces files, all of it or nothing; throws a message for the operator. */
  readonly moverAt: (root: string) => (move: MovedFolder) => void
  /** Runs git in a folder without a shell, with text as its input. */
  readonly git: Git
  /** Opens the publisher, which only the publishing commands need. */
  readonly publisher: () => Promise<Publisher>
  /** Starts a host of merchants and a browser; throws where one of the two is missing. */
  readonly photographer: (source: PhotoSource) => Promise<Photographer>
  /** Resolves with the path of a browser for pictures; rejects with how to get one. */
  readonly findBrowser: () => Promise<string>
  /** Fetches from a gateway, also on this machine under a merchant's host name; follows no redirect. */
  readonly reach: typeof fetch
  /** The milliseconds that a command waits for an answer of a gateway. */
  readonly answerMs: number
  /** Resolves with true where a PNG, WebP or JPEG decodes completely. */
  readonly canBeDrawn: (bytes: Uint8Array) => Promise<boolean>
  /** Opens the check of a gateway's answers against the shapes of the contract. */
  readonly shapes: () => Promise<ShapeCheck>
  /** Shows the progress of a long command in place of the line before; an empty line removes it. */
  readonly progress: (line: string) => void
  /** Resolves when the person at the terminal, or the system, ends the command. */
  readonly untilStopped: () => Promise<void>
  /** Makes a new folder with its files, or throws and leaves nothing behind. */
  readonly placerAt: (root: string) => (folder: NewFolder) => void
  /** Asks the person at the terminal; undefined where there is no terminal. */
  readonly prompt: Prompt | undefined
  readonly print: (line: string) => void
  readonly printError: (line: string) => void
}

/** A file's new content; without bytes the file is removed. */
export interface ReplacedFile {
  readonly path: string
  readonly bytes: Uint8Array | undefined
}

export interface MovedFolder {
  /** Its path from the root before and after. */
  readonly from: string
  readonly to: string
  /** Files that change with it, by their paths afterwards. */
  readonly files: readonly ReplacedFile[]
}

export interface NewFolder {
  /** Its path from the root. */
  readonly path: string
  /** Its files, by their path in the folder. */
  readonly content: ReadonlyMap<string, string | Uint8Array>
}

export type Prompt = (question: string) => Promise<string>
