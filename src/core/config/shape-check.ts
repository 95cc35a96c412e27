import { Ajv2020 } from 'ajv/dist/2020.js'

/** Says what is wrong with a value of a named shape; undefined when nothing is. */
export type ShapeCheck = (shape: string, value: unknown) => string | undefined

export interface ShapeCheckOptions {
  /** `text`: numbers and booleans that came as text are turned into themselves, in place. */
  readonly values: 'json' | 'text'
  /** `drop`: properties that a shape does not declare are taken out, in place. */
  readonly unknown?: 'keep' | 'drop'
}

interface SchemaDocument {
  readonly $id: string
  readonly definitions?: Readonly<Record<string, unknown>>
}

/** Checks values against the named definitions of some schemas; for Node, it compiles at run time. */
export function createShapeCheck(
  schemas: readonly SchemaDocument[],
  { values, unknown = 'keep' }: ShapeCheckOptions,
): ShapeCheck {
  const ajv = new Ajv2020({
    strict: false,
    coerceTypes: values === 'text',
    removeAdditional: unknown === 'drop' ? 'all' : false,
  })
  for (const schema of schemas) ajv.addSchema(schema)
  const ids = new Map(
    schemas.flatMap((schema) =>
      Object.keys(schema.definitions ?? {}).map(
        (name) => [name, `${schema.$id}#/definitions/${name}`] as const,
      ),
    ),
  )
  return (shape, value) => {
    const validate = ajv.getSchema(ids.get(shape) ?? shape)
    if (!validate) return `unknown shape ${shape}`
    return validate(value) ? undefined : ajv.errorsText(validate.errors, { dataVar: shape })
  }
}
