/**
 * A count sheet without a network: opened once online, then reloaded, and opened in a new tab, behind thick walls.
 * Every count and every photo arrives exactly once.
 */
import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { callAs } from './calls.ts'
import { enter, hasFocus } from './keyboard.ts'
import { onlyPart, preparedStockTake } from './prepared-stock-take.ts'
import { visit, type Visitor } from './visitor.ts'
import { languagesHere } from './windows.ts'
import type { Language } from './words.ts'

const url = inject('product-url')

const wordsIn = {
  en: {
    offlineReady: 'Available offline',
    quantity: /^Quantity/,
    waiting: ['1 count not sent yet', '2 counts not sent yet'],
    sent: 'All counts are sent',
    fromDevice: 'You are working without the network',
    scan: 'Scan with the camera',
    scanRead: 'Code A-2 read: Cuillère',
    previous: 'Previous',
    photo: 'Add a photo',
    photoWaiting: '1 photo not sent yet',
    photoOne: /^Photo 1,/,
    photoState: 'Sent',
    pasted: 'Copied cells',
    ready: '2 counts will be entered.',
    unread: '1 row will not be entered.',
    confirm: 'Enter 2 counts',
    entered: '2 counts entered. 1 row was not entered.',
    undo: 'Undo the last paste',
    undone: '2 counts undone.',
    many: '4 counts not sent yet',
  },
  fr: {
    offlineReady: 'Disponible hors ligne',
    quantity: /^Quantité/,
    waiting: ['1 saisie pas encore envoyée', '2 saisies pas encore envoyées'],
    sent: 'Toutes les saisies sont envoyées',
    fromDevice: 'Vous travaillez sans réseau',
    scan: 'Scanner avec la caméra',
    scanRead: 'Code A-2 lu : Cuillère',
    previous: 'Précédent',
    photo: 'Ajouter une photo',
    photoWaiting: '1 photo pas encore envoyée',
    photoOne: /^Photo 1,/,
    photoState: 'Envoyée',
    pasted: 'Cellules copiées',
    ready: '2 quantités seront saisies.',
    unread: '1 ligne ne sera pas saisie.',
    confirm: 'Saisir 2 quantités',
    entered: '2 quantités saisies. 1 ligne n’a pas été saisie.',
    undo: 'Annuler le dernier collage',
    undone: '2 saisies annulées.',
    many: '4 saisies pas encore envoyées',
  },
} as const satisfies Record<Language, unknown>

const manager = 'manager@parvis.example'
const counter = 'staff@parvis.example'
const lost = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK|Failed to fetch|Failed to load resource/

/** An open stock-take with three articles; 7,351 pieces of each are expected. */
async function opened(name: string): Promise<number> {
  const id = await preparedStockTake(name)
  const take = `/portal/v1/StockTakes(${id})`
  const lines = ['Assiette plate', 'Bol', 'Cuillère'].map((article, at) => ({
    site: 'Lyon',
    zone: 'Quai',
    shelf: String(at),
    code: `A-${at}`,
    barcode: '',
    name: article,
    unit: 'piece',
    packSize: 1,
    batch: '',
    unitCost: 1,
    theoreticalQuantity: 7351846,
  }))
  const imported = await callAs(manager, `${take}/Lines`, {
    method: 'POST',
    body: { part: onlyPart(), lines },
  })
  const open = await callAs(manager, take, { method: 'PATCH', body: { status: 'open' } })
  expect([imported.status, open.status]).toEqual([200, 200])
  return id
}

