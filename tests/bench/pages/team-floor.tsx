import { type ReactNode, useState } from 'react'
import type { Downline, DownlinePage } from '../../../src/core/contract/generated/gateway.ts'
import { MemberLine } from '../../../src/player/areas/agents/parts/MemberLine.tsx'
import { Money } from '../../../src/player/kit/controls/Money.tsx'
import { mountPage } from './mount-page.tsx'

async function fetchMembers(text: string): Promise<readonly Downline[]> {
  const response = await fetch(`./downlines?text=${text}`)
  const { value }: { readonly value: DownlinePage } = await response.json()
  return value.downlines
}

/** The search of a team written by hand: a field, and the accounts of its answer. */
function Team(): ReactNode {
  const [members, setMembers] = useState<readonly Downline[]>([])
  return (
    <main>
      <input
        type="search"
        onChange={async ({ target }) => setMembers(await fetchMembers(target.value))}
      />
      <ul aria-label="Team">
        {members.map(({ username, iconId, lastLoginAt = 0, balance }) => (
          <li key={username}>
            <MemberLine
              name={username}
              iconId={iconId}
              note={new Date(lastLoginAt).toISOString()}
              figure={<Money amount={balance} language="en" symbol="$" />}
              figureLabel="Balance"
              open={false}
              onToggle={() => undefined}
            >
              {null}
            </MemberLine>
          </li>
        ))}
      </ul>
    </main>
  )
}

globalThis.startBench = () => mountPage(<Team />)
