/** A link with a token never replaces a signed-in person by itself. */
import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { sessionOf, visit, type DemoPerson } from './visitor.ts'
import { languagesHere } from './windows.ts'
import type { Language } from './words.ts'

const url = inject('product-url')

const words: Readonly<Record<Language, Record<'title' | 'goOn' | 'refused' | 'close' | 'profile', string>>> =
  {
    en: {
      title: 'Continue as someone else?',
      goOn: 'Continue as this person',
      refused: 'This link does not work',
      close: 'Close',
      profile: 'Your profile',
    },
    fr: {
      title: 'Continuer avec une autre personne\u00a0?',
      goOn: 'Continuer avec cette personne',
      refused: 'Ce lien ne fonctionne pas',
      close: 'Fermer',
      profile: 'Votre profil',
    },
  }

async function tokenOf(person: DemoPerson): Promise<string> {
  const { origins } = await sessionOf(person, url)
  return (
    origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name === 'parvis.token')?.value ??
    ''
  )
}
const linkTo = (path: string, token: string) =>
  `/sso?${new URLSearchParams({ portalpath: path, token }).toString()}`
const kept = (page: Page) =>
  page.evaluate(() => [localStorage, sessionStorage].map(storage => storage.getItem('parvis.token')))

/** It decodes, names a person and expires in a hundred years, but its signature is invalid. */
function forged(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { exp: 4_900_000_000, name: 'Mallory', email: 'mallory@evil.example', sub: '1' }
  return `${part({ alg: 'RS256' })}.${part(claims)}.${part({ no: 'signature' })}`
}

describe.each(languagesHere)('in %s', language => {
  const text = words[language]

  test('a signed-in person is asked, and stays or is replaced in all tabs', async () => {
    await visit({ url, language, width: 1280, as: 'admin@parvis.example' }, async visitor => {
      const { page } = visitor
      const mine = await tokenOf('admin@parvis.example')
      const theirs = await tokenOf('staff@parvis.example')
      const other = await visitor.openTab()
      await other.goto('/profile')
      await other.getByText('admin@parvis.example').first().waitFor()

      await visitor.open(linkTo('/profile', theirs))
      const dialog = page.getByRole('alertdialog', { name: text.title })
      await dialog.getByText('admin@parvis.example').waitFor()
      await dialog.getByText('staff@parvis.example').waitFor()
      expect(page.url()).not.toContain('token')
      expect(await visitor.accessibilityProblems()).toEqual([])
      await dialog.getByRole('button', { name: visitor.words.staySignedIn, exact: true }).click()
      await dialog.waitFor({ state: 'detached' })
      expect(await kept(page)).toEqual([mine, mine])

      await visitor.open(linkTo('/profile', theirs))
      await dialog.getByRole('button', { name: text.goOn, exact: true }).click()
      for (const tab of [page, other]) {
        await tab.getByRole('heading', { level: 1, name: text.profile }).waitFor()
        await tab.getByText('staff@parvis.example').first().waitFor()
        expect(await tab.getByText('admin@parvis.example').count()).toBe(0)
        expect(await kept(tab)).toEqual([theirs, theirs])
      }
      // Nothing is left with which a renewal could bring the previous person back.
      expect(
        await page.evaluate(() => Object.keys(localStorage).filter(key => key.includes('identity'))),
      ).toEqual([])
    })
  })

  test('an invalid token signs no one out, whatever its expiry', async () => {
    await visit({ url, language, width: 1280, as: 'admin@parvis.example' }, async visitor => {
      const { page } = visitor
      const mine = await tokenOf('admin@parvis.example')
      visitor.expectProblem(/401/)
      for (const rubbish of [forged(), 'not-a-token', `${'A'.repeat(40)}.e30.x`]) {
        await visitor.open(linkTo('/profile', rubbish))
        const dialog = page.getByRole('dialog', { name: text.refused })
        await dialog.waitFor()
        expect(await page.getByText('Mallory').count()).toBe(0)
        expect(await visitor.accessibilityProblems()).toEqual([])
        await dialog.getByRole('button', { name: text.close, exact: true }).last().click()
        await dialog.waitFor({ state: 'detached' })
        expect(await kept(page)).toEqual([mine, mine])
        await page.getByRole('button', { name: visitor.words.account }).waitFor()
      }
    })
  })
})

test('without a session, the token of a link opens the portal', async () => {
  await visit({ url, language: 'en', width: 1280 }, async visitor => {
    const { page } = visitor
    await visitor.open(linkTo('/profile', await tokenOf('staff@parvis.example')))
    await page.getByText('staff@parvis.example').first().waitFor()
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/profile')
  })
})

test('a person’s own token is followed without a question', async () => {
  await visit({ url, language: 'en', width: 1280, as: 'staff@parvis.example' }, async visitor => {
    const { page } = visitor
    await visitor.open(linkTo('/profile', await tokenOf('staff@parvis.example')))
    await page.getByRole('heading', { level: 1, name: 'Your profile' }).waitFor()
    expect(await page.getByRole('alertdialog').count()).toBe(0)
  })
})
