import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'

/**
 * Returns the environment of a thread or process that finds its code compiled where this one does: it inherits
 * the variable, but not a call of `enableCompileCache` (https://nodejs.org/api/module.html#moduleenablecompilecacheoptions).
 */
export function compiledEnv(): NodeJS.ProcessEnv {
  // Node puts what it compiles into a folder of its version below the folder that it was given.
  const compiled = getCompileCacheDir()
  return compiled === undefined
    ? process.env
    : { ...process.env, NODE_COMPILE_CACHE: dirname(compiled) }
}
