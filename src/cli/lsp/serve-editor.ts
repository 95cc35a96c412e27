import { fileURLToPath } from 'node:url'
import {
  type CancellationToken,
  CodeActionKind,
  createConnection,
  type InitializeResult,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import type { Finding } from '../../core/config/finding.ts'
import { isMap } from '../../core/contract/is-map.ts'
import { defineAt } from '../../core/editor/define-at.ts'
import type { AskedFile } from '../../core/editor/editor-scope.ts'
import { explainAt } from '../../core/editor/explain-at.ts'
import { proposeAt } from '../../core/editor/propose-at.ts'
import { findRenamable, planBlockRename } from '../../core/editor/rename-block.ts'
import { findMerchantsRoot } from '../../site/disk/workspace-files.ts'
import { answerCurrent } from './answer-current.ts'
import { fixAllKind, listCodeActions } from './code-actions.ts'
import {
  convertNote,
  convertPlace,
  convertProposals,
  convertRename,
  refuse,
} from './convert-answers.ts'
import { type CheckCode, type EditedWorkspace, openEditedWorkspace } from './edited-workspace.ts'
import { offsetOfPosition, rangeOfSpan } from './positions.ts'
import { convertFindings, formatPublished, type PublishedFile } from './published-findings.ts'

export interface EditorRequest {
  readonly checkCode: CheckCode
  /** Returns the epoch milliseconds. */
  readonly now: () => number
  /** The version of the package. */
  readonly version: string
}

export interface EditorStreams {
  readonly input: NodeJS.ReadableStream
  readonly output: NodeJS.WritableStream
}

/**
 * Serves an editor by the Language Server Protocol. The library ends the process when the editor says so or is gone, so
 * the promise never resolves.
 */
export function serveEditor(
  { checkCode, now, version }: EditorRequest,
  { input, output }: EditorStreams,
): Promise<never> {
  const connection = createConnection(input, output)
  const documents = new TextDocuments(TextDocument)
  const workspaces = new Map<string, ServedWorkspace>()
  const fail = (error: unknown): void => connection.console.error(formatError(error))

  function openWorkspace(root: string): ServedWorkspace {
    const known = workspaces.get(root)
    if (known) return known
    const served: ServedWorkspace = {
      workspace: openEditedWorkspace(root, { checkCode, now, fail, publish }),
      published: new Map(),
    }
    workspaces.set(root, served)
    return served

    function publish(findings: readonly Finding[]): void {
      publishFindings(served, findings)
    }
  }

  /** Sends the findings of the files in which they differ from what was sent. */
  function publishFindings(
    { workspace, published }: ServedWorkspace,
    all: readonly Finding[],
  ): void {
    const byFile = Map.groupBy(all, ({ file }) => file)
    const open = new Map(documents.all().map(({ uri, version }) => [uri, version]))
    const addresses = new Map(
      documents.all().flatMap(({ uri }) => {
        const at = locate(uri)
        return at?.workspace === workspace ? [[at.path, uri] as const] : []
      }),
    )
    for (const path of new Set([...published.keys(), ...byFile.keys(), ...addresses.keys()])) {
      const file = convertFindings(workspace.sourceOf(path), byFile.get(path) ?? [])
      const uri = addresses.get(path) ?? workspace.addressOf(path)
      const message = formatPublished(file, { uri, version: open.get(uri) })
      const sent = JSON.stringify(message)
      if (published.get(path)?.sent !== sent) void connection.sendDiagnostics(message)
      if (file.found.length > 0 || addresses.has(path)) published.set(path, { ...file, sent })
      else published.delete(path)
    }
  }

  function locate(uri: string): Located | undefined {
    const root = rootOf(uri)
    const served = root === undefined ? undefined : workspaces.get(root)
    if (!served) return undefined
    const { workspace, published } = served
    return { workspace, published, path: workspace.pathOf(fileURLToPath(uri)) }
  }

  /** Answers a request about a document; with nothing if it is in no workspace. */
  function answer<Answer>(
    uri: string,
    token: CancellationToken,
    ask: (at: Located) => Answer | null,
  ): Promise<Answer | null> {
    return answerCurrent({
      isCancelled: () => token.isCancellationRequested,
      version: () => documents.get(uri)?.version,
      ask: () => {
        const at = locate(uri)
        return at ? ask(at) : null
      },
      fail,
    })
  }

  let hasSchemas = false
  connection.onInitialize(({ initializationOptions: options }): InitializeResult => {
    hasSchemas = isMap(options) && options['schemas'] === false
    return {
      serverInfo: { name: 'livery', version },
      capabilities: {
        textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
        completionProvider: { triggerCharacters: ['"', '-', ':'] },
        hoverProvider: true,
        definitionProvider: true,
        renameProvider: { prepareProvider: true },
        codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, fixAllKind] },
      },
    }
  })
  documents.onDidChangeContent(({ document: { uri } }) => {
    const root = rootOf(uri)
    if (root === undefined) return
    const { workspace } = openWorkspace(root)
    workspace.set(workspace.pathOf(fileURLToPath(uri)), documents.get(uri)?.getText())
  })
  documents.onDidClose(({ document: { uri } }) => {
    const at = locate(uri)
    at?.workspace.set(at.path, undefined)
  })
  connection.onCodeAction((request, token) =>
    answer(request.textDocument.uri, token, ({ workspace, published, path }) => {
      const file = published.get(path)
      // The findings of the text as it is now may still be on their way.
      const isCurrent = file?.source.text === workspace.files.read(path)
      return file && isCurrent ? listCodeActions(file, request) : null
    }),
  )
  connection.onCompletion(({ textDocument: { uri }, position }, token) =>
    answer(uri, token, (at) => {
      const asked = askedFile(at)
      const found = proposeAt(asked, offsetOfPosition(asked.source, position))
      return found ? convertProposals(asked.source, found, { hasSchemas }) : null
    }),
  )
  connection.onHover(({ textDocument: { uri }, position }, token) =>
    answer(uri, token, (at) => {
      const asked = askedFile(at)
      const found = explainAt(asked, offsetOfPosition(asked.source, position), now())
      return found ? convertNote(asked.source, found) : null
    }),
  )
  connection.onDefinition(({ textDocument: { uri }, position }, token) =>
    answer(uri, token, (at) => {
      const asked = askedFile(at)
      const found = defineAt(asked, offsetOfPosition(asked.source, position))
      return found ? convertPlace(found, at.workspace.addressOf(found.file)) : null
    }),
  )
  connection.onPrepareRename(({ textDocument: { uri }, position }, token) =>
    answer(uri, token, (at) => {
      const asked = askedFile(at)
      const found = findRenamable(asked, offsetOfPosition(asked.source, position))
      if (!found) return null
      if ('refused' in found) return refuse(found)
      return { range: rangeOfSpan({ ...found, source: asked.source }), placeholder: found.id }
    }),
  )
  connection.onRenameRequest(({ textDocument: { uri }, position, newName }, token) =>
    answer(uri, token, (at) => {
      const asked = askedFile(at)
      const found = findRenamable(asked, offsetOfPosition(asked.source, position))
      if (!found) return null
      const plan =
        'refused' in found ? found : planBlockRename(found, newName.replaceAll('"', ''), asked)
      return 'refused' in plan ? refuse(plan) : convertRename(plan, at.workspace)
    }),
  )
  documents.listen(connection)
  connection.listen()
  return new Promise(() => undefined)
}

type Published = Map<string, PublishedFile & { readonly sent: string }>

interface ServedWorkspace {
  readonly workspace: EditedWorkspace
  /** What the editor shows, by path. */
  readonly published: Published
}

interface Located extends ServedWorkspace {
  readonly path: string
}

function askedFile({ workspace, path }: Located): AskedFile {
  const { files } = workspace
  return { files, inspection: workspace.inspection(), source: workspace.sourceOf(path) }
}

/** Returns the root of the folder of merchants that a document belongs to; undefined for one that is no file of any. */
function rootOf(uri: string): string | undefined {
  try {
    return uri.startsWith('file:') ? findMerchantsRoot(fileURLToPath(uri)) : undefined
  } catch {
    return undefined // an address that names no file of this machine
  }
}

function formatError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
