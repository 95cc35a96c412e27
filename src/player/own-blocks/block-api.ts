import {
  Fragment,
  memo,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import type { blockApiNames, reactNames } from '../../core/contract/block-api.ts'
import * as liveryBlock from './livery-block.ts'

const react = {
  Fragment,
  Suspense,
  memo,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} satisfies Readonly<Record<(typeof reactNames)[number], unknown>>

const block: Readonly<Record<(typeof blockApiNames)[number], unknown>> = liveryBlock

const modules: ReadonlyMap<string, object> = new Map<string, object>([
  ['react', react],
  ['react/jsx-runtime', { Fragment, jsx, jsxs }],
  ['livery/block', block],
])

/** Returns a module that an own block imports; throws for any other. The check of its code lets no other name through. */
export function requireForBlock(name: string): object {
  const found = modules.get(name)
  if (!found) throw new Error(`A block cannot import "${name}".`)
  return found
}
