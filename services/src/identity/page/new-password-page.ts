import { type Html, html } from './html.ts'
import { layout, type PageContext } from './layout.ts'
import { alert, carried, passwordField } from './parts.ts'
import { words } from './words.ts'

interface ForgottenPage {
  /** URL the form is posted to. */
  action: string
  /** URL of the sign-in page. */
  back: string
  /** The e-mail address as typed or hinted. */
  email: string
  problem?: { email: string } | { other: string } | undefined
  /** Whether there are demo people, who all have the same password. */
  demo: boolean
}

/** Asks for the address to send the code for a new password to. */
export function forgottenPage(context: PageContext, page: ForgottenPage): string {
  const text = words[context.language]
  const { problem } = page
  const wrong = problem && 'email' in problem ? problem.email : undefined
  return layout(context, {
    title: text.forgottenTitle,
    form: 'own',
    content: html`<div class="door">
<h1>${text.forgottenTitle}</h1>
<p class="lead">${text.forgottenLead}${page.demo && html` ${text.forgottenDemo}`}</p>
${problem && alert(text.notSentTitle, wrong === undefined ? html`${'other' in problem && problem.other}` : html`<ul><li><a href="#email">${wrong}</a></li></ul>`)}
<form class="own" id="own" method="post" action="${page.action}" novalidate>
${carried(context)}
<div class="field">
<label for="email">${text.email}</label>
${wrong !== undefined && html`<span class="wrong" id="email-wrong">${wrong}</span>`}
<input id="email" name="email" type="email" value="${page.email}" maxlength="254" autocomplete="username" autocapitalize="none" spellcheck="false" required${wrong !== undefined && html` aria-invalid="true" aria-describedby="email-wrong"`}${!problem && html` autofocus`}>
</div>
<button class="primary" type="submit">${text.sendCode}</button>
</form>
${backTo(page.back, text.backToSignIn)}
</div>`,
  })
}

interface NewPasswordPage {
  action: string
  back: string
  /** URL where another code can be requested. */
  again: string
  email: string
  token: string
  code: string
  /** Minutes for which a code is valid. */
  minutes: number
  /** Codes that are sent to one account at most. */
  mailsPerHour: number
  problem?: { code?: string | undefined; password?: string | undefined } | { other: string } | undefined
}

/**
 * Asks for the code from the e-mail and for the new password. The page is the same whether or not an e-mail was sent.
 */
export function newPasswordPage(context: PageContext, page: NewPasswordPage): string {
  const text = words[context.language]
  const { problem } = page
  const fields = problem && !('other' in problem) ? problem : {}
  const { code: codeWrong, password: passwordWrong } = fields
  return layout(context, {
    title: text.newPasswordTitle,
    form: 'own',
    hasPassword: true,
    content: html`<div class="door">
<h1>${text.newPasswordTitle}</h1>
<p class="lead">${text.codeSent(page.email, page.minutes, page.mailsPerHour)}</p>
${
  problem &&
  alert(
    text.notChangedTitle,
    'other' in problem
      ? html`${problem.other}`
      : html`<ul>${codeWrong !== undefined && html`<li><a href="#code">${codeWrong}</a></li>`}${passwordWrong !== undefined && html`<li><a href="#password">${passwordWrong}</a></li>`}</ul>`,
  )
}
<form class="own" id="own" method="post" action="${page.action}" novalidate>
${carried(context)}
<input type="hidden" name="token" value="${page.token}">
<input type="hidden" name="email" value="${page.email}" autocomplete="username">
<div class="field">
<label for="code">${text.code}</label>
<span class="hint" id="code-hint">${text.codeHint}</span>
${codeWrong !== undefined && html`<span class="wrong" id="code-wrong">${codeWrong}</span>`}
<input id="code" name="code" type="text" value="${page.code}" maxlength="20" autocomplete="one-time-code" autocapitalize="characters" spellcheck="false" required aria-describedby="${codeWrong !== undefined && html`code-wrong `}code-hint"${codeWrong !== undefined && html` aria-invalid="true"`}${!problem && html` autofocus`}>
</div>
${passwordField(text, { label: text.newPassword, hint: text.newPasswordHint, wrong: passwordWrong, autocomplete: 'new-password', autofocus: false })}
<button class="primary" type="submit">${text.changePassword}</button>
</form>
${backTo(page.again, text.askAgain)}
${backTo(page.back, text.backToSignIn)}
</div>`,
  })
}

function backTo(href: string, label: string): Html {
  return html`<p class="lead"><a href="${href}">${label}</a></p>`
}
