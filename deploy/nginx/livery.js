// What nginx cannot read by itself: which site a host serves now, and with which policy.
// biome-ignore lint/style/useNodejsImportProtocol: njs knows it by this name.
import fs from 'fs'

const name = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/

/** The folder of the site that the host serves; empty where it serves none. */
function site(request) {
  const host = request.variables.host
  const root = request.variables.livery_root
  if (!name.test(host)) return ''
  try {
    const sites = `${fs.realpathSync(root)}/sites/`
    const found = fs.realpathSync(`${root}/hosts/${host}`)
    return found.startsWith(sites) ? found : ''
  } catch (_error) {
    return ''
  }
}

/** The policy that the site brings along. */
function policy(request) {
  const folder = request.variables.livery_site
  if (folder === '') return ''
  return JSON.parse(fs.readFileSync(`${folder}/site.json`)).headers['content-security-policy']
}

/** The tag of what the host serves: a site never changes. */
function mark(request) {
  const folder = request.variables.livery_site
  return `W/"${folder.slice(folder.lastIndexOf('/') + 1)}"`
}

export default { site, policy, mark }