/** Everything that this browser stores of the portal, as text: databases, and the addresses of cached files. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('no database')))
      })
    const stores: Record<string, unknown[]> = {}
    for (const { name } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name ?? ''))
      for (const store of database.objectStoreNames)
        stores[store] = await settled(database.transaction(store).objectStore(store).getAll())
      database.close()
    }
    const caching = await Promise.all(
      (await caches.keys()).map(async name => (await caches.open(name)).keys()),
    )
    return { stores, files: caching.flat().map(({ url: address }) => new URL(address).pathname) }
  })

async function count(page: Page, own: (typeof wordsIn)[Language], article: string, quantity: string) {
  await page.getByRole('heading', { level: 2, name: article }).waitFor()
  await page.getByRole('textbox', { name: own.quantity }).fill(quantity)
  await page.keyboard.press('Enter')
}

/** A picture of the Code 128 barcode "A-2", made with ZXing-C++. */
const pictureOfCode = {
  name: 'code.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAALAAAABkCAAAAAADc+W7AAABGklEQVR4XmP8z4AJGIFC/xkYGUByEBKkBsSC8SAqYKIMDDAdDGCdMD6EZoCbg6kLYgNEBUI1xCaYKKr7mBiGGBh1MK0jbDSER0OYYbSUoG+5OJrpRjPdaKZjGM10eENgtJQYLSVGS4nRUoJhtJRgGEgwWg6PlsOj5fBoOTxaDjOMlsOkhMBoxTFacYxWHKMVx2jFMVpxMIxWHAyDCIxWzaNV82jVPFo1j1bNo1XzaNXMMFo1UxACo22J0bbEaFtitC0x2pYYbUuMtiVG2xIMo20JhsELRltro6210dYanfPnaKYbzXSjmW400+EPgdFSYrSUGC0lRkuJ0VKCYUDBaDk8Wg6PlsOj5fBoOTxaDpMUAqMVx2jFgRYCAG6GFMduX7AZAAAAAElFTkSuQmCC',
    'base64',
  ),
}

/** A photo as phones take it, with the location in its metadata. */
async function photoWithPlace(page: Page): Promise<Buffer> {
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 2400
    canvas.height = 1800
    const context = canvas.getContext('2d')
    if (!context) throw new Error('There is no canvas')
    for (let at = 0; at < 60; at += 1) {
      context.fillStyle = `hsl(${at * 47} 60% 50%)`
      context.fillRect((at * 313) % 2400, (at * 197) % 1800, 400, 300)
    }
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
  })
  const jpeg = Buffer.from(drawn, 'base64')
  const exif = Buffer.from('Exif\0\0MM\0*GPS 48.1147 N 1.6794 W', 'latin1')
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)])
}

/** Whether there is a service worker: people who open no sheet have none. */
async function hasWorker({ page }: Visitor): Promise<boolean> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length > 0)
}

