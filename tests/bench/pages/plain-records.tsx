import { makeRecords } from '../many-records.ts'
import { mountPage } from './mount-page.tsx'
import { PlainRecordRows } from './PlainRecordRows.tsx'

/** Every record of ten thousand as the product's own row, in a list that leaves none out. */
globalThis.startBench = () =>
  mountPage(<PlainRecordRows records={makeRecords(10_000, Date.now())} />)
