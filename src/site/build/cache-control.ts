/** How long an answer may be kept: `immutable` is for addresses that change with what they answer. */
export const cacheControl = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'no-cache',
  hour: 'public, max-age=3600',
} as const
