/** The commercial team configures reminders, previews who gets them, and sees what was sent; in both languages. */
import { afterAll, expect, inject, test } from 'vitest'
import { callAs } from './calls.ts'
import { visit } from './visitor.ts'

const url = inject('product-url')
const commercial = 'admin@parvis.example'
const address = '/app/egf/RelanceConfiguration'

const wordsIn = {
  fr: {
    list: 'Configuration des relances',
    submitted: 'En attente de l’équipe commerciale',
    change: 'Modifier : En attente de l’équipe commerciale',
    second: 'Relance 2',
    plan: '30 prochains jours avec ces réglages',
    off: 'Ces relances sont inactives.',
    on: 'Envoyer ces relances',
    save: 'Enregistrer les réglages',
    saved: 'Réglages enregistrés',
  },
  en: { list: 'Reminder settings', log: 'Sent reminders', days: 'Next 30 days', goes: 'Will be sent' },
} as const

interface Rule {
  id: number
  ranges: number[]
  isOn: boolean
}
const rule = async () => (await callAs<Rule>(commercial, '/organisation/v1/ReminderRules(1)')).body
const change = (body: object) =>
  callAs(commercial, '/organisation/v1/ReminderRules(1)', { method: 'PATCH', body })

// Keep this journey's reminders from other journeys.
afterAll(() => change({ isOn: false }))

test('a range is changed, and the next 30 days show who is reminded', async () => {
  // However long the sheets of the demo data have waited: one is sent each working day.
  await change({ isOn: false, ranges: [1, 4], repeatEvery: 1, hour: 23 })
  const fr = wordsIn.fr
  await visit({ url, language: 'fr', width: 1280, as: commercial }, async visitor => {
    const { page } = visitor
    await visitor.open(address)
    await page.getByRole('heading', { level: 1, name: fr.list, exact: true }).waitFor()
    await page.getByRole('link', { name: fr.change, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: fr.submitted, exact: true }).waitFor()
    await page.getByText(fr.off, { exact: true }).waitFor()
    const second = page.getByRole('textbox', { name: new RegExp(`^${fr.second}`) })
    await second.fill('2')
    await second.press('Tab')
    await page.getByRole('switch', { name: fr.on, exact: true }).press('Space')
    // Before saving.
    await page.getByRole('region', { name: fr.plan }).getByRole('listitem').first().waitFor()
    expect((await rule()).isOn).toBe(false)
    await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor()
    expect(await visitor.accessibilityProblems()).toEqual([])
    await page.getByRole('button', { name: fr.save, exact: true }).click()
    await page.getByText(fr.saved).first().waitFor()
    expect(await rule()).toMatchObject({ isOn: true, ranges: [1, 2] })
  })

  const en = wordsIn.en
  await visit({ url, language: 'en', width: 320, as: commercial }, async visitor => {
    const { page } = visitor
    await visitor.open(`${address}?tab=plan`)
    await page.getByRole('tab', { name: en.days, exact: true }).waitFor()
    await page.getByText(en.goes, { exact: true }).first().waitFor()
    expect(await visitor.accessibilityProblems()).toEqual([])
    await page.getByRole('link', { name: en.log, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: en.log, exact: true }).waitFor()
    expect(await visitor.accessibilityProblems()).toEqual([])
  })
})

test('nobody else can open the settings', async () => {
  for (const as of ['staff@parvis.example', 'manager@parvis.example'] as const) {
    const { status } = await callAs(as, '/organisation/v1/ReminderRules')
    expect(status).toBe(403)
  }
})
