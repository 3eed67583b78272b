import { mountPath } from '../settings.ts'
import type { Assets } from './assets.ts'
import { type Html, html } from './html.ts'
import type { Language } from './language.ts'
import type { Theme } from './theme.ts'
import { words } from './words.ts'

/** What every page needs for rendering. */
export interface PageContext {
  language: Language
  assets: Assets
  /** The portal's address, which the logo links to. */
  portal: string
  /** The theme chosen in the portal; without one the system's preference applies. */
  theme?: Theme | undefined
  /** Where people get help. */
  support?: string | undefined
}

interface Page {
  title: string
  content: Html
  /** Two columns on wide screens. */
  wide?: boolean
  /**
   * The id of a form that reloads the page in the other language, keeping what was typed; without it there is no
   * language switch.
   */
  form?: string
  /** Whether the page has a password field. */
  hasPassword?: boolean
}

/** The form field that requests the page in another language instead of submitting the form. */
export const switchField = 'switch-to'

/**
 * A whole page: head, logo, language switch, main content, support link and the paving. Needs no JavaScript and no
 * inline style.
 */
export function layout(
  context: PageContext,
  { title, content, wide = false, form, hasPassword = false }: Page,
): string {
  const text = words[context.language]
  const page = html`<!doctype html>
<html lang="${context.language}"${context.theme && html` data-theme="${context.theme}"`}>
<head>
<meta charset="utf-8">
<title>${title} – Parvis</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="${assetHref(context.assets.icon)}" type="image/svg+xml">
${context.assets.preload.map(name => html`<link rel="preload" href="${assetHref(name)}" as="font" type="font/woff2" crossorigin>`)}
<link rel="stylesheet" href="${assetHref(context.assets.styleSheet)}">
${hasPassword && html`<script src="${assetHref(context.assets.script)}" type="module"></script>`}
</head>
<body>
<header class="top">
<a class="brand" href="${context.portal}"><svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M2 21.5h20M4.5 21.5V11a7.5 7.5 0 0 1 15 0v10.5"/><path class="inner" d="M9 21.5V11.5a3 3 0 0 1 6 0v10"/></svg>Parvis</a>
${form !== undefined && languageSwitch(context, form)}
</header>
<main${wide && html` class="wide"`}>
${content}
</main>
${context.support !== undefined && html`<footer><a href="${context.support}">${text.support}</a></footer>`}
${paving}
</body>
</html>`
  return page.html
}

/** A submit button of the form, so that switching keeps what was typed, without a script. */
function languageSwitch(context: PageContext, form: string): Html {
  const text = words[context.language]
  const other: Language = context.language === 'en' ? 'fr' : 'en'
  // Enter activates the first submit button of a form, which must not be the language switch.
  return html`<button class="unseen" type="submit" form="${form}" tabindex="-1" aria-hidden="true"></button>
<button class="language" type="submit" form="${form}" name="${switchField}" value="${other}" lang="${other}" title="${text.switchTo}">${text.otherLanguage}</button>`
}

function assetHref(name: string): string {
  return `${mountPath}/assets/${name}`
}

/** A paved square in perspective: joints that run to a vanishing point, and rows that grow towards the viewer. */
const paving = html`<svg class="paving" viewBox="0 0 1200 300" preserveAspectRatio="none" aria-hidden="true" focusable="false"><path d="${pavingPath()}"/></svg>`

function pavingPath(): string {
  const rows = [70, 84, 102, 126, 158, 200, 254]
  const joints = Array.from({ length: 25 }, (_, index) => index - 12)
  const across = rows.map(y => `M0 ${y}H1200`)
  const away = joints.map(step => `M${600 + step * 46} 70L${600 + step * 150} 300`)
  return [...across, ...away].join('')
}
