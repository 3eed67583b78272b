import { type Html, html } from './html.ts'
import type { PageContext } from './layout.ts'
import { themeParameter } from './theme.ts'
import type { Words } from './words.ts'

/** Hidden fields that carry language and theme over to the next page. */
export function carried({ language, theme }: PageContext): Html {
  return html`<input type="hidden" name="language" value="${language}">${theme && html`<input type="hidden" name="${themeParameter}" value="${theme}">`}`
}

/** An error summary that keeps the person on the page; autofocus moves focus to it without a script. */
export function alert(title: string, explanation: Html): Html {
  return html`<div class="alert" role="alert" tabindex="-1" autofocus><strong>${title}</strong>${explanation}</div>`
}

interface PasswordField {
  label: string
  hint?: string
  wrong: string | undefined
  autocomplete: 'current-password' | 'new-password'
  autofocus: boolean
}

/** A password field, with a button to show the password where scripts run. */
export function passwordField(text: Words, field: PasswordField): Html {
  const { hint, wrong } = field
  const described = [wrong !== undefined && 'password-wrong', hint !== undefined && 'password-hint']
    .filter(id => id !== false)
    .join(' ')
  return html`<div class="field">
<label for="password">${field.label}</label>
${hint !== undefined && html`<span class="hint" id="password-hint">${hint}</span>`}
${wrong !== undefined && html`<span class="wrong" id="password-wrong">${wrong}</span>`}
<div class="secret">
<input id="password" name="password" type="password" maxlength="200" autocomplete="${field.autocomplete}" autocapitalize="none" spellcheck="false" required${wrong !== undefined && html` aria-invalid="true"`}${described !== '' && html` aria-describedby="${described}"`}${field.autofocus && html` autofocus`}>
<button class="show" type="button" aria-controls="password" aria-pressed="false" hidden>${text.show}<span class="unseen"> ${text.showWhat}</span></button>
</div>
</div>`
}

/** What is wrong with an e-mail address. */
export type EmailProblem = 'missing' | 'malformed'

/** The message for a problem with an e-mail address. */
export function emailWords(text: Words, problem: EmailProblem): string {
  return problem === 'missing' ? text.emailMissing : text.emailMalformed
}
