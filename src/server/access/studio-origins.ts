/** The origins of the studio, its previews, and the games and the social sign-in of the sandbox. */
export interface StudioOrigins {
  /** The origins of the studio, which may frame previews. */
  readonly studio: () => readonly string[]
  /** Returns the origin of a name beside the studio, such as `http://games.localhost:4173` of `games`. */
  readonly originOf: (name: string) => string
  /** Returns the name of a host beside the studio: `games` of `games.localhost:4173`. */
  readonly nameOf: (host: string | undefined) => string | undefined
  /** The source expression of everything beside the studio. */
  readonly beside: () => string
}

/** Returns the origins of a host of this machine: names below `localhost`. */
export function localOrigins(port: () => number): StudioOrigins {
  return {
    studio: () => ['localhost', '127.0.0.1'].map((name) => `http://${name}:${port()}`),
    originOf: (name) => `http://${name}.localhost:${port()}`,
    nameOf: (host) => /^([^.:]*)\.localhost(?::\d+)?$/i.exec(host ?? '')?.[1]?.toLowerCase(),
    beside: () => `http://*.localhost:${port()}`,
  }
}

/** Returns the origins of a studio behind a proxy: names below its own. */
export function servedOrigins(origin: string): StudioOrigins {
  const { protocol, host } = new URL(origin)
  return {
    studio: () => [origin],
    originOf: (name) => `${protocol}//${name}.${host}`,
    nameOf: (asked) => {
      const name = asked?.toLowerCase().endsWith(`.${host}`) && asked.slice(0, -host.length - 1)
      return name && /^[a-z0-9-]+$/i.test(name) ? name.toLowerCase() : undefined
    },
    beside: () => `${protocol}//*.${host}`,
  }
}

/** Returns the id of the preview that a host is of; undefined for any other host. */
export function readPreviewId(
  host: string | undefined,
  origins: StudioOrigins,
): string | undefined {
  const name = origins.nameOf(host)
  return name?.startsWith(previewName('')) ? name.slice(previewName('').length) : undefined
}

/** Returns the name of a preview beside the studio. */
export function previewName(id: string): string {
  return `preview-${id}`
}
