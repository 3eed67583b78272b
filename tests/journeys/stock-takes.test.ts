/**
 * A stock-take from its file to its end: a manager imports the articles and opens it, somebody counts by keyboard
 * alone, partly without a network and across a reload, and the manager explains what is missing, reconciles and
 * closes.
 */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { callAs } from './calls.ts'
import { onlyPart, preparedStockTake } from './prepared-stock-take.ts'
import { visit } from './visitor.ts'
import { languagesHere } from './windows.ts'
import type { Language } from './words.ts'

const url = inject('product-url')

const wordsIn = {
  en: {
    articles: 'Articles',
    import: 'Import articles',
    send: 'Import 3 articles',
    open: 'Open for counting',
    quantity: /^Quantity/,
    waiting: '2 counts not sent yet',
    sent: 'All counts are sent',
    done: 'Everything here is counted',
    reconcile: 'Reconcile',
    unfinished: /^First count all articles/,
    cancel: 'Cancel',
    differences: 'Differences',
    explain: 'Explain the difference',
    save: 'Save the explanation',
    close: 'Close for good',
    closed: 'Closed',
    samples: 'Samples',
    draw: 'Draw a sample',
    byValue: /^Monetary unit sampling/,
    size: /^Sample size/,
    seed: /^Seed/,
    movements: 'Movements',
    importMovements: 'Import movements',
    sendMovements: 'Import 3 movements',
    unknown: /^Row 4: “Code”: no article/,
    outside: 'Movements outside this period, which are not used: 1',
    showMovements: 'Show the movements',
    valuation: 'Valuation',
    importEntries: 'Import entries',
    sendEntries: 'Import 2 entries',
    chooseMethod: 'Choose the method',
    fifo: 'First in, first out',
    applyMethod: 'Apply the method',
    uncovered: /^Quantity: 48 \(Pieces\)\. Articles: 2\. Not valued\.$/,
    value: /^€890\.80$/,
    entries: 'Entries',
    addEntry: 'Add an entry',
    code: /^Code/,
    unitCost: /^Unit cost/,
    less: /^Quantity: 47 \(Pieces\)/,
    more: /^€900\.00$/,
    paper: 'Paper sheets',
    print: 'Print the sheet',
    columns: ['Zone', 'Code', 'Article', 'Theoretical quantity'],
    sendOne: 'Import 1 article',
    remembered: 'Columns chosen as last time',
    attendance: 'Attendance',
    yes: 'Yes',
    met: /^People met/,
    reservations: 'Satisfactory with reservations',
    comment: /^Comment on the conclusion/,
    saveReport: 'Save the report',
    saved: 'Changes saved',
    download: 'Download the report',
    reportFile: /^Report of attendance at the stock-take .*\.pdf$/,
    sign: 'Send for signature',
    drafted: 'A document is ready to be sent to the signers',
    draft: 'To be sent to the signers',
  },
  fr: {
    articles: 'Articles',
    import: 'Importer des articles',
    send: 'Importer 3 articles',
    open: 'Ouvrir le comptage',
    quantity: /^Quantité/,
    waiting: '2 saisies pas encore envoyées',
    sent: 'Toutes les saisies sont envoyées',
    done: 'Tout est compté ici',
    reconcile: 'Rapprocher',
    unfinished: /^Comptez d’abord tous les articles/,
    cancel: 'Annuler',
    differences: 'Écarts',
    explain: 'Expliquer l’écart',
    save: 'Enregistrer l’explication',
    close: 'Clôturer définitivement',
    closed: 'Clôturé',
    samples: 'Échantillons',
    draw: 'Tirer un échantillon',
    byValue: /^Sondage par unités monétaires/,
    size: /^Taille de l’échantillon/,
    seed: /^Graine/,
    movements: 'Mouvements',
    importMovements: 'Importer des mouvements',
    sendMovements: 'Importer 3 mouvements',
    unknown: /^Ligne 4\s: «\sCode\s»\s: aucun article/,
    outside: 'Mouvements hors de cette période, qui ne sont pas utilisés : 1',
    showMovements: 'Voir les mouvements',
    valuation: 'Valorisation',
    importEntries: 'Importer des entrées',
    sendEntries: 'Importer 2 entrées',
    chooseMethod: 'Choisir la méthode',
    fifo: 'Premier entré, premier sorti',
    applyMethod: 'Appliquer la méthode',
    uncovered: /^Quantité\s: 48 \(Pièces\)\. Articles\s: 2\. Non valorisée\.$/,
    value: /^890,80\s€$/,
    entries: 'Entrées',
    addEntry: 'Ajouter une entrée',
    code: /^Code/,
    unitCost: /^Coût unitaire/,
    less: /^Quantité\s: 47 \(Pièces\)/,
    more: /^900,00\s€$/,
    paper: 'Fiches papier',
    print: 'Imprimer la fiche',
    columns: ['Zone', 'Code', 'Article', 'Quantité théorique'],
    sendOne: 'Importer 1 article',
    remembered: 'Colonnes choisies comme la dernière fois',
    attendance: 'Présence',
    yes: 'Oui',
    met: /^Personnes rencontrées/,
    reservations: 'Satisfaisant avec réserves',
    comment: /^Commentaire de la conclusion/,
    saveReport: 'Enregistrer le compte rendu',
    saved: 'Modifications enregistrées',
    download: 'Télécharger le compte rendu',
    reportFile: /^Compte rendu de présence à l’inventaire .*\.pdf$/,
    sign: 'Envoyer à la signature',
    drafted: 'Un document est prêt à être envoyé aux signataires',
    draft: 'À envoyer aux signataires',
  },
} as const satisfies Record<Language, unknown>

