import type { ReactNode } from 'react'
import { useT } from '../i18n/use-t.ts'
import { useOtherPeople } from './events-context.tsx'
import styles from './Together.module.css'

/** The names that are shown; the others are counted. */
const namesShown = 3

/** Names the other people who have a merchant open; nothing while nobody has. */
export function WhoElse(): ReactNode {
  const t = useT('together')
  const { people = [], more = 0 } = useOtherPeople() ?? {}
  const count = people.length - namesShown + more
  const names = people.slice(0, namesShown).map(({ name }) => name)
  const all = count > 0 ? [...names, t('andMore', { count })] : names
  return (
    <p className={styles['who']} role="status" data-live-announcer="true" hidden={all.length === 0}>
      {all.length > 0 &&
        t(all.length === 1 ? 'alsoOne' : 'also', { names: formatList.format(all) })}
    </p>
  )
}

const formatList = new Intl.ListFormat('en')
