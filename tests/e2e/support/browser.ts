import { join } from 'node:path'
import { browserOptions } from '../../../src/cli/screenshots/browser-options.ts'

/** The width of the letters in the phone's own font; `tests/fonts` has a file for each. */
export type PhoneFont = 'usual' | 'narrow' | 'wide'

/**
 * Returns how Debian's Chromium is started without the parts of a window, so that a journey pays
 * for its page alone, and with the fonts of the journeys alone, so that a machine's others move no
 * letter.
 */
export function browserWith(font: PhoneFont) {
  const fontsFolder = join(import.meta.dirname, '../../fonts')
  return {
    executablePath: '/usr/bin/chromium-headless-shell',
    // Letters are as wide as they are drawn on a phone, and not rounded to whole pixels.
    args: [...browserOptions.args, '--font-render-hinting=none'],
    env: { ...process.env, FONTCONFIG_PATH: fontsFolder, FONTCONFIG_FILE: `${font}.conf` },
  }
}

export const journeyBrowser = browserWith('usual')
