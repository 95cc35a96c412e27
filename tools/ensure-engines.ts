import { executables } from '../tests/engines/executables.ts'
import { ensurePackages } from './debian/ensure-packages.ts'

/** The engines beside Chromium that players have: Firefox's, and Safari's as Debian builds it. */
const packages = {
  'firefox-esr': executables.firefox,
  'webkit2gtk-driver': executables.miniBrowser,
  xvfb: '/usr/bin/Xvfb',
} as const

if (ensurePackages(packages).length > 0) process.exitCode = 1
