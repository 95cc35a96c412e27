import type { OwnBlock, OwnBlockParameter, OwnBlockShape } from '../../contract/generated/config.ts'
import { type DescribedCall, listOwnCalls } from '../../contract/own-calls/own-call.ts'
import { ownBlocksFolder } from './own-blocks-folder.ts'

/** Returns the path of the file with the types of an own block's calls. */
export function callTypesFile(type: string): string {
  return `${ownBlocksFolder}/${type}/calls.d.ts`
}

/** Prints the types of an own block's calls, which extend those of `livery/block`; empty for a block without calls. */
export function printCallTypes(type: string, block: Pick<OwnBlock, 'ownCalls'>): string {
  const calls = listOwnCalls(type, block)
  if (calls.length === 0) return ''
  const [reads, effects] = (['read', 'effect'] as const).map((kind) =>
    calls.filter(({ declaration }) => declaration.kind === kind),
  )
  return [
    '// Written from block.json. `npx livery validate --fix` writes it again.',
    "import 'livery/block'",
    '',
    "declare module 'livery/block' {",
    ...printInterface('OwnReads', reads),
    ...printInterface('OwnEffects', effects),
    '}',
    '',
  ].join('\n')
}

function printInterface(name: string, calls: readonly DescribedCall[] = []): string[] {
  if (calls.length === 0) return []
  return [`  interface ${name} {`, ...calls.flatMap(printCall), '  }']
}

function printCall({ name, described, answer }: DescribedCall): string[] {
  const parameters = Object.entries(described.parameters ?? {})
  const fields = parameters.flatMap(([key, parameter]) =>
    parameter ? printField({ key, ...parameter, type: typeOfParameter(parameter) }) : [],
  )
  const types = [
    `readonly parameters: ${fields.length === 0 ? 'undefined' : block(fields)}`,
    `readonly answer: ${typeOfShape(answer)}`,
  ]
  return indent(indent(printField({ ...described, key: name, type: block(types) })))
}

interface Field {
  readonly key: string
  readonly type: string
  readonly optional?: boolean
  readonly description?: string
}

function printField({ key, type, optional, description }: Field): string[] {
  const name = /^[A-Za-z_$][\w$]*$/.test(key) ? key : `'${key.replaceAll(/['\\]/g, '\\$&')}'`
  const words = description === undefined ? [] : [`/** ${description.replaceAll('*/', '* /')} */`]
  return [...words, `readonly ${name}${optional ? '?' : ''}: ${type}`]
}

function typeOfParameter({ type, enum: words }: OwnBlockParameter): string {
  return words ? union(words) : type === 'integer' ? 'number' : type
}

function typeOfShape(shape: OwnBlockShape): string {
  const { type, enum: words, items } = shape
  if (type === 'object') return typeOfObject(shape)
  if (type === 'array') return `readonly ${items ? wrap(typeOfShape(items)) : 'unknown'}[]`
  if (type === 'string') return words ? union([...words, 'unknown']) : 'string'
  return type === 'integer' ? 'number' : type
}

function typeOfObject({ properties, required = [], additionalProperties }: OwnBlockShape): string {
  if (additionalProperties)
    return `Readonly<Partial<Record<string, ${typeOfShape(additionalProperties)}>>>`
  const fields = Object.entries(properties ?? {}).flatMap(([key, field]) =>
    field
      ? printField({
          ...described(field),
          key,
          type: typeOfShape(field),
          optional: !required.includes(key),
        })
      : [],
  )
  return fields.length === 0 ? 'object' : block(fields)
}

function described({ description }: OwnBlockShape): Pick<Field, 'description'> {
  return description === undefined ? {} : { description }
}

/** Puts fields between braces; what is nested is printed at the place of its own field. */
function block(fields: readonly string[]): string {
  return ['{', ...indent(fields), '}'].join('\n')
}

function wrap(type: string): string {
  return /^readonly |\|/.test(type) && !type.startsWith('{') ? `(${type})` : type
}

function union(words: readonly string[]): string {
  return [...new Set(words)].map((word) => `'${word.replaceAll(/['\\]/g, '\\$&')}'`).join(' | ')
}

function indent(lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split('\n').map((one) => `  ${one}`))
}
