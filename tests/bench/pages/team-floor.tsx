import { type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Downline, DownlinePage } from '../../../src/core/contract/generated/gateway.ts'
import { MemberLine } from '../../../src/player/components/parts/agents/MemberLine.tsx'
import { Money } from '../../../src/player/components/ui/Money.tsx'
import { BareProviders, startMessages } from './BareProviders.tsx'
import { painted } from './bench-clock.ts'
import './bench.css'

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

globalThis.startBench = () => {
  startMessages()
  const root = document.getElementById('root')
  if (root)
    createRoot(root).render(
      <BareProviders>
        <Team />
      </BareProviders>,
    )
  return painted()
}
