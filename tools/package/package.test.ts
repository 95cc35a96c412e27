import { describe, expect, it } from 'vitest'
import { listPackages } from './list-packages.ts'
import { rewriteSpecifiers } from './rewrite-specifiers.ts'

describe('the modules of the package', () => {
  it('lead to compiled modules, wherever a source is named', () => {
    const code = `import { a } from './a.ts'
const script = new URL('./thread.ts', import.meta.url)
const late = () => import('../b/c.ts')
const text = './kept.ts'`
    expect(rewriteSpecifiers(code)).toBe(`import { a } from './a.js'
const script = new URL('./thread.js', import.meta.url)
const late = () => import('../b/c.js')
const text = './kept.ts'`)
  })

  it('name the packages that have to be installed with it', () => {
    const code = `import { join } from 'node:path'
import 'react'
import { Hono } from 'hono'
import { serve } from '@hono/node-server/serve-static'
import own from './own.js'
const late = () => import('sharp')
const again = () => import('hono/cookie')`
    expect(listPackages(code)).toEqual(['react', 'hono', '@hono/node-server', 'sharp'])
  })
})
