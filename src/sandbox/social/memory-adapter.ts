import type { AdapterFactory, AdapterPayload } from 'oidc-provider'

/** Keeps the provider's grants and codes in memory; clients come from the merchants. */
export function createMemoryAdapter(
  describeClient: (clientId: string) => AdapterPayload | undefined,
): AdapterFactory {
  const kept = new Map<string, { payload: AdapterPayload; until: number }>()
  return (model) => {
    const keyOf = (id: string) => `${model}:${id}`
    const find = async (id: string): Promise<AdapterPayload | undefined> => {
      if (model === 'Client') return describeClient(id)
      const found = kept.get(keyOf(id))
      return found && found.until > Date.now() ? found.payload : undefined
    }
    const findBy = async (property: 'uid' | 'userCode', value: string) => {
      for (const [key, { payload }] of kept)
        if (key.startsWith(`${model}:`) && payload[property] === value) return payload
      return undefined
    }
    return {
      async upsert(id, payload, expiresIn = 3600) {
        const now = Date.now()
        for (const [key, { until }] of kept) if (until <= now) kept.delete(key)
        kept.set(keyOf(id), { payload, until: now + expiresIn * 1000 })
      },
      find,
      findByUid: (uid) => findBy('uid', uid),
      findByUserCode: (userCode) => findBy('userCode', userCode),
      async consume(id) {
        const found = kept.get(keyOf(id))
        if (found) found.payload.consumed = Math.floor(Date.now() / 1000)
      },
      async destroy(id) {
        kept.delete(keyOf(id))
      },
      async revokeByGrantId(grantId) {
        for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key)
      },
    }
  }
}
