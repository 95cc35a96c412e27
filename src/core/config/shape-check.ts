import { Ajv2020 } from 'ajv/dist/2020.js'

/** Validates a value against a named shape; returns the error message, or undefined if the value is valid. */
export type ShapeCheck = (shape: string, value: unknown) => string | undefined

export interface ShapeCheckOptions {
  /** `text` converts texts to numbers and booleans where the shape requires it, in place. */
  readonly values: 'json' | 'text'
  /** `drop` removes properties that the shape does not declare, in place. */
  readonly unknown?: 'keep' | 'drop'
}

interface SchemaDocument {
  readonly $id: string
  readonly definitions?: Readonly<Record<string, unknown>>
}

/** Creates a validator for the named definitions of some schemas. It compiles at run time, so it is for Node only. */
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
