import { runInNewContext } from 'node:vm'
import type { GatewayAdapter } from '../../core/contract/gateway-adapter.ts'

const exporting = 'export default '

/** The longest time that the code of an adapter may take when it is loaded, in milliseconds. */
const longestLoad = 5000

/** Returns the script of an adapter for a site: a module whose default export is the adapter. */
export function composeScript(code: string): string {
  return `${exporting}(()=>{const exports={};${code};return exports.default})()`
}

/**
 * Runs the script of an adapter in a context of its own, which has the language and nothing of this process. Throws what
 * the script throws, and where it does not end.
 */
export function loadAdapter(script: string): GatewayAdapter {
  const expression = script.slice(exporting.length)
  // `compileAdapter` has checked the shape; before, it may be anything.
  return runInNewContext(expression, Object.create(null), {
    timeout: longestLoad,
  }) as GatewayAdapter
}
