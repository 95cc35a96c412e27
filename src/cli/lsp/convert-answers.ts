import {
  type CompletionItem,
  CompletionItemKind,
  type CompletionList,
  type Hover,
  type Location,
  LSPErrorCodes,
  MarkupKind,
  ResponseError,
  type WorkspaceEdit,
} from 'vscode-languageserver/node'
import type { Place, Source } from '../../core/config/source.ts'
import type { PlaceNote } from '../../core/editor/explain-at.ts'
import type { Proposal, Proposals } from '../../core/editor/proposal.ts'
import type { BlockRename, RenameRefusal } from '../../core/editor/rename-block.ts'
import { convertFix } from './code-actions.ts'
import type { EditedWorkspace } from './edited-workspace.ts'
import { rangeOfSpan } from './positions.ts'

const kinds = {
  key: CompletionItemKind.Property,
  value: CompletionItemKind.Value,
  name: CompletionItemKind.Variable,
} as const satisfies Record<Proposal['kind'], CompletionItemKind>

export interface CompletionOptions {
  /** True for an editor that offers what the JSON schemas have by itself. */
  readonly hasSchemas: boolean
}

/** Converts proposals, in their order. */
export function convertProposals(
  source: Source,
  { start, end, list }: Proposals,
  { hasSchemas }: CompletionOptions,
): CompletionList {
  const range = rangeOfSpan({ source, start, end })
  const wanted = hasSchemas ? list.filter(({ inSchema }) => !inSchema) : list
  return {
    isIncomplete: false,
    items: wanted.map(
      ({ label, kind, insert, description }, at): CompletionItem => ({
        label,
        kind: kinds[kind],
        filterText: insert,
        sortText: String(at).padStart(5, '0'),
        textEdit: { range, newText: insert },
        ...(description && { documentation: description }),
      }),
    ),
  }
}

/** Converts a note to Markdown; what it quotes stays plain text. */
export function convertNote(source: Source, { start, end, sentences, lines }: PlaceNote): Hover {
  const code = lines.length > 0 ? [`\`\`\`\`text\n${lines.join('\n')}\n\`\`\`\``] : []
  const value = [...sentences.map(escapeMarkdown), ...code].join('\n\n')
  return {
    contents: { kind: MarkupKind.Markdown, value },
    range: rangeOfSpan({ source, start, end }),
  }
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~!&]/g, '\\$&')
}

/** Converts the place of a definition. */
export function convertPlace({ line, column }: Place, uri: string): Location {
  const start = { line: line - 1, character: column - 1 }
  return { uri, range: { start, end: start } }
}

/** Converts the edits of a rename. An editor applies all of them at once. */
export function convertRename(
  { edits }: BlockRename,
  { sourceOf, addressOf }: Pick<EditedWorkspace, 'sourceOf' | 'addressOf'>,
): WorkspaceEdit {
  const changes = [...edits].map(([path, fixes]) => {
    const source = sourceOf(path)
    return [addressOf(path), fixes.map((fix) => convertFix(source, fix))] as const
  })
  return { changes: Object.fromEntries(changes) }
}

/** Answers why nothing is renamed, which an editor shows. */
export function refuse({ refused }: RenameRefusal): ResponseError {
  return new ResponseError(LSPErrorCodes.RequestFailed, refused)
}
