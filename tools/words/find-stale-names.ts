import ts from 'typescript'

/** A name in a comment that no code has. */
export interface StaleName {
  /** From 1. */
  readonly line: number
  readonly name: string
}

const word = /[A-Za-z_$][\w$]*/g
/** A name of code between backticks: of several parts, as `findStaleNames` or `StaleName.line`. */
const quoted = /`(?<name>[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*)(?:\(\))?`/g

/** Lists the words of the code of a TypeScript file: its names and those in its texts, without its comments. */
export function listCodeWords(path: string, text: string): readonly string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) found.push(node.text)
    else if (ts.isLiteralExpression(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node))
      found.push(...(node.text.match(word) ?? []))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Finds the names between backticks in the comments of a TypeScript file that are among no known words. */
export function findStaleNames(text: string, known: ReadonlySet<string>): readonly StaleName[] {
  return text.split('\n').flatMap((line, at) => {
    const comment = /^\s*(?:\/\*\*?|\*(?!\/)|\/\/)(?<whole>.*)$|\s\/\/\s(?<behind>.*)$/.exec(line)
    const prose = comment?.groups?.['whole'] ?? comment?.groups?.['behind'] ?? ''
    return [...prose.matchAll(quoted)]
      .flatMap(({ groups }) => groups?.['name']?.split('.') ?? [])
      .filter((name) => isOfParts(name) && !known.has(name))
      .map((name) => ({ line: at + 1, name }))
  })
}

/** Returns true for `findStaleNames` and `StaleName`, which are names of code only. */
function isOfParts(name: string): boolean {
  return /[a-z\d][A-Z]/.test(name)
}
