import { offerNewVersion } from '../../state/new-version.ts'

/** How often a visit that goes on looks for a newer release, in milliseconds. */
const hour = 3_600_000

/**
 * Registers the site's service worker, which keeps what this visit has fetched, and tells of a newer
 * release. A site without one takes away what an earlier release left on the device.
 */
export async function watchWorker(page = document): Promise<void> {
  const { serviceWorker } = navigator
  if (!serviceWorker) return
  const address = page.documentElement.dataset['worker']
  if (address === undefined || (await isGone(address))) return leave(serviceWorker)
  const registration = await serviceWorker.register(trust(address), { updateViaCache: 'none' })
  watchUpdates(registration, serviceWorker)
  let looked = Date.now()
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'hidden' || Date.now() - looked < hour) return
    looked = Date.now()
    registration.update().catch(() => undefined) // offline; the next look may find it
  })
  const { active } = await serviceWorker.ready
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name)
  active?.postMessage(fetched.filter((name) => name.startsWith(location.origin)))
}

/** Whether the server says that there is no worker; one that does not answer says nothing. */
async function isGone(address: string): Promise<boolean> {
  const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  return answer?.status === 404 || answer?.status === 410
}

async function leave(serviceWorker: ServiceWorkerContainer): Promise<void> {
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
    // The first worker of a device replaces none.
    if (!registration.waiting || !serviceWorker.controller) return
    offerNewVersion(() => {
      serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
      if (registration.waiting) registration.waiting.postMessage('take over')
      else location.reload()
    })
  }
  const follow = (): void => registration.installing?.addEventListener('statechange', offer)
  registration.addEventListener('updatefound', follow)
  follow()
  offer()
}

interface TypesFactory {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => { readonly createScriptURL: (address: string) => string }
}

/** The one address of a script that the page's policy lets through by name. */
function trust(address: string): string {
  // Browsers without Trusted Types take the text itself.
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TypesFactory }
  const policy = trustedTypes?.createPolicy('worker', {
    createScriptURL(asked) {
      if (asked === '/worker.js') return asked
      throw new TypeError(`${asked} is no worker of this site.`)
    },
  })
  return policy?.createScriptURL(address) ?? address
}
