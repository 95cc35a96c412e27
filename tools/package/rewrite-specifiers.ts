/**
 * Names compiled modules where the compiler leaves a source: in the address of a thread, and in a module that is
 * JavaScript already.
 */
export function rewriteSpecifiers(code: string): string {
  return code
    .replace(/(new URL\('\.[^']+)\.ts(', import\.meta\.url\))/g, '$1.js$2')
    .replace(/((?:from |import\()'\.[^']+)\.ts'/g, "$1.js'")
}
