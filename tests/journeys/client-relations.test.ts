/**
 * Independence: a partner records that one client supplies another, sees who works for both, follows the relation to
 * the network, and deletes it, which is recorded; staff can read it but change nothing.
 */
import { describe, expect, inject, test } from 'vitest'
import { callAs } from './calls.ts'
import { enter, typeInto } from './keyboard.ts'
import { visit } from './visitor.ts'
import { languagesHere } from './windows.ts'
import type { Language } from './words.ts'

const url = inject('product-url')
const partner = 'partner@parvis.example'

const wordsIn = {
  en: {
    add: 'Add a relation',
    title: 'Add a relation between clients',
    client: /^Client/,
    other: /^Other client/,
    competitor: 'The other client is a competitor',
    note: /^Note/,
    confirm: 'Add',
    same: 'Choose two different clients.',
    exists: 'This relation was already added.',
    cancel: 'Cancel',
    remove: 'Delete…',
    removed: 'Delete the relation',
    showDeleted: 'Show deleted relations',
    deleted: 'Deleted relations',
    explore: 'Show in the network',
    showConflicts: 'Show the conflicts',
    conflicts: 'Independence conflicts',
    search: 'Search',
    graph: 'Graph',
    details: 'Details',
  },
  fr: {
    add: 'Ajouter une relation',
    title: 'Ajouter une relation entre clients',
    client: /^Client/,
    other: /^Autre client/,
    competitor: 'L’autre client est un concurrent',
    note: /^Note/,
    confirm: 'Ajouter',
    same: 'Choisissez deux clients différents.',
    exists: 'Cette relation a déjà été ajoutée.',
    cancel: 'Annuler',
    remove: 'Supprimer…',
    removed: 'Supprimer la relation',
    showDeleted: 'Afficher les relations supprimées',
    deleted: 'Relations supprimées',
    explore: 'Afficher dans le réseau',
    showConflicts: 'Afficher les conflits',
    conflicts: 'Conflits d’indépendance',
    search: 'Rechercher',
    graph: 'Graphe',
    details: 'Détail',
  },
} as const satisfies Record<Language, unknown>

interface Relations {
  value: { id: number; note: string }[]
}
interface Conflicts {
  value: {
    staffName: string
    auditedId: number
    auditedName: string
    otherName: string
    kind: string
    isActive: boolean
  }[]
}

