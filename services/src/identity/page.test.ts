import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPeople } from '../database/demo/people.ts'
import type { Connection } from '../database/connect.ts'
import type { Database } from '../database/schema.ts'
import { openTestDatabase } from '../server/testing.ts'
import { createAccounts } from './accounts.ts'
import { chooseLanguage } from './page/language.ts'
import { words } from './page/words.ts'
import { identityDatabase } from './schema.ts'
import { authorizationRequest, type Site, signIn, startSite } from './testing/site.ts'
import { Visitor } from './testing/visitor.ts'

let connection: Connection
let db: Database
let site: Site
beforeAll(async () => {
  connection = await openTestDatabase()
  db = connection.db
  site = await startSite(db)
})
afterAll(async () => {
  await site.app.close()
  await connection.close()
})

describe('the sign-in page', () => {
  test.each([
    ['fr', { ui_locales: 'fr' }, 'en'],
    ['en', { ui_locales: 'de en-GB' }, 'fr'],
    ['fr', {}, 'de, fr;q=0.9, en;q=0.8'],
  ] as const)('is in %s when asked with %o and %s', async (language, changed, accept) => {
    const visitor = new Visitor(site.origin, { 'accept-language': accept })
    const page = await visitor.open(authorizationRequest(site.origin, changed).url)
    expect(page.status).toBe(200)
    expect(page.body).toContain(`<html lang="${language}">`)
    expect(page.body).toContain(`<h1>${words[language].signInTitle}</h1>`)
  })

  test.each([
    ['en', 'fr'],
    ['fr', 'en'],
  ] as const)(
    'switches from %s to %s and keeps the e-mail address, never the password',
    async (language, other) => {
      const visitor = new Visitor(site.origin)
      const page = await visitor.open(authorizationRequest(site.origin, { ui_locales: language }).url)
      const [, name = '', value = ''] = /form="own" name="([^"]+)" value="([^"]+)"/.exec(page.body) ?? []
      const typed = { email: 'staff@parvis.example', password: 'my secret entry', language }
      const switched = await visitor.open(page.url, { ...typed, [name]: value })
      expect(switched.status).toBe(200)
      expect(switched.url.href).toBe(page.url.href)
      expect(switched.body).toContain(`<html lang="${other}">`)
      expect(switched.body).toContain('value="staff@parvis.example" maxlength')
      expect(switched.body).not.toContain('my secret entry')
      expect(switched.body).not.toContain('role="alert"')
      // The sign-in continues in the chosen language.
      const wrong = await visitor.open(page.url, { ...typed, language: other })
      expect(wrong.body).toContain(words[other].wrong)
    },
  )

  test('submits with its own button on Enter, not with the language switch before it', async () => {
    const page = await new Visitor(site.origin).open(authorizationRequest(site.origin).url)
    const buttons = [...page.body.matchAll(/<button [^>]*>/g)]
      .map(([tag]) => tag)
      .filter(tag => tag.includes('type="submit"') && tag.includes('form="own"'))
    expect(buttons).toHaveLength(2)
    expect(buttons[0]).not.toContain('name=')
    expect(buttons[1]).toContain('class="language"')
  })

  test.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['system', undefined],
    ['"><b>', undefined],
  ])('when asked for the theme %s, shows %s', async (theme, shown) => {
    const visitor = new Visitor(site.origin)
    const page = await visitor.open(authorizationRequest(site.origin, { theme }).url)
    const root = shown === undefined ? '<html lang="en">' : `<html lang="en" data-theme="${shown}">`
    expect(page.body).toContain(root)
    const again = await visitor.open(page.url, { email: '', password: '', language: 'en' })
    expect(again.body).toContain(root)
    const out = await visitor.open(
      `/identity/session/end/success?${new URLSearchParams({ theme }).toString()}`,
    )
    expect(out.body).toContain(root)
    const form = { email: 'a@b.example', password: 'x', language: 'en', theme }
    expect((await visitor.open('/identity/sign-in/nothing', form)).body).toContain(root)
  })

  test('links to support where the settings have an address, and otherwise does not mention it', async () => {
    const open = async ({ origin }: Site) =>
      (await new Visitor(origin).open(authorizationRequest(origin, { ui_locales: 'fr' }).url)).body
    expect(await open(site)).not.toContain(words.fr.support)
    const helped = await startSite(db, { supportUrl: 'mailto:help@firm.example?subject=a&body=b' })
    const link = `<a href="mailto:help@firm.example?subject=a&amp;body=b">${words.fr.support}</a>`
    expect(await open(helped)).toContain(link)
    expect(
      (await new Visitor(helped.origin, { 'accept-language': 'fr' }).open('/identity/sign-in/x')).body,
    ).toContain(link)
    await helped.app.close()
  })

  test('labels its fields, needs no script and loads only its own files', async () => {
    const page = await new Visitor(site.origin).open(authorizationRequest(site.origin).url)
    expect(page.body).toMatch(/<label for="email">[\s\S]*<input id="email"[^>]*autocomplete="username"/)
    expect(page.body).toMatch(
      /<label for="password">[\s\S]*<input id="password"[^>]*autocomplete="current-password"/,
    )
    expect(page.body).toMatch(
      /aria-controls="password" aria-pressed="false" hidden>Show<span class="unseen"> password<\/span><\/button>/,
    )
    expect(page.body.replace(/<script src="\/identity[^>]*><\/script>/, '')).not.toMatch(
      /<script|<style|\sstyle=|\son\w+=|https?:\/\/(?!localhost)/,
    )
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';")
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const files = [...page.body.matchAll(/(?:href|src)="(\/identity\/assets\/[^"]+)"/g)].map(
      match => match[1] ?? '',
    )
    expect(files).toHaveLength(5)
    for (const file of files) {
      const answer = await fetch(site.origin + file)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toContain('immutable')
      expect(answer.headers.get('content-type')).toMatch(
        /^(font\/woff2|text\/css|text\/javascript|image\/svg\+xml)/,
      )
    }
  })

  test('offers a sign-in form for each demo person', async () => {
    const visitor = new Visitor(site.origin)
    const page = await visitor.open(authorizationRequest(site.origin).url)
    for (const person of demoPeople) {
      expect(page.body).toContain(`${person.firstName} ${person.lastName}`)
      expect(page.body).toContain(words.en.demoRole[person.role])
      expect(page.body).toContain(`name="email" value="${person.email}"`)
    }
    expect(page.body).toContain(words.en.demoLead)
  })

  test('says what is missing, keeps the e-mail address and focuses the summary', async () => {
    const visitor = new Visitor(site.origin)
    const { url } = await visitor.open(authorizationRequest(site.origin).url)
    const page = await visitor.open(url, { email: 'ünknown"><b>', password: '', language: 'fr' })
    expect(page.status).toBe(422)
    expect(page.body).toContain('role="alert" tabindex="-1" autofocus')
    expect(page.body.match(/autofocus/g)).toHaveLength(1)
    expect(page.body).toContain('value="ünknown&quot;&gt;&lt;b&gt;"')
    expect(page.body).toMatch(/aria-invalid="true" aria-describedby="email-wrong"/)
    expect(page.body).toContain(words.fr.emailMalformed)
    expect(page.body).toContain(words.fr.passwordMissing)
  })

  test('a wrong password and an unknown account get the same response', async () => {
    const answers = await Promise.all(
      ['manager@parvis.example', 'nobody@parvis.example'].map(async email => {
        const page = await signIn(new Visitor(site.origin), authorizationRequest(site.origin), email, 'wrong')
        return [
          page.status,
          page.body.replace(`value="${email}" maxlength`, '').replaceAll(page.url.pathname, ''),
        ]
      }),
    )
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]?.[0]).toBe(422)
    expect(answers[0]?.[1]).toContain(words.en.wrong)
  })

  test('refuses a form sent by another site', async () => {
    const visitor = new Visitor(site.origin, { 'sec-fetch-site': 'cross-site' })
    const page = await signIn(visitor, authorizationRequest(site.origin), 'staff@parvis.example')
    expect(page.status).toBe(403)
    const foreign = new Visitor(site.origin, { origin: 'https://evil.example' })
    expect((await signIn(foreign, authorizationRequest(site.origin), 'staff@parvis.example')).status).toBe(
      403,
    )
  })

  test('an expired or foreign page says so and links back', async () => {
    const owner = new Visitor(site.origin)
    const page = await owner.open(authorizationRequest(site.origin, { ui_locales: 'fr' }).url)
    const stranger = new Visitor(site.origin, { 'accept-language': 'fr' })
    for (const step of [
      await stranger.open(page.url),
      await stranger.open(page.url, { email: 'staff@parvis.example', password: 'parvis' }),
      await stranger.open('/identity/sign-in/nothing'),
    ]) {
      expect(step.status).toBe(400)
      expect(step.body).toContain(words.fr.expiredTitle)
      expect(step.body).toContain(`href="${site.origin}/"`)
    }
  })
})

