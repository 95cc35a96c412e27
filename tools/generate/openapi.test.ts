import { join } from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { calls } from '../../src/core/contract/calls.ts'
import { readReferences } from '../spec/read-clauses.ts'
import { readSchemas } from './bundle-schemas.ts'
import { openapi } from './openapi.ts'

const root = join(import.meta.dirname, '../..')
const document = openapi(readSchemas(join(root, 'schemas')))

test('the document is OpenAPI 3.1', async () => {
  const validator = new Validator()
  expect(await validator.validate(JSON.parse(document))).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
})

test('the document holds every call once', () => {
  const { paths }: { paths: Record<string, Record<string, { operationId: string }>> } =
    JSON.parse(document)
  const names = Object.values(paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  )
  expect(names.sort()).toEqual(Object.keys(calls).sort())
})

test('the document refers to no clause of the specification, because others read it too', () => {
  expect(readReferences(document)).toEqual([])
})
