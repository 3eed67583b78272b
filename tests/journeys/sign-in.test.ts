/** From the landing page to work and back: everybody's daily path. */
import { afterEach, describe, expect, inject, test } from 'vitest'
import { callAs } from './calls.ts'
import { visit, type Visitor } from './visitor.ts'
import { languagesHere, windows } from './windows.ts'
import { languages, words as wordsIn, type Language } from './words.ts'

const url = inject('product-url')

/** The requirements for every page at every width. */
async function expectSoundPage(visitor: Visitor): Promise<void> {
  expect(await visitor.accessibilityProblems()).toEqual([])
  expect(await visitor.sidewaysScroll(), 'the page scrolls sideways').toBe(0)
  expect(await visitor.page.evaluate(() => document.documentElement.lang)).toBe(visitor.language)
}

async function expectMenuAdministration({ page, words }: Visitor): Promise<void> {
  await page.waitForURL('**/app/menu/admin')
  await page.getByRole('heading', { level: 1, name: words.menuAdministration }).waitFor()
  await page.getByRole('treegrid').or(page.getByRole('tree')).first().waitFor()
}

describe.each(windows)('in $language at $width px', window => {
  test('landing, sign-in, tiles, sign-out leaves nothing behind', async () => {
    await visit({ url, ...window }, async visitor => {
      const { page, words } = visitor
      await visitor.openLanding()
      await expectSoundPage(visitor)

      await visitor.signIn('admin@parvis.example')
      const tiles = page.getByRole('list', { name: words.applications })
      await tiles.getByRole('link', { name: words.administration, exact: true }).waitFor()
      expect(await page.title()).toBe('Parvis')
      await expectSoundPage(visitor)

      await page.getByRole('button', { name: words.account }).click()
      await page.getByRole('menuitem', { name: words.signOut }).click()
      await page.getByRole('button', { name: words.signIn, exact: true }).waitFor()
      expect(new URL(page.url()).pathname).toBe('/')
      const left = await page.evaluate(() =>
        [...Object.keys(sessionStorage), ...Object.keys(localStorage)].filter(key => /token|oidc/i.test(key)),
      )
      expect(left).toEqual([])
      // The session at the identity provider has ended as well: signing in asks for the password again.
      await page.getByRole('button', { name: words.signIn, exact: true }).click()
      await page.getByLabel(words.password).waitFor()
    })
  })

  test('a tile opens its application', async () => {
    await visit({ url, ...window, as: 'admin@parvis.example' }, async visitor => {
      await visitor.open('/')
      const { page, words } = visitor
      const tiles = page.getByRole('list', { name: words.applications })
      await tiles.getByRole('link', { name: words.administration, exact: true }).click()
      await expectMenuAdministration(visitor)
      expect(await page.title()).toBe(`${words.administration} – ${words.menuAdministration}`)
      await expectSoundPage(visitor)
      await page.goBack()
      await tiles.waitFor()
    })
  })

  test('the launcher opens an application over any screen', async () => {
    await visit({ url, ...window, as: 'admin@parvis.example' }, async visitor => {
      await visitor.open('/profile')
      const { page, words } = visitor
      await page.getByRole('button', { name: words.launcher, exact: true }).click()
      const launcher = page.getByRole('dialog', { name: words.launcherTitle })
      await launcher.waitFor()
      expect(await visitor.accessibilityProblems()).toEqual([])
      await launcher.getByRole('link', { name: words.administration, exact: true }).click()
      await expectMenuAdministration(visitor)
    })
  })

  test('a deep link is followed after sign-in', async () => {
    await visit({ url, ...window }, async visitor => {
      await visitor.signIn('admin@parvis.example', '/app/menu/admin')
      await expectMenuAdministration(visitor)
      await expectSoundPage(visitor)
    })
  })

  test('staff without the scope find no tile and are refused at the address', async () => {
    await visit({ url, ...window, as: 'staff@parvis.example' }, async visitor => {
      await visitor.open('/')
      const { page, words } = visitor
      await page.getByRole('searchbox', { name: words.searchMenus }).waitFor()
      expect(await page.getByRole('link', { name: words.administration, exact: true }).count()).toBe(0)
      await visitor.open('/app/menu/admin')
      await page.getByRole('heading', { level: 1, name: words.deniedTitle }).waitFor()
      await expectSoundPage(visitor)
    })
  })
})

