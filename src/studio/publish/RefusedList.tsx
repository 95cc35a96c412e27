import type { ReactNode } from 'react'
import type { RefusedMerchant } from '../../core/contract/generated/studio-api.ts'
import { placeOfFinding } from '../findings/place-of-finding.ts'
import { PlaceLink } from '../navigation/PlaceLink.tsx'
import styles from './PublishWindow.module.css'

/** Merchants that do not go out, each with what keeps it and the way there. */
export function RefusedList({ refused }: { readonly refused: readonly RefusedMerchant[] }) {
  return refused.map(({ code, sentence, errors }) => (
    <div key={code} className={styles['refused']}>
      <p>{sentence}</p>
      <ul>{errors.map(formatError)}</ul>
    </div>
  ))
}

function formatError(error: RefusedMerchant['errors'][number]): ReactNode {
  const { code, file, line, column, message } = error
  const place = placeOfFinding(error)
  const at = `${file}:${line}:${column}`
  return (
    <li key={`${file}:${line}:${column} ${code}`}>
      {message}{' '}
      {place ? (
        <PlaceLink className={styles['place']} place={place}>
          {at}
        </PlaceLink>
      ) : (
        <span className={styles['place']}>{at}</span>
      )}
    </li>
  )
}