describe.each(languagesHere)('in %s', language => {
  const own = wordsIn[language]

  test('a sheet opens, and is counted, without a network', async () => {
    const id = await opened(`Sans réseau ${language}`)
    const address = `/app/inventoryapp/EditeInventaireCP?id=${id}`
    await visit({ url, language, width: 320 }, async visitor => {
      const { words } = visitor
      await visitor.signIn(counter)
      expect(await hasWorker(visitor)).toBe(false)
      await visitor.open(address)
      await visitor.page.getByText(own.offlineReady).waitFor({ timeout: 60_000 })
      expect(await visitor.accessibilityProblems()).toEqual([])
      // Nothing about expected quantities, and no response of the services among the files.
      const { stores, files } = await keptBy(visitor.page)
      expect(stores['sheets']).toHaveLength(1)
      expect(JSON.stringify(stores)).not.toMatch(/Assiette plate|theoretical|7351846/i)
      expect(files).toContain('/')
      expect(files.filter(path => /^\/(api|identity)/.test(path))).toEqual([])

      visitor.expectProblem(lost)
      await visitor.setOffline(true)
      await visitor.page.reload()
      await visitor.page.getByText(own.fromDevice).waitFor()
      expect(await visitor.accessibilityProblems()).toEqual([])
      await count(visitor.page, own, 'Assiette plate', '295')
      await visitor.page.getByText(own.waiting[0]).waitFor()
      await visitor.page.close()

      const page = await visitor.openTab()
      await page.goto(address)
      await page.getByText(own.fromDevice).waitFor()
      await page.getByText(own.waiting[0]).waitFor()
      // Scanning a code works without a network, too: with cached files, under the services' security policy.
      await page.getByRole('heading', { level: 2, name: 'Bol' }).waitFor()
      await page.getByRole('button', { name: own.scan }).click()
      await page.getByRole('dialog').locator('input[type=file]').setInputFiles(pictureOfCode)
      await page.getByRole('heading', { level: 2, name: 'Cuillère' }).waitFor()
      await page.getByText(own.scanRead).waitFor()
      await page.getByRole('button', { name: own.previous }).click()
      await count(page, own, 'Bol', '36')
      await page.getByText(own.waiting[1]).waitFor()

      // A photo of the next one also stays on the device, even after a reload.
      await page.getByRole('heading', { level: 2, name: 'Cuillère' }).waitFor()
      const photo = { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: await photoWithPlace(page) }
      await page.locator('input[type=file]').setInputFiles(photo)
      await page.getByText(own.photoWaiting).waitFor()
      await page.reload()
      await page.getByText(own.photoWaiting).waitFor()
      await page.getByRole('button', { name: own.photoOne }).click()
      await page.getByRole('dialog').getByRole('img').waitFor()
      await page.keyboard.press('Escape')

      // Another page says in the portal's own words that there is no network.
      const other = await visitor.openTab()
      await other.goto('/')
      await other.getByRole('heading', { name: words.offlineTitle, exact: true }).waitFor()
      await other.close()

      await visitor.setOffline(false)
      await page.getByText(own.sent).waitFor({ timeout: 30_000 })
      await page.getByText(own.fromDevice).waitFor({ state: 'detached' })
      const { body: counts } = await callAs<{ value: { quantity: number }[] }>(
        manager,
        `/portal/v1/StockCounts?$filter=stockTakeId eq ${id}&$orderby=id`,
      )
      expect(counts.value.map(({ quantity }) => quantity)).toEqual([295, 36])

      await page.getByText(own.photoWaiting).waitFor({ state: 'detached', timeout: 30_000 })
      await page.getByText(own.photoState, { exact: true }).waitFor()
      const { body: photos } = await callAs<{ value: { id: number; width: number; createdBy: string }[] }>(
        manager,
        `/portal/v1/CountPhotos?$filter=stockTakeId eq ${id}`,
      )
      expect(photos.value).toEqual([expect.objectContaining({ width: 1600, createdBy: counter })])
      const { body: picture } = await callAs<{ content: string }>(
        manager,
        `/portal/v1/CountPhotos(${photos.value[0]?.id})/Content`,
      )
      expect(Buffer.from(picture.content, 'base64').toString('latin1')).not.toMatch(/Exif|GPS/)

      // Everything is sent, so nothing of the person stays on the device.
      await page.getByRole('button', { name: words.account }).click()
      await page.getByRole('menuitem', { name: words.signOut }).click()
      await page.getByRole('button', { name: words.signIn, exact: true }).waitFor()
      await expect
        .poll(async () => (await keptBy(page)).stores)
        .toEqual({ answers: [], counts: [], sheets: [], photos: [], pictures: [] })
    })
  })

  test('counts made offline survive a sign-out encrypted, and are sent after the next sign-in', async () => {
    const id = await opened(`Sortie hors ligne ${language}`)
    const address = `/app/inventoryapp/EditeInventaireCP?id=${id}`
    await visit({ url, language, width: 1280 }, async visitor => {
      const { page, words } = visitor
      await visitor.signIn(counter)
      await visitor.open(address)
      await page.getByText(own.offlineReady).waitFor({ timeout: 60_000 })
      // Another tab with the same sheet shows at once what is waiting in this one.
      const tab = await visitor.openTab()
      await tab.goto(address)
      await tab.getByText(own.offlineReady).waitFor({ timeout: 60_000 })
      visitor.expectProblem(lost)
      await visitor.setOffline(true)
      await count(page, own, 'Assiette plate', '4817')
      await page.getByText(own.waiting[0]).waitFor()
      await tab.getByText(own.waiting[0]).waitFor()
      await count(tab, own, 'Bol', '36')
      await page.getByText(own.waiting[1]).waitFor()
      await tab.close()

      await page.getByRole('button', { name: words.account }).click()
      await page.getByRole('menuitem', { name: words.signOut }).click()
      await expect.poll(async () => (await keptBy(page)).stores['keys']).toBeUndefined()
      const { stores } = await keptBy(page)
      expect(stores['counts']).toHaveLength(2)
      expect(JSON.stringify(stores)).not.toMatch(/Assiette plate|4817/)

      await page.getByRole('heading', { level: 1, name: words.landingTitle }).waitFor()

      // The identity provider was not told of the sign-out, but asks for the password all the same.
      await visitor.setOffline(false)
      await visitor.signIn(counter)
      await visitor.open(address)
      await page.getByText(own.sent).waitFor({ timeout: 30_000 })
      const { body: counts } = await callAs<{ value: { quantity: number }[] }>(
        manager,
        `/portal/v1/StockCounts?$filter=stockTakeId eq ${id}&$orderby=id`,
      )
      expect(counts.value.map(({ quantity }) => quantity)).toEqual([4817, 36])
    })
  })

  test('cells copied in a spreadsheet are pasted by keyboard alone, without a network', async () => {
    const id = await opened(`Collage ${language}`)
    await visit({ url, language, width: 320, as: counter }, async visitor => {
      const { page } = visitor
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await visitor.open(`/app/inventoryapp/EditeInventaireCP?id=${id}`)
      await page.getByText(own.offlineReady).waitFor({ timeout: 60_000 })
      visitor.expectProblem(lost)
      await visitor.setOffline(true)

      const field = page.getByRole('textbox', { name: own.quantity })
      await expect.poll(() => hasFocus(field)).toBe(true)
      await page.evaluate(text => navigator.clipboard.writeText(text), 'A-2\t12*24+7\r\nA-0\t5\r\nA-9\t4\r\n')
      await page.keyboard.press('ControlOrMeta+v')
      const dialog = page.getByRole('dialog')
      await expect.poll(() => hasFocus(dialog.getByRole('textbox', { name: own.pasted }))).toBe(true)
      await dialog.getByText(own.ready).waitFor()
      await dialog.getByText(own.unread).waitFor()
      await dialog.getByRole('row', { name: /Cuillère.*295/ }).waitFor()
      // Nothing in it tells what is expected.
      expect(await dialog.innerText()).not.toContain('7351846')
      expect(await visitor.accessibilityProblems()).toEqual([])
      await enter(page, dialog.getByRole('button', { name: own.confirm }))
      await page.getByText(own.entered).waitFor()
      await page.getByText(own.waiting[1]).waitFor()
      // The next article that is not counted has the focus.
      await page.getByRole('heading', { level: 2, name: 'Bol' }).waitFor()
      await expect.poll(() => hasFocus(field)).toBe(true)

      await enter(page, page.getByRole('button', { name: own.undo }))
      await page.getByText(own.undone).waitFor()
      await page.getByText(own.many).waitFor()
      await page.getByRole('heading', { level: 2, name: 'Cuillère' }).waitFor()
      await expect.poll(() => hasFocus(field)).toBe(true)
      await page.keyboard.type('36')
      await page.keyboard.press('Enter')

      await visitor.setOffline(false)
      await page.getByText(own.sent).waitFor({ timeout: 30_000 })
      const { body: counts } = await callAs<{ value: { quantity: number | null; expression: string }[] }>(
        manager,
        `/portal/v1/StockCounts?$filter=stockTakeId eq ${id}&$orderby=id`,
      )
      expect(counts.value.map(({ quantity, expression }) => [quantity, expression])).toEqual([
        [295, '12*24+7'],
        [5, '5'],
        [null, ''],
        [null, ''],
        [36, '36'],
      ])
    })
  })
})
