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
import { pathTo } from '../../core/contract/pages.ts'
import { useCall } from '../gateway/use-call.ts'
import { useMessageLanguage, useT, useText } from '../i18n/use-t.ts'
import { Button, ButtonLink } from '../kit/controls/Button.tsx'
import { Icon } from '../kit/controls/Icon.tsx'
import { Money } from '../kit/controls/Money.tsx'
import { Link } from '../kit/controls/navigation.tsx'
import { Picture } from '../kit/controls/Picture.tsx'
import { Progress } from '../kit/controls/Progress.tsx'
import { Row } from '../kit/controls/Row.tsx'
import { RowList } from '../kit/controls/RowList.tsx'
import { Skeleton } from '../kit/controls/Skeleton.tsx'
import { Tag } from '../kit/controls/Tag.tsx'
import { useCurrency } from '../kit/money/use-currency.ts'
import { Answer } from '../kit/pages/Answer.tsx'
import { EmptyNotice } from '../kit/pages/EmptyNotice.tsx'
import { Section } from '../kit/pages/Section.tsx'
import { useFlag } from '../registry/use-flag.ts'
import { useSessionKind } from '../state/session.ts'

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

const block = {
  Answer,
  Button,
  ButtonLink,
  EmptyNotice,
  Icon,
  Link,
  Money,
  Picture,
  Progress,
  Row,
  RowList,
  Section,
  Skeleton,
  Tag,
  pathTo,
  useAccount: useSessionKind,
  useCall,
  useCurrency,
  useFlag,
  useMessageLanguage,
  useT,
  useText,
} satisfies Readonly<Record<(typeof blockApiNames)[number], unknown>>

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
