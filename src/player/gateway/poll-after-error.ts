import type { SWRConfiguration } from 'swr'

/** Keeps a poll going after an answer that failed, where SWR would stop; a hidden page waits. */
export function pollAfterError(ms: number): SWRConfiguration {
  return {
    shouldRetryOnError: true,
    onErrorRetry(_error, _key, config, revalidate, { retryCount }) {
      const again = (): void => {
        if (config.isVisible()) void revalidate({ retryCount })
        else setTimeout(again, ms)
      }
      setTimeout(again, ms)
    },
  }
}
