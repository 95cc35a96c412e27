import { describe, expect, it } from 'vitest'
import { readContacts } from './read-contacts.ts'

const read = (resourceType: string, url: string) =>
  readContacts([{ resourceType, url }], { hosts: ['line.me'] }).map(({ to }) => to)

describe('readContacts', () => {
  it('calls a number and opens a listed address', () => {
    expect(read('MOBILENUMBER', '02 555-0148')).toEqual(['tel:025550148'])
    expect(read('LINE', 'https://line.me/ti/p/@x')).toEqual(['https://line.me/ti/p/@x'])
  })

  it('drops what the allow-list refuses and what is no contact', () => {
    expect(read('LINE', 'javascript:alert(1)')).toEqual([])
    expect(read('LINE', 'https://evil.example/')).toEqual([])
    expect(read('OTHER', 'https://line.me/x')).toEqual([])
  })
})
