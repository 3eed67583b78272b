import { type Html, html, trusted } from './html.ts'
import { layout, type PageContext } from './layout.ts'
import { type Words, words } from './words.ts'

/** The messages of pages without a form. */
export type Message = 'expired' | 'refused' | 'broken' | 'signed-out'

/** A page that says what happened and links back to the portal. */
export function messagePage(
  context: PageContext,
  message: Message,
  details?: { code: string; description?: string | undefined },
): string {
  const text = words[context.language]
  const { title, lead } = spoken(text, message)
  return layout(context, {
    title,
    content: html`<div class="door">
${drawings[message === 'signed-out' ? 'open' : 'shut']}
<h1>${title}</h1>
<p class="lead">${lead}</p>
<p class="actions"><a class="button primary" href="${context.portal}">${message === 'broken' ? text.tryAgain : text.backToPortal}</a></p>
${details && html`<details><summary>${text.details}</summary>${details.code}${details.description && html`: <span lang="en">${details.description}</span>`}</details>`}
</div>`,
  })
}

/**
 * Tells a person who has just signed in that somebody tried to before them.
 * @param count wrong passwords entered in other browsers
 * @param onward where the sign-in continues
 */
export function wrongPasswordsPage(context: PageContext, count: number, onward: string): string {
  const text = words[context.language]
  return layout(context, {
    title: text.triedTitle,
    content: html`<div class="door">
${drawings.shut}
<h1>${text.triedTitle}</h1>
<p class="lead">${text.tried(count)}</p>
<p class="lead">${text.triedAdvice}</p>
<p class="actions"><a class="button primary" href="${onward}" autofocus>${text.goOn}</a></p>
</div>`,
  })
}

/**
 * Asks whether to sign out; shown only when the request does not prove that it comes from the portal.
 * @param form the provider's form with its CSRF protection, id `op.logoutForm`
 */
export function signOutPage(context: PageContext, form: string): string {
  const text = words[context.language]
  return layout(context, {
    title: text.signOutTitle,
    content: html`<div class="door">
${drawings.open}
<h1>${text.signOutTitle}</h1>
<p class="lead">${text.signOutLead}</p>
${trusted(form)}
<div class="actions">
<button class="primary" type="submit" form="op.logoutForm" name="logout" value="yes">${text.signOut}</button>
<a class="button" href="${context.portal}">${text.staySignedIn}</a>
</div>
</div>`,
  })
}

function spoken(text: Words, message: Message): { title: string; lead: string } {
  switch (message) {
    case 'expired':
      return { title: text.expiredTitle, lead: text.expired }
    case 'refused':
      return { title: text.refusedTitle, lead: text.refused }
    case 'broken':
      return { title: text.brokenTitle, lead: text.broken }
    case 'signed-out':
      return { title: text.signedOutTitle, lead: text.signedOut }
  }
}

const arch = html`<path d="M12 104h136M52 104V58a28 28 0 0 1 56 0v46"/><path class="thin" d="M60 104V59a20 20 0 0 1 40 0v45"/>`
const drawings: Record<'open' | 'shut', Html> = {
  open: html`<svg class="drawing" viewBox="8 12 144 100" aria-hidden="true" focusable="false">${arch}<path class="accent" d="M80 26v-9M98 31l5-7M62 31l-5-7"/></svg>`,
  shut: html`<svg class="drawing" viewBox="8 12 144 100" aria-hidden="true" focusable="false">${arch}<path class="thin" d="M80 39v65M60 72h40"/><path class="accent" d="M88 82a4 4 0 1 0 .01 0M88 90v6"/></svg>`,
}
