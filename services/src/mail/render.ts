import { type Html, html, trusted } from '../identity/page/html.ts'
import { mailColours } from './colours.ts'
import type { MailContent, MailLanguage } from './content.ts'
import { inLines, inOneLine } from './plain.ts'

/** A message as it is sent. */
export interface RenderedMail {
  subject: string
  text: string
  html: string
}

const words = {
  fr: { code: 'Code', footer: 'Parvis envoie ce message automatiquement. Ne répondez pas à cette adresse.' },
  en: { code: 'Code', footer: 'Parvis sends this message automatically. Do not reply to this address.' },
} as const

/** Maximum length of a subject; longer ones are truncated between characters. */
const subjectLimit = 200

/**
 * Renders a message as plain text and as HTML with the same content. Field values always stay text, and the only link
 * is one to `publicOrigin`: an action that leads elsewhere is omitted.
 */
export function renderMail(content: MailContent, language: MailLanguage, publicOrigin: string): RenderedMail {
  const clean: MailContent = {
    subject: Array.from(inOneLine(content.subject)).slice(0, subjectLimit).join(''),
    heading: inOneLine(content.heading),
    paragraphs: content.paragraphs.map(inLines).filter(text => text !== ''),
    facts: (content.facts ?? []).map(({ term, value }) => ({ term: inOneLine(term), value: inLines(value) })),
    ...(content.code === undefined ? {} : { code: inOneLine(content.code) }),
    ...(content.closing === undefined ? {} : { closing: inLines(content.closing) }),
  }
  const address = content.action && addressOf(content.action.url, publicOrigin)
  const action =
    content.action && address ? { label: inOneLine(content.action.label), url: address } : undefined
  const whole = action ? { ...clean, action } : clean
  return { subject: clean.subject, text: asText(whole, language), html: asHtml(whole, language) }
}

/** @returns undefined when it is not a URL of the portal */
function addressOf(url: string, publicOrigin: string): string | undefined {
  if (!URL.canParse(url, publicOrigin)) return undefined
  const address = new URL(url, publicOrigin)
  const isOurs = address.origin === publicOrigin && !address.username && !address.password
  return isOurs && /^https?:$/.test(address.protocol) ? address.href : undefined
}

function asText(content: MailContent, language: MailLanguage): string {
  const { heading, paragraphs, facts = [], code, action, closing } = content
  const colon = language === 'fr' ? '\u00a0: ' : ': '
  const parts = [
    heading,
    ...paragraphs,
    facts.map(({ term, value }) => `${term}${colon}${value}`).join('\n'),
    code === undefined ? '' : `${words[language].code}${colon}${code}`,
    action ? `${action.label}${colon.trimEnd()}\n${action.url}` : '',
    closing ?? '',
    `-- \n${words[language].footer}`,
  ]
  return `${parts.filter(part => part !== '').join('\n\n')}\n`
}

const { light, dark } = mailColours
const font = "font-family:'Atkinson Hyperlegible Next',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif"

/**
 * For mail clients that support dark themes. All others show the light theme in full, so that text is never dark on
 * dark.
 */
const darkStyle = trusted(`:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.page{background:${dark.paper}!important}
.card{background:${dark.surface}!important;border-color:${dark.hairline}!important}
.ink{color:${dark.ink}!important}
.muted{color:${dark.muted}!important}
.line{border-color:${dark.hairline}!important}
.code{background:${dark.accentSoft}!important;color:${dark.ink}!important}
.button{background:${dark.accent}!important;color:${dark.onAccent}!important}
}`)

function asHtml(content: MailContent, language: MailLanguage): string {
  const { subject, heading, paragraphs, facts = [], code, action, closing } = content
  const page: Html = html`<!doctype html>
<html lang="${language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${darkStyle}</style>
</head>
<body class="page" style="margin:0;padding:24px 12px;background:${light.paper}">
<div lang="${language}" style="max-width:600px;margin:0 auto;${font};font-size:16px;line-height:1.5">
<p class="ink" style="margin:0 0 16px;color:${light.ink};font-size:18px;font-weight:600">Parvis</p>
<main class="card" style="display:block;padding:24px;background:${light.surface};border:1px solid ${light.hairline};border-radius:10px;overflow-wrap:anywhere">
<h1 class="ink" style="margin:0 0 16px;color:${light.ink};font-family:Newsreader,Georgia,serif;font-size:24px;line-height:1.25;font-weight:500">${heading}</h1>
${paragraphs.map(paragraph)}
${
  facts.length > 0 &&
  html`<dl class="line" style="margin:0 0 16px;padding:12px 0 0;border-top:1px solid ${light.hairline}">
${facts.map(
  ({ term, value }) =>
    html`<dt class="muted" style="color:${light.muted};font-size:14px">${term}</dt><dd class="ink" style="margin:0 0 12px;color:${light.ink};white-space:pre-line">${value}</dd>`,
)}
</dl>`
}
${
  code !== undefined &&
  html`<p class="code" style="margin:0 0 16px;padding:12px 16px;background:${light.accentSoft};color:${light.ink};border-radius:8px;font-family:ui-monospace,Consolas,monospace;font-size:24px;letter-spacing:2px">${code}</p>`
}
${
  action &&
  html`<p style="margin:0 0 16px"><a class="button" href="${action.url}" style="display:inline-block;padding:12px 20px;background:${light.accent};color:${light.onAccent};border-radius:8px;text-decoration:none;font-weight:600">${action.label}</a></p>
<p class="muted" style="margin:0 0 16px;color:${light.muted};font-size:14px">${action.url}</p>`
}
${closing !== undefined && paragraph(closing)}
</main>
<p class="muted" style="margin:16px 0 0;color:${light.muted};font-size:14px">${words[language].footer}</p>
</div>
</body>
</html>`
  return page.html
}

const paragraph = (text: string): Html =>
  html`<p class="ink" style="margin:0 0 16px;color:${light.ink};white-space:pre-line">${text}</p>`
