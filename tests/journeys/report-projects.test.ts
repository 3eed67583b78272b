/** A manager groups reports of an engagement and orders them by keyboard; the client reads those meant for them. */
import { randomUUID } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { visit } from './visitor.ts'

const url = inject('product-url')

/** Reports of the demo customers' client: its people read the first; the second is only for one member of staff. */
const [forClients, forStaff] = ['Marge mois', 'Suivi budget']

test('a project is created, ordered, read by readers of any of its reports, and deleted', async () => {
  const name = `Projet ${randomUUID().slice(0, 8)}`
  await visit({ url, language: 'fr', width: 1280, as: 'manager@parvis.example' }, async manager => {
    const { page } = manager
    await manager.open('/app/rapports')
    await page.getByRole('navigation').getByRole('link', { name: 'Projets', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Projets', exact: true }).waitFor()
    await page.getByRole('rowheader').first().waitFor()
    expect(await manager.accessibilityProblems()).toEqual([])

    // A client and an engagement are both required.
    await page.getByRole('link', { name: 'Nouveau projet', exact: true }).click()
    const form = page.getByRole('form', { name: 'Nouveau projet' })
    const create = form.getByRole('button', { name: 'Créer le projet', exact: true })
    await form.getByRole('textbox', { name: /^Nom/ }).fill(name)
    await create.click()
    await form.getByText('Client est obligatoire.').first().waitFor()
    await form.getByRole('combobox', { name: /^Client/ }).fill('Fontaine')
    await page.getByRole('option', { name: /^Fontaine & Filles/ }).click()
    await form.getByRole('combobox', { name: /^Mission/ }).click()
    await page.getByRole('option', { name: /^E\d/ }).first().click()
    const adding = form.getByRole('combobox', { name: /^Ajouter des rapports/ })
    for (const report of [forClients, forStaff]) {
      await adding.fill(report)
      await page.getByRole('option', { name: new RegExp(`^${report}`) }).click()
    }
    await page.keyboard.press('Escape')
    const rows = page.getByRole('treegrid').getByRole('row')
    expect(await manager.accessibilityProblems()).toEqual([])
    await create.click()
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
    await page.getByRole('rowheader', { name: forStaff, exact: true }).waitFor()
    expect(await page.getByRole('rowheader').allInnerTexts()).toEqual([forClients, forStaff])

    // By keyboard alone: the second report moves to the top.
    await page.getByRole('link', { name: 'Modifier', exact: true }).click()
    await rows.filter({ hasText: forStaff }).focus()
    await page.keyboard.press('Alt+ArrowUp')
    await rows.first().filter({ hasText: forStaff }).waitFor()
    await page.getByRole('button', { name: 'Enregistrer le projet', exact: true }).click()
    await page.getByText('Enregistré', { exact: true }).first().waitFor()
    await page.getByRole('link', { name: 'Voir le projet', exact: true }).click()
    await page.getByRole('rowheader', { name: forStaff, exact: true }).waitFor()
    expect(await page.getByRole('rowheader').allInnerTexts()).toEqual([forStaff, forClients])
    expect(await manager.accessibilityProblems()).toEqual([])
  })

  await visit({ url, language: 'en', width: 320, as: 'client@customer.example' }, async client => {
    const { page } = client
    await client.open(`/app/rapportsprojets?q=${encodeURIComponent(name)}`)
    await page.getByRole('link', { name, exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
    await page.getByRole('link', { name: forClients, exact: true }).first().waitFor()
    expect(await page.getByText(forStaff, { exact: true }).count()).toBe(0)
    expect(await page.getByRole('link', { name: 'Edit', exact: true }).count()).toBe(0)
    expect(await client.sidewaysScroll()).toBe(0)
    expect(await client.accessibilityProblems()).toEqual([])
  })

  await visit({ url, language: 'fr', width: 1280, as: 'manager@parvis.example' }, async manager => {
    const { page } = manager
    await manager.open(`/app/rapportsprojets?q=${encodeURIComponent(name)}`)
    await page.getByRole('link', { name, exact: true }).first().click()
    await page.getByRole('button', { name: 'Supprimer…', exact: true }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: 'Supprimer le projet', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Projets', exact: true }).waitFor()
  })
})
