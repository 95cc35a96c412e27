/** Values of `Cache-Control`; `immutable` is for addresses that change with their content. */
export const cacheControl = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'no-cache',
  hour: 'public, max-age=3600',
} as const
