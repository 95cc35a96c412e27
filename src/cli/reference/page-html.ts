import { escapeHtml } from '../../core/contract/escape-html.ts'
import { generatorTag } from '../../core/contract/generator-tag.ts'
import type { DocPage, DocSection } from './doc-page.ts'
import { inline, link } from './html.ts'

/** A group of pages as the contents list them. */
export interface DocGroup {
  readonly title: string
  readonly pages: readonly DocPage[]
}

export interface SiteFrame {
  readonly groups: readonly DocGroup[]
  /** Scripts of this page, which only the search has. */
  readonly scripts: readonly string[]
}

/** Returns the content security policy: styles of the page's own folder, and scripts only on the search page. */
function policyOf(scripts: readonly string[]): string {
  // Opened from the file system a page has no origin, so that 'self' alone would name nothing there.
  const own = "'self' file:"
  return [
    "default-src 'none'",
    `style-src ${own}`,
    `script-src ${scripts.length > 0 ? own : "'none'"}`,
    `form-action ${own}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

/** One page of the reference in its frame. */
export function pageHtml(page: DocPage, frame: SiteFrame, main = sectionsHtml(page)): string {
  const scripts = frame.scripts.map((src) => `<script src="${escapeHtml(src)}" defer></script>`)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
${generatorTag}
<meta http-equiv="Content-Security-Policy" content="${policyOf(frame.scripts)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(page.title)} · Livery</title>
<link rel="stylesheet" href="reference.css">
${scripts.join('\n')}
</head>
<body class="page">
<a class="skip" href="#main">To the text</a>
<header class="top">
<a class="home" href="index.html">Livery reference</a>
<search class="search"><form class="form" action="search.html" method="get"><label class="label" for="words">Search</label><input class="input" id="words" name="q" type="search" autocomplete="off"><button class="button">Find</button></form></search>
</header>
<div class="columns">
<nav class="contents" aria-label="Contents">${contentsHtml(frame.groups, page.file)}</nav>
<main class="main" id="main" tabindex="-1">
<h1 class="title">${escapeHtml(page.title)}</h1>
<p class="lead">${inline(page.lead)}</p>
${main}
</main>
</div>
</body>
</html>
`
}

function contentsHtml(groups: readonly DocGroup[], current: string): string {
  return groups
    .map(({ title, pages }) => {
      const items = pages.map(({ file, title: name }) => {
        const here = file === current ? ' aria-current="page"' : ''
        return `<li class="item"><a class="entry" href="${file}"${here}>${escapeHtml(name)}</a></li>`
      })
      return `<h2 class="group">${escapeHtml(title)}</h2><ul class="list">${items.join('')}</ul>`
    })
    .join('')
}

function sectionsHtml({ sections }: DocPage): string {
  return sections.map(sectionHtml).join('\n')
}

function sectionHtml({ id, title, kind, body, level }: DocSection): string {
  const name = escapeHtml(id)
  return `<section class="section" data-level="${level}" aria-labelledby="${name}">
<h${level} class="heading" id="${name}"><a class="anchor" href="#${encodeURIComponent(id)}">${escapeHtml(title)}</a> <span class="kind">${escapeHtml(kind)}</span></h${level}>
${body}
</section>`
}

/** The front page: what there is, page by page. */
export function contentsOf(groups: readonly DocGroup[]): string {
  return groups
    .map(({ title, pages }) => {
      const items = pages.map(
        ({ file, title: name, lead }) =>
          `<li class="item">${link(file, name)} <span class="note">${inline(lead)}</span></li>`,
      )
      return `<h2 class="heading">${escapeHtml(title)}</h2><ul class="list">${items.join('')}</ul>`
    })
    .join('')
}
