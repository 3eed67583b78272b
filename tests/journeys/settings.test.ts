/** A misconfigured portal says which value is wrong and where, in both languages. */
import { describe, expect, inject, test } from 'vitest'
import { visit, type Visitor } from './visitor.ts'
import { languagesHere } from './windows.ts'
import { languages, type Language } from './words.ts'

const url = inject('product-url')

const titles: Readonly<Record<Language, string>> = {
  en: 'The portal is not set up correctly',
  fr: 'Le portail n’est pas correctement paramétré',
}
const retry: Readonly<Record<Language, string>> = { en: 'Try again', fr: 'Réessayer' }

/** The page in the language chosen in this browser, with its sentences in both. */
async function expectDesignedPage(visitor: Visitor, sentences: readonly (string | RegExp)[]): Promise<void> {
  const { page, language } = visitor
  await page.evaluate(chosen => {
    localStorage.setItem('parvis.user-language', chosen)
  }, language)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: titles[language] }).waitFor()
  for (const sentence of sentences) await page.getByText(sentence).first().waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(language)
  for (const other of languages) expect(await page.locator(`[lang="${other}"]`).count()).toBeGreaterThan(0)
  expect(await visitor.accessibilityProblems()).toEqual([])
  expect(await visitor.sidewaysScroll()).toBe(0)
  const family = await page
    .getByRole('heading', { level: 1 })
    .evaluate(heading => getComputedStyle(heading).fontFamily)
  expect(family).toMatch(/^"?Newsreader/)
}

describe.each(languagesHere)('in %s', language => {
  test('settings.json is missing', async () => {
    await visit({ url, language, width: 320 }, async visitor => {
      visitor.expectProblem(/404/)
      await visitor.page.route('**/settings.json', route => route.fulfill({ status: 404, body: 'not found' }))
      await visitor.open('/')
      await expectDesignedPage(visitor, [
        'settings.json is missing: the server answered 404.',
        'settings.json est absent : le serveur a répondu 404.',
      ])
      // Once it is fixed, one press is enough.
      await visitor.page.unroute('**/settings.json')
      await visitor.page.getByRole('button', { name: retry[language], exact: true }).click()
      await visitor.page.getByRole('heading', { level: 1, name: visitor.words.landingTitle }).waitFor()
    })
  })

  test('settings.json is not JSON', async () => {
    await visit({ url, language, width: 1280 }, async visitor => {
      await visitor.page.route('**/settings.json', route =>
        route.fulfill({ contentType: 'application/json', body: '{ "hosts": { "portal": /api } }' }),
      )
      await visitor.open('/')
      // The sentence includes the parser's message with the position.
      await expectDesignedPage(visitor, [
        /settings\.json is not valid JSON: .*\/api/,
        /settings\.json n’est pas du JSON\s: .*\/api/,
      ])
    })
  })

  test('settings.json lacks a host and has a malformed one', async () => {
    await visit({ url, language, width: 1280 }, async visitor => {
      await visitor.page.route('**/settings.json', async route => {
        const settings = (await (await route.fetch()).json()) as { hosts: Record<string, unknown> }
        const { organisation: _left, ...hosts } = settings.hosts
        await route.fulfill({ json: { ...settings, hosts: { ...hosts, consent: 'api/consent' } } })
      })
      // It is the same at every address.
      await visitor.open('/app/menu/admin')
      await expectDesignedPage(visitor, [
        '/hosts/organisation',
        'is missing',
        'est absent',
        '/hosts/consent',
        'has the wrong format: "api/consent"',
        'n’a pas le bon format : "api/consent"',
      ])
    })
  })
})