test.each(languagesHere)('the sign-in page has the portal’s look and language, in %s', async language => {
  await visit({ url, language, width: 320 }, async visitor => {
    const { page, words } = visitor
    await visitor.openLanding()
    await page.evaluate(() => localStorage.setItem('parvis.theme', 'dark'))
    await page.reload()
    await page.getByRole('button', { name: words.signIn, exact: true }).click()
    const password = page.getByLabel(words.password)
    await password.waitFor()
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark')
    await expectSoundPage(visitor)
    expect(await page.getByRole('link', { name: words.askSupport }).getAttribute('href')).toMatch(/^mailto:/)
    // Without a mail server no code could be sent.
    expect(await page.getByRole('link', { name: words.forgotten }).count()).toBe(0)

    await page.getByLabel(words.email).fill('staff@parvis.example')
    await password.fill('parvis')
    const show = page.getByRole('button', { name: words.showPassword, pressed: false })
    await password.press('Tab')
    expect(await show.evaluate(button => button === document.activeElement)).toBe(true)
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: words.showPassword, pressed: true }).waitFor()
    expect([await password.getAttribute('type'), await password.inputValue()]).toEqual(['text', 'parvis'])
    expect(await visitor.accessibilityProblems()).toEqual([])

    // The other language, keeping the input except for the password, and with none of it in the address.
    const [other = language] = languages.filter(each => each !== language)
    const address = page.url()
    await page.getByRole('button', { name: wordsIn[other].languageName, exact: true }).click()
    const again = page.getByLabel(wordsIn[other].password)
    await again.waitFor()
    expect(page.url()).toBe(address)
    expect(await page.getByLabel(wordsIn[other].email).inputValue()).toBe('staff@parvis.example')
    expect(await again.inputValue()).toBe('')
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark')
    // Enter signs in, and does not switch back.
    await again.fill('parvis')
    await again.press('Enter')
    await page.getByRole('searchbox', { name: words.searchMenus }).waitFor()
  })
})

test('a wrong password is reported, and the address is kept', async () => {
  await visit({ url, language: 'en', width: 1280 }, async visitor => {
    await visitor.openLanding()
    const { page, words } = visitor
    await page.getByRole('button', { name: words.signIn, exact: true }).click()
    await page.getByLabel(words.email).fill('staff@parvis.example')
    await page.getByLabel(words.password).fill('wrong')
    visitor.expectProblem(/40[013]|422/)
    await page.getByRole('button', { name: words.submit, exact: true }).click()
    await page.getByRole('alert').waitFor()
    expect(await page.getByLabel(words.email).inputValue()).toBe('staff@parvis.example')
    expect(await visitor.accessibilityProblems()).toEqual([])
    // A person who mistyped in this browser is not told about a failed attempt by somebody else.
    await page.getByLabel(words.password).fill('parvis')
    await page.getByRole('button', { name: words.submit, exact: true }).click()
    await page.getByRole('button', { name: words.account }).waitFor()
  })
})

/** Browsers without a chosen language, by their preferred languages. */
const browsers: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  fr: [['fr-FR'], ['de-DE', 'fr']],
  en: [['ja', 'de-DE']],
}

