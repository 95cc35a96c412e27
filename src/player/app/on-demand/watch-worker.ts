import { offerNewVersion } from '../../state/new-version.ts'

/** Milliseconds between two checks for a newer release during one visit. */
const updateCheckMs = 3_600_000

/**
 * Registers the site's service worker, which caches what this visit has fetched, and offers a newer
 * release. A site without a service worker unregisters that of an earlier release and deletes its caches.
 */
export async function watchWorker(page = document): Promise<void> {
  const { serviceWorker } = navigator
  if (!serviceWorker) return
  const address = page.documentElement.dataset['worker']
  if (address === undefined || (await isRemoved(address))) return unregister(serviceWorker)
  const registration = await serviceWorker.register(toTrustedUrl(address), {
    updateViaCache: 'none',
  })
  watchUpdates(registration, serviceWorker)
  let checkedAt = Date.now()
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'hidden' || Date.now() - checkedAt < updateCheckMs) return
    checkedAt = Date.now()
    registration.update().catch(() => undefined) // offline: the next check may succeed
  })
  const { active } = await serviceWorker.ready
  const fetchedUrls = performance.getEntriesByType('resource').map(({ name }) => name)
  active?.postMessage(fetchedUrls.filter((name) => name.startsWith(location.origin)))
}

/** Returns whether the server answers that there is no worker. Without an answer the result is false. */
async function isRemoved(address: string): Promise<boolean> {
  const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  return answer?.status === 404 || answer?.status === 410
}

async function unregister(serviceWorker: ServiceWorkerContainer): Promise<void> {
  const registrations = await serviceWorker.getRegistrations()
  if (registrations.length === 0) return
  await Promise.all(registrations.map((one) => one.unregister()))
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith('livery-')).map((name) => caches.delete(name)),
  )
}

function watchUpdates(
  registration: ServiceWorkerRegistration,
  serviceWorker: ServiceWorkerContainer,
): void {
  const offer = (): void => {
    // The first worker of a device replaces no other, so there is nothing to offer.
    if (!registration.waiting || !serviceWorker.controller) return
    offerNewVersion(() => {
      serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
      if (registration.waiting) registration.waiting.postMessage('take over')
      else location.reload()
    })
  }
  const watchInstalling = (): void =>
    registration.installing?.addEventListener('statechange', offer)
  registration.addEventListener('updatefound', watchInstalling)
  watchInstalling()
  offer()
}

interface TypesFactory {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => { readonly createScriptURL: (address: string) => string }
}

/** Returns the address as a trusted script URL. The page's policy accepts this one script only. */
function toTrustedUrl(address: string): string {
  // Browsers without Trusted Types take a plain string.
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TypesFactory }
  const policy = trustedTypes?.createPolicy('worker', {
    createScriptURL(requested) {
      if (requested === '/worker.js') return requested
      throw new TypeError(`"${requested}" is not the service worker of this site.`)
    },
  })
  return policy?.createScriptURL(address) ?? address
}
