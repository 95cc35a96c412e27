import type { ReactNode } from 'react'
import { RuleList } from '../room/RuleList.tsx'

/** Shows the rules of twenty-one. */
export function CardsRules(): ReactNode {
  return (
    <RuleList
      rules={[
        'cards.rule.aim',
        'cards.rule.values',
        'cards.rule.natural',
        'cards.rule.dealer',
        'cards.rule.double',
        'cards.rule.push',
      ]}
    />
  )
}
