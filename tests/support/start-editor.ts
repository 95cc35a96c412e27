import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  createProtocolConnection,
  type InitializeResult,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
} from 'vscode-languageserver/node'

const command = join(import.meta.dirname, '../../bin/livery.js')

/** An editor that talks to a process of `livery lsp`. */
export interface TestEditor {
  readonly connection: ProtocolConnection
  readonly capabilities: InitializeResult['capabilities']
  /** Opens a file with a text; returns its address. */
  readonly open: (file: string, text: string) => string
  /** Replaces the text of an open file; returns the version. */
  readonly type: (uri: string, text: string) => number
  readonly close: (uri: string) => void
  /** Resolves with the first findings of a file that pass a test. */
  readonly waitForFindings: (
    uri: string,
    isRight: (found: PublishDiagnosticsParams) => boolean,
  ) => Promise<PublishDiagnosticsParams>
  /** What the server wrote to its log and to its error output. */
  readonly log: readonly string[]
  /** Ends the server as an editor does; resolves with its exit code. */
  readonly end: () => Promise<number | null>
  /** Ends the process of the server if it still runs. */
  readonly kill: () => void
}

/** Starts `livery lsp` in a folder, as an editor does that has this folder open. */
export async function startEditor(folder: string): Promise<TestEditor> {
  const server = spawn(process.execPath, [command, 'lsp', '--stdio'], { cwd: folder })
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve))
  const log: string[] = []
  server.stderr.on('data', (text: Buffer) => void log.push(text.toString()))
  const connection = createProtocolConnection(server.stdout, server.stdin)
  const known = new Map<string, PublishDiagnosticsParams>()
  const waiting = new Set<() => void>()
  connection.onNotification(
    'textDocument/publishDiagnostics',
    (found: PublishDiagnosticsParams) => {
      known.set(found.uri, found)
      for (const look of waiting) look()
    },
  )
  connection.onNotification('window/logMessage', ({ message }: { message: string }) => {
    log.push(message)
  })
  connection.listen()
  const { capabilities } = await connection.sendRequest<InitializeResult>('initialize', {
    processId: process.pid,
    rootUri: pathToFileURL(folder).href,
    capabilities: {},
  })
  await connection.sendNotification('initialized', {})
  const versions = new Map<string, number>()
  return {
    connection,
    capabilities,
    log,
    open: (file, text) => {
      const uri = pathToFileURL(file).href
      versions.set(uri, 1)
      const textDocument = { uri, languageId: 'json', version: 1, text }
      void connection.sendNotification('textDocument/didOpen', { textDocument })
      return uri
    },
    type: (uri, text) => {
      const version = (versions.get(uri) ?? 0) + 1
      versions.set(uri, version)
      void connection.sendNotification('textDocument/didChange', {
        textDocument: { uri, version },
        contentChanges: [{ text }],
      })
      return version
    },
    close: (uri) =>
      void connection.sendNotification('textDocument/didClose', { textDocument: { uri } }),
    waitForFindings: (uri, isRight) =>
      new Promise((resolve) => {
        const look = (): void => {
          const found = known.get(uri)
          if (!found || !isRight(found)) return
          waiting.delete(look)
          resolve(found)
        }
        waiting.add(look)
        look()
      }),
    kill: () => void server.kill(),
    end: async () => {
      await connection.sendRequest('shutdown')
      await connection.sendNotification('exit')
      return ended
    },
  }
}