describe.each(languagesHere)('in %s', language => {
  const own = wordsIn[language]
  const note = `Parcours ${language}`

  test('a relation is added by keyboard, refused twice, and deleted', async () => {
    // Two clients without a relation.
    const { body: accounts } = await callAs<{ value: { accountLegalName: string; accountNumber: string }[] }>(
      partner,
      '/customer-store/v1/Accounts?$filter=id gt 40&$orderby=id&$top=2&$select=accountLegalName,accountNumber',
    )
    const [one, two] = accounts.value
    if (!one || !two) throw new Error('The demo has more than forty clients')
    await visit({ url, language, width: 1280, as: partner }, async visitor => {
      const { page } = visitor
      await visitor.open('/app/reseau/relations')
      const choose = async (label: RegExp, { accountNumber }: typeof one) => {
        const field = page.getByRole('dialog').getByRole('combobox', { name: label })
        await field.fill('')
        await typeInto(page, field, accountNumber)
        await page.getByRole('option').filter({ hasText: accountNumber }).waitFor()
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press('Enter')
      }
      const open = async () => {
        await enter(page, page.getByRole('button', { name: own.add }))
        const dialog = page.getByRole('dialog', { name: own.title })
        await dialog.waitFor()
        return dialog
      }
      const dialog = await open()
      await choose(own.client, one)
      await choose(own.other, one)
      await enter(page, dialog.getByRole('button', { name: own.confirm, exact: true }))
      await page.getByText(own.same).waitFor()
      await page.keyboard.press('Escape')
      await choose(own.other, two)
      await typeInto(page, dialog.getByRole('textbox', { name: own.note }), note)
      expect(await visitor.accessibilityProblems()).toEqual([])
      await enter(page, dialog.getByRole('button', { name: own.confirm, exact: true }))
      await dialog.waitFor({ state: 'hidden' })
      await page.getByText(note).first().waitFor()

      // Being a competitor is symmetric.
      visitor.expectProblem(/409 .*ClientRelations/)
      const again = await open()
      await choose(own.client, two)
      await choose(own.other, one)
      await enter(page, again.getByRole('button', { name: own.confirm, exact: true }))
      await page.getByText(own.exists).waitFor()
      await page.keyboard.press('Escape')
      await again.getByRole('button', { name: own.cancel }).click()
      await again.waitFor({ state: 'hidden' })

      const row = page.getByRole('row').filter({ hasText: note })
      await row.getByRole('button').first().click()
      await page.getByRole('menuitem', { name: own.remove }).click()
      const deletion = page.getByRole('alertdialog')
      expect(await visitor.accessibilityProblems()).toEqual([])
      await deletion.getByRole('button', { name: own.removed }).click()
      await row.waitFor({ state: 'detached' })

      // A deleted relation is still listed, with the person who deleted it.
      await enter(page, page.getByRole('link', { name: own.showDeleted }), 'Shift+Tab')
      await page.getByRole('heading', { level: 1, name: own.deleted }).waitFor()
      await row.filter({ hasText: one.accountLegalName }).filter({ hasText: 'Hélène d’Arcy' }).waitFor()
      expect(await visitor.accessibilityProblems()).toEqual([])
    })
    const { body } = await callAs<Relations>(partner, '/portal/v1/ClientRelations?$top=200')
    expect(body.value.filter(relation => relation.note === note)).toEqual([])
  })

  test('a conflict is found from its relation, and followed to the network, on a phone', async () => {
    const { body } = await callAs<Conflicts>(
      partner,
      '/portal/v1/IndependenceConflicts?$filter=isActive eq true&$top=1',
    )
    const [conflict] = body.value
    if (!conflict) throw new Error('The demo has a conflict')
    await visit({ url, language, width: 320, as: 'staff@parvis.example' }, async visitor => {
      const { page } = visitor
      await visitor.open('/app/reseau/relations')
      const search = page.getByRole('searchbox', { name: own.search })
      // The menu of a row disappears with the list that it was opened in, so wait for the filtered one.
      const narrowed = page.waitForResponse(answer => new URL(answer.url()).searchParams.has('$search'))
      await search.fill(`${conflict.auditedName} ${conflict.otherName}`)
      await (await narrowed).finished()
      await page
        .getByRole('button', { name: conflict.auditedName })
        .or(page.getByRole('button', { name: conflict.otherName }))
        .first()
        .click()
      await page.getByRole('menuitem', { name: own.showConflicts }).click()
      await page.getByRole('heading', { level: 1, name: own.conflicts }).waitFor()
      const actions = page.getByRole('button', { name: conflict.staffName })
      await page.getByText(conflict.otherName).first().waitFor()
      expect(await visitor.accessibilityProblems()).toEqual([])
      expect(await visitor.sidewaysScroll()).toBe(0)
      await actions.first().click()
      await page.getByRole('menuitem', { name: own.explore }).click()
      await page.waitForURL(/\/app\/reseau\?start=engagement-/)
      const details = page.getByRole('region', { name: own.details })
      await details.getByRole('heading', { name: conflict.staffName }).waitFor()
      expect(await visitor.accessibilityProblems()).toEqual([])
    })
  })

  test('staff read relations, and the services let them add none', async () => {
    await visit({ url, language, width: 1280, as: 'staff@parvis.example' }, async visitor => {
      await visitor.open('/app/reseau/relations')
      await visitor.page.getByRole('row').nth(1).waitFor()
      expect(await visitor.page.getByRole('button', { name: own.add }).count()).toBe(0)
    })
    const body = { kind: 'competitor', accountId: 1, otherAccountId: 2, note: '' }
    const answer = await callAs('staff@parvis.example', '/portal/v1/ClientRelations', {
      method: 'POST',
      body,
    })
    expect(answer.status).toBe(403)
  })
})
