import type { SWRConfiguration } from 'swr'

/** Returns SWR options that continue a poll after a failed request, where SWR would stop. A hidden page does not poll. */
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
