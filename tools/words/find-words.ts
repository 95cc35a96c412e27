import ts from 'typescript'
import type { RetiredWord } from './read-glossary.ts'

/** A retired word where somebody wrote it. */
export interface WordFound {
  /** From 1. */
  readonly line: number
  readonly where: 'name' | 'comment' | 'message'
  readonly word: RetiredWord
}

interface Text {
  readonly line: number
  readonly where: WordFound['where']
  readonly text: string
}

const comment = /^\s*(?:\/\*\*?|\*(?!\/)|\/\/)\s?(?<whole>.*)$|\s\/\/\s(?<behind>.*)$/

/** Finds the retired words of a TypeScript file: in the names it declares, its comments and its sentences. */
export function findWordsInCode(
  path: string,
  text: string,
  words: readonly RetiredWord[],
): readonly WordFound[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  return match([...listNames(source), ...listStrings(source), ...listComments(text)], words)
}

/** Finds the retired words of a style sheet: in its comments. */
export function findWordsInStyles(
  text: string,
  words: readonly RetiredWord[],
): readonly WordFound[] {
  return match(listComments(text), words)
}

/** Finds the retired words of a page of Markdown, without its code. */
export function findWordsInMarkdown(
  text: string,
  words: readonly RetiredWord[],
): readonly WordFound[] {
  const prose = text
    .replace(/^```[\s\S]*?^```/gm, (code) => code.replace(/[^\n]/g, ''))
    .replace(/`[^`\n]*`|\]\([^)]*\)/g, '')
  return match(numberLines(prose, 'message'), words)
}

/** Finds the retired words of a catalogue or a schema: in its texts of more than one word. */
export function findWordsInJson(text: string, words: readonly RetiredWord[]): readonly WordFound[] {
  const sentences = text.replace(/"(?:[^"\\\n]|\\.)*"\s*:/g, '').replace(/"[^"\s]*"/g, '')
  return match(numberLines(sentences, 'message'), words)
}

/** Finds the retired words in the name of a file, without its folders and ending. */
export function findWordsInPath(path: string, words: readonly RetiredWord[]): readonly WordFound[] {
  const name = /(?<name>[^/.]+)[^/]*$/.exec(path)?.groups?.['name'] ?? ''
  return match([{ line: 1, where: 'name', text: name }], words)
}

function match(texts: readonly Text[], words: readonly RetiredWord[]): readonly WordFound[] {
  return texts.flatMap(({ line, where, text }) =>
    words
      .filter((word) => (where === 'name' ? isInName(text, word) : isInProse(text, word)))
      .map((word) => ({ line, where, word })),
  )
}

function isInName(name: string, { text, kind }: RetiredWord): boolean {
  if (kind === 'identifier') return name === text
  return kind !== 'prose' && splitName(name).includes(text)
}

function isInProse(text: string, word: RetiredWord): boolean {
  if (word.kind !== 'word' && word.kind !== 'prose') return false
  const escaped = word.text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace('…', '\\w+(?: \\w+)?')
  return new RegExp(`(?<![\\w-])${escaped}(?![\\w-])`, 'i').test(text)
}

/** Splits `readHTMLPage` and `read-html-page` into words in lower case. */
function splitName(name: string): readonly string[] {
  return name
    .replace(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
}

function listNames(source: ts.SourceFile): readonly Text[] {
  return collect(source, (node) =>
    ts.isIdentifier(node) &&
    'name' in node.parent &&
    node.parent.name === node &&
    declares(node.parent)
      ? { where: 'name', text: node.text }
      : undefined,
  )
}

function declares(node: ts.Node): boolean {
  return (
    !ts.isPropertyAccessExpression(node) && !ts.isJsxAttribute(node) && !ts.isMetaProperty(node)
  )
}

function listStrings(source: ts.SourceFile): readonly Text[] {
  return collect(source, (node) =>
    (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) &&
    /\w\s+\w/.test(node.text)
      ? { where: 'message', text: node.text }
      : undefined,
  )
}

function collect(
  source: ts.SourceFile,
  read: (node: ts.Node) => Omit<Text, 'line'> | undefined,
): readonly Text[] {
  const found: Text[] = []
  const visit = (node: ts.Node): void => {
    const text = read(node)
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
    if (text) found.push({ ...text, line: line + 1 })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function listComments(text: string): readonly Text[] {
  return text.split('\n').flatMap((line, index) => {
    const { whole, behind } = comment.exec(line)?.groups ?? {}
    const prose = (whole ?? behind)?.replace(/`[^`]*`/g, '')
    return prose ? [{ line: index + 1, where: 'comment' as const, text: prose }] : []
  })
}

function numberLines(text: string, where: WordFound['where']): readonly Text[] {
  return text.split('\n').map((line, index) => ({ line: index + 1, where, text: line }))
}
