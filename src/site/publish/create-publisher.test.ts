import { expect, it } from 'vitest'
import { createPublisher } from './create-publisher.ts'

it('builds the player before it publishes or reports what would change, and reports why it cannot', async () => {
  const { publish, dryRun } = createPublisher({
    prepare: () => Promise.reject(new Error('The player could not be built.')),
  })
  const request = { root: '/nowhere', out: '/nowhere/published' }
  await expect(publish(request)).rejects.toThrow('The player could not be built.')
  await expect(dryRun({ ...request, compare: () => [] })).rejects.toThrow(
    'The player could not be built.',
  )
})
