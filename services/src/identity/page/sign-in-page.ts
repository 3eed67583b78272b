import { type DemoPerson, demoPassword } from '../../database/demo/people.ts'
import { type Html, html } from './html.ts'
import { layout, type PageContext } from './layout.ts'
import { themeParameter } from './theme.ts'
import { type Words, words } from './words.ts'

/** Why the person is still on this page. */
export type SignInProblem =
  | { kind: 'incomplete'; email?: 'missing' | 'malformed'; password?: 'missing' }
  | { kind: 'wrong' }
  | { kind: 'too-many'; seconds: number; isKnownBrowser: boolean }
  | { kind: 'foreign' }

export interface SignInPage {
  /** Where the form goes. */
  action: string
  /** The e-mail as it was typed or hinted. */
  email: string
  problem?: SignInProblem
  /** Only with demo data. */
  people: readonly DemoPerson[]
}

/** The sign-in page: a form for everybody and, with demo data, one button for each demo person. */
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
${page.problem && alert(text, page.problem)}
${form(context, text, page)}
</div>
${demo && people(context, text, page)}`,
  })
}

function alert(text: Words, problem: SignInProblem): Html {
  const title = problem.kind === 'too-many' ? text.tooManyTitle : text.errorTitle
  // autofocus moves the reader to the summary without a script.
  return html`<div class="alert" role="alert" tabindex="-1" autofocus><strong>${title}</strong>${explanation(text, problem)}</div>`
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
  return problem.email === 'missing' ? text.emailMissing : text.emailMalformed
}

function form(context: PageContext, text: Words, { action, email, problem }: SignInPage): Html {
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
<div class="field">
<label for="password">${text.password}</label>
${passwordWrong && html`<span class="wrong" id="password-wrong">${passwordWrong}</span>`}
<div class="secret">
<input id="password" name="password" type="password" maxlength="200" autocomplete="current-password" autocapitalize="none" spellcheck="false" required${passwordWrong && html` aria-invalid="true" aria-describedby="password-wrong"`}${passwordFirst && html` autofocus`}>
<button class="show" type="button" aria-controls="password" aria-pressed="false" hidden>${text.show}<span class="unseen"> ${text.showWhat}</span></button>
</div>
</div>
<button class="primary" type="submit">${text.signIn}</button>
</form>`
}

/** What the next page is to look like as well. */
function carried({ language, theme }: PageContext): Html {
  return html`<input type="hidden" name="language" value="${language}">${theme && html`<input type="hidden" name="${themeParameter}" value="${theme}">`}`
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