test('without demo data, demo people are neither offered nor admitted, but others are', async () => {
  const account = { email: 'Real@firm.example', name: 'Réal', password: 'a long pässword', demo: false }
  await createAccounts(identityDatabase(db), [account])
  const off = await startSite(db, { demo: 'off' })
  const visitor = new Visitor(off.origin)
  const page = await visitor.open(authorizationRequest(off.origin).url)
  expect(page.body).not.toContain('parvis.example')
  expect(page.body).not.toContain(words.en.demoTitle)
  const refused = await visitor.open(page.url, { email: 'staff@parvis.example', password: 'parvis' })
  expect(refused.status).toBe(422)
  const back = await visitor.open(page.url, { email: account.email, password: account.password })
  expect(back.url.pathname).toBe('/signed-in')
  await off.app.close()
})

test.each([
  [undefined, undefined, 'en'],
  ['es de', undefined, 'en'],
  ['fr-CA', 'en', 'fr'],
  [undefined, 'en;q=0.2, fr;q=0.3', 'fr'],
  [undefined, 'fr;q=0, en', 'en'],
  [undefined, '*;;;q=x, ,', 'en'],
] as const)('when asked for %s and accepting %s, the language is %s', (asked, accepted, language) => {
  expect(chooseLanguage(asked, accepted)).toBe(language)
})

test.each([
  ['en', 'second'],
  ['fr', 'seconde'],
] as const)('in %s, a wait of one second reads %s', (language, second) => {
  expect(words[language].tooMany(1)).toContain(` 1 ${second} `)
  expect(words[language].tooMany(2)).toContain(` 2 ${second}s `)
})
