import type { FromSchema, JSONSchema } from 'json-schema-to-ts'
import type { BlockMap, Condition } from '../../src/core/contract/generated/config.ts'
import type { GatewayShapes, WhitelabelNode } from '../../src/core/contract/generated/gateway.ts'
import type { StudioApiShapes } from '../../src/core/contract/generated/studio-api.ts'
import type { configSchemas, gatewaySchemas, RecursiveShape, studioApiSchemas } from './schemas.ts'

/** Whether two types are assignable to each other. */
type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false

/** A printed type as inference can know it: writable, and anything in place of a shape that holds itself. */
type Inferable<Printed> =
  Same<Printed, Condition> extends true
    ? unknown
    : Same<Printed, WhitelabelNode> extends true
      ? unknown
      : Printed extends object
        ? { -readonly [Key in keyof Printed]: Inferable<Exclude<Printed[Key], undefined>> }
        : Printed

type Writable<Schema> = Schema extends object
  ? { -readonly [Key in keyof Schema]: Writable<Schema[Key]> }
  : Schema

type Inferred<Schema> = Schema extends JSONSchema ? Writable<FromSchema<Schema>> : never

/** The names of the shapes whose printed type differs from what is inferred. */
type Different<Printed, Schemas> = {
  [Name in keyof Printed & keyof Schemas]: Same<
    Inferable<Printed[Name]>,
    Inferred<Schemas[Name]>
  > extends true
    ? never
    : Name
}[keyof Printed & keyof Schemas]

/** The blocks by the name of their printed type. */
type Blocks = {
  [Type in keyof BlockMap as BlockName<Type>]: BlockMap[Type]
}
type BlockName<Type extends string> = `${Pascal<Type>}Block`
type Pascal<Words extends string> = Words extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Pascal<Rest>}`
  : Capitalize<Words>

type None<Names> = [Names] extends [never] ? 'none' : Names

export const differing: {
  readonly calls: None<Different<GatewayShapes, typeof gatewaySchemas>>
  readonly blocks: None<Different<Blocks, typeof configSchemas>>
  readonly studioApi: None<Different<StudioApiShapes, typeof studioApiSchemas>>
} = { calls: 'none', blocks: 'none', studioApi: 'none' }

/** What is held to no schema, but the shapes that hold themselves. */
export const unheld: {
  readonly calls: None<Exclude<keyof GatewayShapes, keyof typeof gatewaySchemas | RecursiveShape>>
  readonly blocks: None<Exclude<keyof Blocks, keyof typeof configSchemas>>
  readonly studioApi: None<Exclude<keyof StudioApiShapes, keyof typeof studioApiSchemas>>
} = { calls: 'none', blocks: 'none', studioApi: 'none' }

/** The list of exempt shapes grows only here. */
export const exempt: Same<RecursiveShape, 'Condition' | 'OwnBlockShape' | 'WhitelabelNode'> = true

interface Drifted {
  Login: Omit<GatewayShapes['Login'], 'token'>
}
// @ts-expect-error A printed type that lacks a property is seen.
export const seen: None<Different<Drifted, typeof gatewaySchemas>> = 'none'
