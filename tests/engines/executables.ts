/**
 * The paths of the engines that Debian installs beside Chromium; WebKitGTK's MiniBrowser is a window that
 * its driver starts.
 */
export const executables = {
  firefox: '/usr/bin/firefox-esr',
  miniBrowser: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
} as const