test.each(
  languagesHere.flatMap(language => browsers[language].map(preferred => [preferred, language] as const)),
)('a browser of %j gets %s, until its reader chooses', async (browserLanguages, language) => {
  await visit({ url, language, browserLanguages, width: 320 }, async visitor => {
    const { page, words } = visitor
    const langOf = () => page.evaluate(() => document.documentElement.lang)
    await visitor.openLanding()
    expect(await langOf()).toBe(language)
    await page.getByRole('button', { name: words.signIn, exact: true }).click()
    await page.getByLabel(words.password).waitFor()
    expect(await langOf()).toBe(language)
    await visitor.enterPassword('staff@parvis.example')
    await page.getByRole('searchbox', { name: words.searchMenus }).waitFor()
    expect(await langOf()).toBe(language)

    // The browser's preference is not a choice and is not stored. The reader's choice stays, whatever the browser
    // prefers.
    const chosen = () => page.evaluate(() => localStorage.getItem('parvis.user-language'))
    expect(await chosen()).toBeNull()
    const [other = language] = languages.filter(each => each !== language)
    await page.getByRole('button', { name: words.account }).click()
    await page.getByRole('menuitem', { name: words.signOut }).click()
    await page.getByRole('button', { name: wordsIn[other].languageName, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: wordsIn[other].landingTitle }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: wordsIn[other].signIn, exact: true }).click()
    await page.getByLabel(wordsIn[other].password).waitFor()
    expect([await langOf(), new URL(page.url()).pathname.split('/')[1]]).toEqual([other, 'identity'])
  })
})

describe('a person who chooses a language', () => {
  // Others who sign in as this person have chosen none.
  afterEach(async () => {
    const { status } = await callAs('staff@parvis.example', '/portal/v1/Preferences', {
      method: 'PATCH',
      body: { language: null },
    })
    if (status !== 200) throw new Error(`the language was not taken back: ${String(status)}`)
  })

  test('stays on their page, and gets it on their other devices too', async () => {
    await visit({ url, language: 'en', width: 1280, as: 'staff@parvis.example' }, async visitor => {
      await visitor.open('/profile')
      const { page } = visitor
      await page.getByRole('heading', { level: 1, name: 'Your profile' }).waitFor()
      await page.getByRole('button', { name: 'Language (English)' }).click()
      const kept = page.waitForResponse(
        answer => answer.request().method() === 'PATCH' && answer.url().endsWith('/v1/Preferences'),
      )
      await page.getByRole('menuitemradio', { name: 'Français' }).click()
      await page.getByRole('heading', { level: 1, name: 'Votre profil' }).waitFor()
      expect(new URL(page.url()).pathname).toBe('/profile')
      expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr')
      expect((await kept).status()).toBe(200)
      await page.reload()
      await page.getByRole('heading', { level: 1, name: 'Votre profil' }).waitFor()
    })
    await visit({ url, language: 'en', width: 320 }, async elsewhere => {
      await elsewhere.signIn('staff@parvis.example')
      const { page } = elsewhere
      await page.getByRole('searchbox', { name: wordsIn.fr.searchMenus }).waitFor()
      expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr')
    })
  })

  test('before signing in gets that one, whatever they chose before', async () => {
    await callAs('staff@parvis.example', '/portal/v1/Preferences', {
      method: 'PATCH',
      body: { language: 'fr' },
    })
    await visit({ url, language: 'en', browserLanguages: ['fr'], width: 1280 }, async visitor => {
      await visitor.open('/')
      const { page } = visitor
      await page.getByRole('button', { name: wordsIn.en.languageName, exact: true }).click()
      await page.getByRole('heading', { level: 1, name: wordsIn.en.landingTitle }).waitFor()
      const kept = page.waitForResponse(
        answer => answer.request().method() === 'PATCH' && answer.url().endsWith('/v1/Preferences'),
      )
      await page.getByRole('button', { name: wordsIn.en.signIn, exact: true }).click()
      await page.getByLabel(wordsIn.en.password).waitFor()
      await visitor.enterPassword('staff@parvis.example')
      await page.getByRole('searchbox', { name: wordsIn.en.searchMenus }).waitFor()
      expect(await (await kept).json()).toMatchObject({ language: 'en' })
      expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
    })
  })
})
