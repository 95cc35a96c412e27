import { walk } from 'oxc-walker'
import { parseSync } from 'rolldown/utils'
import type { Source, Span } from '../../core/config/source.ts'

/** A call of a hook in code of a workspace. */
export interface HookUse extends Span {
  /** The name under which the module offers the hook. */
  readonly hook: string
  /** The first argument; undefined where the code does not spell it out. */
  readonly name: string | undefined
}

/** The hooks to look for, and the module that offers them. */
interface HookNames {
  readonly module: string
  readonly hooks: readonly string[]
}

/** Lists where a file calls hooks of a module, with their first arguments; none for code with an error. */
export function listHookUses(source: Source, wanted: HookNames): HookUse[] {
  const lang = source.path.endsWith('.tsx') ? 'tsx' : 'ts'
  const { program } = parseSync(source.path, source.text, { lang, sourceType: 'module' })
  /** The hooks by the names that the file gives them. */
  const local = new Map<string, string>()
  const uses: HookUse[] = []
  walk(program, {
    enter(node) {
      if (node.type === 'ImportDeclaration')
        for (const [name, hook] of listImported(node, wanted)) local.set(name, hook)
      if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return
      const hook = local.get(node.callee.name)
      if (hook === undefined) return
      const [first] = node.arguments
      const { start, end } = first ?? node
      uses.push({ source, start, end, hook, name: first && readText(first) })
    },
  })
  return uses
}

type Node = NonNullable<ReturnType<typeof walk>>
type Import = Extract<Node, { type: 'ImportDeclaration' }>

/** Lists the hooks that a line imports, each after the name that the file gives it. */
function listImported(
  { source, specifiers }: Import,
  { module, hooks }: HookNames,
): (readonly [name: string, hook: string])[] {
  if (source.value !== module) return []
  return specifiers.flatMap((specifier) => {
    if (specifier.type !== 'ImportSpecifier') return []
    const { imported, local } = specifier
    const hook = imported.type === 'Identifier' ? imported.name : imported.value
    return hooks.includes(hook) ? [[local.name, hook] as const] : []
  })
}

/** Returns the text that an expression spells out. */
function readText(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type !== 'TemplateLiteral' || node.expressions.length > 0) return undefined
  return node.quasis[0]?.value.cooked ?? undefined
}
