import { type DemoPerson, demoPassword } from '../../database/demo/people.ts'
import { type Html, html } from './html.ts'
import { layout, type PageContext } from './layout.ts'
import { alert, carried, type EmailProblem, emailWords, passwordField } from './parts.ts'
import { type Words, words } from './words.ts'

/** Why the person is still on this page. */
export type SignInProblem =
  | { kind: 'incomplete'; email?: EmailProblem; password?: 'missing' }
  | { kind: 'wrong' }
  | { kind: 'too-many'; seconds: number; isKnownBrowser: boolean }
  | { kind: 'foreign' }

export interface SignInPage {
  /** URL the form is posted to. */
  action: string
  /** URL of the page for forgotten passwords, where it is offered. */
  forgotten: string | undefined
  /** The e-mail address as typed or hinted. */
  email: string
  /** Whether a new password has just been chosen. */
  isChanged: boolean
  problem?: SignInProblem
  /** Only with demo data. */
  people: readonly DemoPerson[]
}

/** The sign-in page: one form for everybody and, with demo data, one button for each demo person. */
export function signInPage(context: PageContext, page: SignInPage): string {
  const text = words[context.language]
  const demo = page.people.length > 0
  return layout(context, {
    title: text.signInTitle,
    wide: demo,
    form: 'own',
    hasPassword: true,
    content: html`<div class="door">
<h1>${text.signInTitle}</h1>
<p class="lead">${text.signInLead}</p>
${page.problem && alert(page.problem.kind === 'too-many' ? text.tooManyTitle : text.errorTitle, explanation(text, page.problem))}
${page.isChanged && html`<p class="done" role="status">${text.passwordChanged}</p>`}
${form(context, text, page)}
</div>
${demo && people(context, text, page)}`,
  })
}

function explanation(text: Words, problem: SignInProblem): Html {
  switch (problem.kind) {
    case 'incomplete': {
      const email = emailMessage(text, problem)
      return html`<ul>${email && html`<li><a href="#email">${email}</a></li>`}${problem.password && html`<li><a href="#password">${text.passwordMissing}</a></li>`}</ul>`
    }
    case 'wrong':
      return html`${text.wrong}`
    case 'too-many':
      return html`${text.tooMany(problem.seconds)}${!problem.isKnownBrowser && html` ${text.tooManyElsewhere}`}`
    case 'foreign':
      return html`${text.foreignPost}`
  }
}

function emailMessage(text: Words, problem: SignInProblem | undefined): string | undefined {
  if (problem?.kind !== 'incomplete' || !problem.email) return undefined
  return emailWords(text, problem.email)
}

function form(context: PageContext, text: Words, { action, forgotten, email, problem }: SignInPage): Html {
  const emailWrong = emailMessage(text, problem)
  const passwordWrong = problem?.kind === 'incomplete' && problem.password ? text.passwordMissing : undefined
  const passwordFirst = email !== '' && !problem
  return html`<form class="own" id="own" method="post" action="${action}" novalidate>
${carried(context)}
<div class="field">
<label for="email">${text.email}</label>
${emailWrong && html`<span class="wrong" id="email-wrong">${emailWrong}</span>`}
<input id="email" name="email" type="email" value="${email}" maxlength="254" autocomplete="username" autocapitalize="none" spellcheck="false" required${emailWrong && html` aria-invalid="true" aria-describedby="email-wrong"`}${!problem && !passwordFirst && html` autofocus`}>
</div>
${passwordField(text, { label: text.password, wrong: passwordWrong, autocomplete: 'current-password', autofocus: passwordFirst })}
<button class="primary" type="submit">${text.signIn}</button>
${forgotten !== undefined && html`<p class="aside"><a href="${forgotten}">${text.forgotten}</a></p>`}
</form>`
}

function people(context: PageContext, text: Words, page: SignInPage): Html {
  return html`<section class="people" aria-labelledby="people">
<h2 id="people">${text.demoTitle}</h2>
<p>${text.demoLead} ${text.demoPassword} <code>${demoPassword}</code>.</p>
<ul>
${page.people.map(person => personForm(context, text, page.action, person))}
</ul>
</section>`
}

function personForm(context: PageContext, text: Words, action: string, person: DemoPerson): Html {
  const name = `${person.firstName} ${person.lastName}`
  const initials = `${person.firstName.charAt(0)}${person.lastName.replace(/^\P{Lu}+/u, '').charAt(0)}`
  return html`<li><form method="post" action="${action}">
${carried(context)}
<input type="hidden" name="email" value="${person.email}">
<input type="hidden" name="password" value="${demoPassword}">
<button class="person" type="submit"><span class="initials" aria-hidden="true">${initials}</span><span><span class="name"><span class="unseen">${text.signInAs} </span>${name}</span> <span class="role">${text.demoRole[person.role]}</span></span><svg class="go" viewBox="0 0 18 18" aria-hidden="true" focusable="false"><path d="M3 9h11M10 5l4 4-4 4"/></svg></button>
</form></li>`
}
