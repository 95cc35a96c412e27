declare global {
  var startBench: (() => Promise<void>) | undefined
  var flipFlag: (() => Promise<void>) | undefined
}

/** Kept once what was rendered has been painted. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve()
      port2.postMessage(0)
    })
  })
}
