import { join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Inspection, joinFindings } from '../../core/config/check-merchants.ts'
import { type Files, sourceFolders, workspaceFile } from '../../core/config/files.ts'
import type { Finding } from '../../core/config/finding.ts'
import type { Source } from '../../core/config/source.ts'
import { documentsOver } from '../../core/editor/documents-over.ts'
import { openKeptChecks } from '../../core/editor/kept-checks.ts'
import { withoutMark } from '../../site/disk/disk-files.ts'
import { packageFolder } from '../../site/disk/package-folder.ts'
import { watchFolders } from '../../site/disk/watch-folders.ts'
import { snapshotWorkspaceFiles } from '../../site/disk/workspace-files.ts'

/** Checks the code of own blocks and adapters. */
export type CheckCode = (files: Files) => Promise<readonly Finding[]>

export interface WorkspaceNeeds {
  readonly checkCode: CheckCode
  /** Returns the epoch milliseconds. */
  readonly now: () => number
  /** Receives the findings of all files, of the texts as they are now. */
  readonly publish: (findings: readonly Finding[]) => void
  /** Receives an error that is a defect of Livery. */
  readonly fail: (error: unknown) => void
}

/** A folder of merchants with the unsaved texts of an editor, and its findings. */
export interface EditedWorkspace {
  readonly root: string
  readonly files: Files
  /** Sets the text of an open document by its path; undefined when it is closed. */
  readonly set: (path: string, text: string | undefined) => void
  /** The checks of single merchants, as the texts are now. */
  readonly inspection: () => Inspection
  /** Returns a file as it is now: the same object as long as its text is the same. */
  readonly sourceOf: (path: string) => Source
  /** Returns the path of a file of the folder. */
  readonly pathOf: (file: string) => string
  /** Returns the address of a file of the folder, or of the package that the folder takes it from. */
  readonly addressOf: (path: string) => string
  readonly close: () => void
}

/** The milliseconds without a change after which code is compiled. */
const codeMs = 300
const hasCode = /^(?:blocks|gateways)(?:\/|$)/

export function openEditedWorkspace(root: string, needs: WorkspaceNeeds): EditedWorkspace {
  const documents = new Map<string, string>()
  let disk = snapshotWorkspaceFiles(root)
  const files = documentsOver(() => disk, documents)
  const isOpen = (code: string): boolean =>
    [...documents.keys()].some((path) => path.startsWith(`merchants/${code}/`))
  const sources = new Map<string, Source>()
  const checks = openKeptChecks({ files, now: needs.now, isOpen })
  let ofCode: readonly Finding[] = []
  let codeTimer: NodeJS.Timeout | undefined
  let next: NodeJS.Immediate | undefined
  let isClosed = false

  /** Returns true for a file that the folder takes from the package, such as a schema. */
  function isOfPackage(path: string): boolean {
    const { installed } = files
    return installed?.has(path) || (installed !== undefined && files.size?.(path) === undefined)
  }

  function publish(): void {
    needs.publish(joinFindings([checks.findings(), ofCode]))
  }

  /** Checks one merchant after the other, between which requests are answered. */
  function checkRest(): void {
    next = undefined
    const wasOpenWaiting = checks.isOpenWaiting()
    const isChecked = checks.checkNext()
    if (!isChecked || (wasOpenWaiting && !checks.isOpenWaiting())) publish()
    if (isChecked) schedule()
  }

  function schedule(): void {
    next ??= setImmediate(() => {
      try {
        checkRest()
      } catch (error) {
        needs.fail(error)
      }
    })
  }

  async function compileCode(): Promise<void> {
    const found = await needs.checkCode(files)
    if (isClosed) return
    ofCode = found
    schedule()
  }

  function change(path: string): void {
    checks.change(path)
    schedule()
    if (!hasCode.test(path)) return
    clearTimeout(codeTimer)
    codeTimer = setTimeout(() => void compileCode().catch(needs.fail), codeMs)
  }

  const unwatch = watchFolders(root, [...sourceFolders, workspaceFile], (paths) => {
    disk = snapshotWorkspaceFiles(root)
    for (const path of paths) if (!documents.has(path) && !isTemporary(path)) change(path)
  })
  schedule()
  void compileCode().catch(needs.fail)
  return {
    root,
    files,
    set: (path, text) => {
      sources.delete(path)
      if (text === undefined) documents.delete(path)
      else documents.set(path, withoutMark(text))
      change(path)
    },
    inspection: checks.inspection,
    sourceOf: (path) => {
      const text = files.read(path) ?? ''
      const known = sources.get(path)
      const source = known?.text === text ? known : { path, text }
      // Only what is open is asked about again.
      if (documents.has(path)) sources.set(path, source)
      return source
    },
    pathOf: (file) => relative(root, file).split(sep).join('/'),
    addressOf: (path) => pathToFileURL(join(isOfPackage(path) ? packageFolder : root, path)).href,
    close: () => {
      isClosed = true
      unwatch()
      clearTimeout(codeTimer)
      clearImmediate(next)
    },
  }
}

/** Returns true for a file that programs write beside the real one, and that is not listed. */
function isTemporary(path: string): boolean {
  return path.split('/').some((name) => name.startsWith('.'))
}
