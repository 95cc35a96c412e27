import { printPlace } from '../../core/config/source.ts'
import { escapeHtml } from '../../core/contract/escape-html.ts'
import { type FrameData, frameDataId } from '../../core/contract/frame-message.ts'
import type { StudioFinding } from '../../core/contract/generated/studio-api.ts'
import type { SitePage } from '../../site/assemble/build-site.ts'
import { inlineJson } from '../../site/assemble/page-html.ts'
import { contentSecurityPolicy } from '../../site/assemble/security-headers.ts'
import type { Sendable } from '../merchants/send.ts'

/** The additions to the player's page in a preview. */
export interface PreviewPage {
  readonly page: SitePage
  /** The address of the preview agent's script; undefined if it is not built. */
  readonly script: string | undefined
  readonly data: FrameData
}

/** The player's page with its scenario in it, ahead of the player's own script. */
export function previewPage({ page, script, data }: PreviewPage): Sendable {
  const tags = [
    `<script type="application/json" id="${frameDataId}">${inlineJson(data)}</script>`,
    script ? `<script type="module" crossorigin src="${escapeHtml(script)}"></script>` : '',
  ]
  return sendPage({
    html: page.html.replace(/<head>|<meta charset[^>]*>/, (tag) => tag + tags.join('')),
    policy: page.policy,
    studio: data.studio,
  })
}

/** A page of words where there is nothing to preview. */
export function noticePage(notice: {
  readonly title: string
  readonly lines: readonly string[]
  readonly studio: readonly string[]
}): Sendable {
  const { title, lines, studio } = notice
  const items = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')
  return {
    ...sendPage({
      html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head><body><h1>${escapeHtml(title)}</h1>${items}</body></html>`,
      policy: bare,
      studio,
    }),
    status: 404,
  }
}

/** An error as a line of such a page. */
export function lineOf({ message, ...place }: StudioFinding): string {
  return `${printPlace(place)} ${message}`
}

const bare = contentSecurityPolicy({
  styleHashes: [],
  imageHosts: [],
  frameHosts: [],
  gatewayOrigin: '',
})

interface Sent extends SitePage {
  readonly studio: readonly string[]
}

/** Only the studio frames it, and nobody keeps it: it holds a session. */
function sendPage({ html, policy, studio }: Sent): Sendable {
  const framers = `frame-ancestors ${studio.join(' ')}`
  return {
    body: html,
    type: 'text/html; charset=utf-8',
    cache: 'revalidate',
    headers: {
      'content-security-policy': policy.replace("frame-ancestors 'self'", () => framers),
      'cache-control': 'no-store',
    },
  }
}
