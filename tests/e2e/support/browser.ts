import { browserOptions } from '../../../src/shots/browser-options.ts'

/** Debian's Chromium without the parts of a window, so that a journey pays for its page alone. */
export const journeyBrowser = {
  executablePath: '/usr/bin/chromium-headless-shell',
  // Letters are as wide as they are drawn on a phone, and not rounded to whole pixels.
  args: [...browserOptions.args, '--font-render-hinting=none'],
}