const manager = 'manager@parvis.example'
const counter = 'staff@parvis.example'

const file = [
  'Code;Désignation;Zone;Emplacement;Colisage;Qté;Coût unitaire',
  'A-1;Assiette plate;Quai;1;24;295;2,50',
  'A-2;Bol;Quai;2;1;40;3,10',
  'A-3;Cuillère;Quai;10;1;12;1,00',
].join('\n')

/** One movement is before the count, and not used. */
const movements = [
  'Code;Date;Type;Quantité;Pièce',
  'A-1;04/12/2026;Livraison;-24;BL-2041',
  'A-1;31/12/2026;Réception;96;BR-0311',
  'A-3;27/11/2026;Correction;5;',
].join('\n')

/** More of one article than there is; nothing of the others. */
const entries = ['Code;Date;Quantité;PU', 'A-1;01/03/2026;350;2,40', 'A-1;01/12/2026;50;2,60'].join('\n')

/** Chooses a file to import. @returns the dialog */
async function chooseFile(page: Page, own: { articles: string; import: string }, content: string) {
  await page.getByRole('tab', { name: own.articles }).click()
  await page.getByRole('button', { name: own.import }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'stock.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
  return dialog
}

/** Presses the button of a step, and confirms it in the dialog. */
async function confirm(page: Page, step: string): Promise<void> {
  await page.getByRole('button', { name: step }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: step }).click()
}

