import { ensurePackages } from './debian/ensure-packages.ts'

/** The packages that tests run: web servers, an S3 server that checks signatures, and a database of a team. */
const packages = {
  nginx: '/usr/sbin/nginx',
  'libnginx-mod-http-js': '/usr/lib/nginx/modules/ngx_http_js_module.so',
  'libnginx-mod-http-brotli-static': '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  caddy: '/usr/bin/caddy',
  radosgw: '/usr/bin/radosgw',
  'ceph-mon': '/usr/bin/ceph-mon',
  'ceph-osd': '/usr/bin/ceph-osd',
  postgresql: '/usr/share/doc/postgresql/copyright',
} as const

if (ensurePackages(packages).length > 0) process.exitCode = 1
