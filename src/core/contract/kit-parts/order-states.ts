/** What becomes of an order. */
export const orderStates = {
  waiting: 'It is in work.',
  done: 'It is done.',
  failed: 'It failed or was refused.',
  void: 'It was cancelled and moved nothing.',
} as const