describe.each(languagesHere)('in %s', language => {
  const own = wordsIn[language]

  // The stock-take that the first test opens, and the second one closes.
  let id = 0
  const detailsOf = () => `/app/inventoryapp/DetailsInventaire?id=${id}`

  test('a stock-take is opened, and counted by keyboard without a network', async () => {
    id = await preparedStockTake(`Inventaire ${language}`)
    const details = detailsOf()
    await visit({ url, language, width: 1280, as: manager }, async visitor => {
      const { page } = visitor
      await visitor.open(details)
      const dialog = await chooseFile(page, own, file)
      const send = dialog.getByRole('button', { name: own.send })
      await send.waitFor()
      expect(await visitor.accessibilityProblems()).toEqual([])
      await send.click()
      await page.getByText('Assiette plate').first().waitFor()
      await confirm(page, own.open)
      await page.getByRole('button', { name: own.open }).first().waitFor({ state: 'hidden' })
      expect(await visitor.accessibilityProblems()).toEqual([])

      await page.getByRole('tab', { name: own.paper }).click()
      const sheet = page.getByRole('table', { name: 'Lyon, Quai' })
      await sheet.getByText('Cuillère').waitFor()
      expect(await visitor.accessibilityProblems()).toEqual([])
      await visitor.onPaper(async () => {
        const print = page.getByRole('button', { name: own.print })
        expect(await print.isVisible()).toBe(false)
        const text = await sheet.innerText()
        for (const shown of ['A-1', 'A-2', 'A-3', 'Assiette plate']) expect(text).toContain(shown)
        // It does not show the expected quantities.
        for (const hidden of ['295', '40']) expect(text).not.toContain(hidden)
      })
    })

    // An auditor draws a sample, which anybody can reproduce.
    await visit({ url, language, width: 1280, as: manager }, async visitor => {
      const { page } = visitor
      await visitor.open(`${details}&tab=samples`)
      await page.getByRole('button', { name: own.draw }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText(own.byValue).click()
      await dialog.getByRole('textbox', { name: own.size }).fill('2')
      await dialog.getByRole('textbox', { name: own.seed }).fill('7')
      expect(await visitor.accessibilityProblems()).toEqual([])
      await dialog.getByRole('button', { name: own.draw }).click()
      await dialog.waitFor({ state: 'hidden' })
      const sample = page.getByRole('table', { name: own.byValue })
      // One article has 737.50 of the 873.50 euros: it is certain to be drawn.
      await sample.getByText('Assiette plate').waitFor()
      expect(await visitor.accessibilityProblems()).toEqual([])
    })

    await visit({ url, language, width: 320, as: counter }, async visitor => {
      const { page } = visitor
      await visitor.open(`/app/inventoryapp/EditeInventaireCP?id=${id}`)
      const field = page.getByRole('textbox', { name: own.quantity })
      const enter = async (article: string, quantity: string) => {
        await page.getByRole('heading', { level: 2, name: article }).waitFor()
        // The field gets focus by itself: only keys are used.
        await expect.poll(() => field.evaluate(each => each === document.activeElement)).toBe(true)
        await page.keyboard.type(quantity)
        await page.keyboard.press('Enter')
      }
      await enter('Assiette plate', '12p+7')
      await page.getByText(own.sent).waitFor()
      expect(await visitor.accessibilityProblems()).toEqual([])
      // A match further down is scrolled to the top, with its name below the page's header.
      await page.getByRole('searchbox').fill('bol')
      await page.getByRole('button', { name: 'Bol' }).click()
      const bottom = (box: { y: number; height: number } | null) => (box ? box.y + box.height : 0)
      const header = bottom(await page.getByRole('banner').first().boundingBox())
      const heading = page.getByRole('heading', { level: 2, name: 'Bol' })
      expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(header)
      // Sending fails, as it does behind a thick wall.
      visitor.expectProblem(/ERR_FAILED .*\/Counts\)$/)
      await page.route('**/Counts', route => route.abort())
      await enter('Bol', '6*6')
      // Shelf 10 comes after shelf 2.
      await enter('Cuillère', '12')
      await page.getByText(own.waiting).waitFor()
      expect(await visitor.accessibilityProblems()).toEqual([])
      await page.reload()
      await page.getByText(own.waiting).waitFor()
      await page.getByText(own.done).waitFor()
      await page.unroute('**/Counts')
      await page.evaluate(() => window.dispatchEvent(new Event('online')))
      await page.getByText(own.sent).waitFor()
    })

    const { body: counts } = await callAs<{ value: { quantity: number; expression: string }[] }>(
      manager,
      `/portal/v1/StockCounts?$filter=stockTakeId eq ${id}&$orderby=id`,
    )
    expect(counts.value.map(({ quantity, expression }) => [quantity, expression])).toEqual([
      [295, '12p+7'],
      [36, '6*6'],
      [12, '12'],
    ])
  })

  test('its differences are explained, its stock is valued, and it is reconciled and closed', async () => {
    await visit({ url, language, width: 1280, as: manager }, async visitor => {
      const { page } = visitor
      await visitor.open(detailsOf())
      // It is refused until the difference is explained.
      visitor.expectProblem(/409 .*\/StockTakes\(\d+\)\)$/)
      await confirm(page, own.reconcile)
      await page.getByText(own.unfinished).waitFor()
      await page.getByRole('alertdialog').getByRole('button', { name: own.cancel }).click()
      await page.getByRole('tab', { name: own.differences }).click()
      const row = page
        .getByRole('tabpanel', { name: own.differences })
        .getByRole('row')
        .filter({ hasText: 'A-2' })
      await row.getByRole('button').first().click()
      await page.getByRole('menuitem', { name: own.explain }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox').fill('Casse')
      await dialog.getByRole('button', { name: own.save }).click()
      await dialog.waitFor({ state: 'hidden' })
      expect(await visitor.accessibilityProblems()).toEqual([])
      // Movements until closing: a file with a wrong row is refused, and of the right one, only rows within the period
      // are used.
      const ofMovements = { articles: own.movements, import: own.importMovements }
      const wrong = await chooseFile(page, ofMovements, movements.replace('A-3', 'A-9'))
      await wrong.getByRole('button', { name: own.sendMovements }).click()
      await wrong.getByText(own.unknown).waitFor()
      expect(await visitor.accessibilityProblems()).toEqual([])
      await wrong
        .locator('input[type=file]')
        .setInputFiles({ name: 'mouvements.csv', mimeType: 'text/csv', buffer: Buffer.from(movements) })
      await wrong.getByRole('button', { name: own.sendMovements }).click()
      await wrong.waitFor({ state: 'hidden' })
      await page.getByText(own.outside).waitFor()
      await page.getByText('BR-0311').first().waitFor()
      expect(await visitor.accessibilityProblems()).toEqual([])
      await page.getByRole('tab', { name: own.differences }).click()
      // The list of movements, which stays until this one has loaded, has rows of the same article.
      const differences = page.getByRole('tabpanel', { name: own.differences })
      const plates = differences.getByRole('row').filter({ hasText: 'A-1' })
      await plates.getByRole('button').first().click()
      await page.getByRole('menuitem', { name: own.showMovements }).click()
      // 295 were counted, 24 left, and 96 arrived.
      await page.getByRole('dialog').getByText('367', { exact: true }).waitFor()
      expect(await visitor.accessibilityProblems()).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      // The value: 50 at 2.60 and 317 at 2.40, and nothing for quantities without an entry.
      const ofEntries = { articles: own.valuation, import: own.importEntries }
      const imported = await chooseFile(page, ofEntries, entries)
      await imported.getByRole('button', { name: own.sendEntries }).click()
      await imported.waitFor({ state: 'hidden' })
      await page.getByRole('button', { name: own.chooseMethod }).click()
      const method = page.getByRole('dialog')
      await method.getByRole('radio', { name: own.fifo }).press(' ')
      expect(await visitor.accessibilityProblems()).toEqual([])
      await method.getByRole('button', { name: own.applyMethod }).click()
      await method.waitFor({ state: 'hidden' })
      await page.getByText(own.uncovered).waitFor()
      await page.getByText(own.value).first().waitFor()
      expect(await visitor.accessibilityProblems()).toEqual([])
      // A typed entry covers one more piece, and changes the value.
      await page.getByRole('tab', { name: own.entries }).click()
      await page.getByRole('button', { name: own.addEntry }).press('Enter')
      const entry = page.getByRole('dialog')
      await entry.getByRole('textbox', { name: own.code }).fill('A-2')
      await entry.getByRole('spinbutton').first().focus()
      await page.keyboard.type('12122026')
      await entry.getByRole('textbox', { name: own.quantity }).fill('1')
      await entry.getByRole('textbox', { name: own.unitCost }).fill('9,20')
      expect(await visitor.accessibilityProblems()).toEqual([])
      await page.keyboard.press('Enter')
      await entry.waitFor({ state: 'hidden' })
      await page
        .getByRole('tabpanel', { name: own.entries })
        .getByRole('row')
        .filter({ hasText: 'A-2' })
        .waitFor()
      await page.getByRole('tab', { name: own.valuation }).click()
      await page.getByText(own.less).waitFor()
      await page.getByText(own.more).first().waitFor()
      await confirm(page, own.reconcile)
      await confirm(page, own.close)
      await page.getByText(own.closed, { exact: true }).first().waitFor()
      expect(await visitor.accessibilityProblems()).toEqual([])
    })
  })

  test('an auditor reports their attendance, downloads the report, and sends it for signature', async () => {
    const attended = await preparedStockTake(`Présence ${language}`)
    const path = `/portal/v1/StockTakes(${attended})`
    const { body: zones } = await callAs<{ zones: { zoneId: number }[] }>(manager, path)
    const line = {
      site: 'Lyon',
      zone: 'Quai',
      shelf: '',
      code: 'A-1',
      barcode: '',
      name: 'Assiette',
      batch: '',
    }
    const numbers = { unit: 'piece', packSize: 1, unitCost: 2.5, theoreticalQuantity: 12 }
    await callAs(manager, `${path}/Lines`, {
      method: 'POST',
      body: { part: onlyPart(), lines: [{ ...line, ...numbers }] },
    })
    await callAs(manager, path, { method: 'PATCH', body: { status: 'open' } })
    // When, where and who; the rest is typed.
    await callAs(manager, `${path}/Attendance`, {
      method: 'PATCH',
      body: {
        attendedDate: '2026-11-27',
        attendedFrom: '08:00',
        attendedUntil: '12:30',
        zoneIds: zones.zones.map(({ zoneId }) => zoneId),
        auditors: [counter],
      },
    })
    await visit({ url, language, width: 1280, as: manager }, async visitor => {
      const { page } = visitor
      await visitor.open(`/app/inventoryapp/DetailsInventaire?id=${attended}`)
      await page.getByRole('tab', { name: own.attendance }).click()
      await page.getByRole('textbox', { name: own.met }).fill('Claire Fontaine')
      for (const reply of await page.getByRole('radio', { name: own.yes, exact: true }).all())
        await reply.press(' ')
      await page.getByRole('radio', { name: own.reservations }).press(' ')
      await page.getByRole('textbox', { name: own.comment }).fill('Une livraison est à rapprocher.')
      expect(await visitor.accessibilityProblems()).toEqual([])
      await page.getByRole('button', { name: own.saveReport }).click()
      await page.getByText(own.saved).first().waitFor()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: own.download }).click(),
      ])
      expect(download.suggestedFilename()).toMatch(own.reportFile)
      expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
      // The draft is among the documents to sign, with the auditor as a signer.
      await page.getByRole('button', { name: own.sign }).click()
      await page.waitForURL(/\/app\/sign\/document\/\d+$/)
      await page.getByText('Théo Lefèvre').first().waitFor()
      expect(await visitor.accessibilityProblems()).toEqual([])
    })
    await visit({ url, language, width: 320, as: manager }, async visitor => {
      const { page } = visitor
      await visitor.open(`/app/inventoryapp/DetailsInventaire?id=${attended}&tab=attendance`)
      await page.getByText(own.drafted).waitFor()
      await page.getByText(own.draft, { exact: true }).waitFor()
      expect(await visitor.accessibilityProblems()).toEqual([])
    })
  })

  test('the columns of a file are assigned once for a client, for colleagues too', async () => {
    const names = [`Où (${language})`, 'N° interne', 'Texte', 'Informatique']
    const content = `${names.join(';')}\nQuai;A-1;Assiette plate;12`
    const details = async () => {
      const prepared = await preparedStockTake(`Colonnes ${language}`)
      return `/app/inventoryapp/DetailsInventaire?id=${prepared}`
    }
    await visit({ url, language, width: 1280, as: manager }, async visitor => {
      const { page } = visitor
      await visitor.open(await details())
      const dialog = await chooseFile(page, own, content)
      for (const [at, column] of own.columns.entries()) {
        await dialog.getByRole('button', { name: new RegExp(`(^|\\s)${column}(\\s|$)`) }).click()
        await page.getByRole('option', { name: names[at] ?? '', exact: true }).click()
      }
      await dialog.getByRole('button', { name: own.sendOne }).click()
      await dialog.waitFor({ state: 'hidden' })
    })
    await visit({ url, language, width: 320, as: 'partner@parvis.example' }, async visitor => {
      const { page } = visitor
      await visitor.open(await details())
      const dialog = await chooseFile(page, own, content.replace('A-1', 'A-2'))
      await dialog.getByText(own.remembered).waitFor()
      expect(await visitor.accessibilityProblems()).toEqual([])
      await dialog.getByRole('button', { name: own.sendOne }).click()
      await dialog.waitFor({ state: 'hidden' })
      await page.getByText('A-2').first().waitFor()
    })
  })
})
