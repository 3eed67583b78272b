import {
  deleteCountPhoto,
  drawStockSample,
  getCountPhotoContent,
  getStockImportColumns,
  getStockSamples,
  getStockTake,
  deleteStockMovement,
  importStockLines,
  importStockMovements,
  listCountPhotos,
  listStockLines,
  listStockMovements,
  updateStockLine,
  updateStockTake,
} from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { answerPage, answerWith, breakOff, problemOf, refuse } from '../../../../../stories/answers.ts'
import { at, atPlace } from '../../../../../stories/at-its-address.tsx'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { recording } from '../../../../../stories/recording.ts'
import { recordStates } from '../../../../../stories/standard-states.ts'
import { inPortal, storyPerson } from '../../../../../stories/withPortal.tsx'
import { stockTakes } from '../../application.ts'
import { stockTakesTexts } from '../../i18n/texts.ts'
import {
  besideTake,
  closed,
  line,
  opened,
  portal,
  portalOfReader,
  prepared,
  reconciled,
  take,
  textsOf,
} from '../../stock-takes-stories.fixtures.tsx'
import { StockTakeScreen } from './StockTakeScreen.tsx'

const addressed = (search: string) => inPortal({ ...portal, ...at(stockTakes, 'record', {}, search) })
const place = atPlace(stockTakes, 'record', portal, [opened(take), ...besideTake])

const meta = {
  title: 'Screens/Stock-take',
  component: StockTakeScreen,
  ...place,
  parameters: { ...place.parameters, ...addressed('?id=5') },
} satisfies Meta<typeof StockTakeScreen>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = ReturnType<typeof within>

async function chooseOn(canvas: Canvas, row: string, action: string) {
  const [menu] = await canvas.findAllByRole('button', { name: new RegExp(row) })
  if (menu) await userEvent.click(menu)
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}

/** The progress, place by place, and the total values. */
export const Loaded: Story = {
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByRole('heading', { level: 1, name: take.name })).toBeVisible()
    const [whole] = canvas.getAllByRole('meter', { name: texts.record.progress })
    await expect(whole).toHaveAttribute('aria-valuenow', '2')
    await expect(canvas.getByText(asRead(texts.zone.everybody))).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.reconcile.open })).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.record.edit })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/EditeInventaire\?id=5$/),
    )
    // The reader is one of the people who count.
    await expect(canvas.getByRole('link', { name: texts.record.count })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/EditeInventaireCP\?id=5$/),
    )
    // Counted articles are compared only with their own book value: 2,170 of 2,400, while the total is 4,810.50.
    const figure = (term: string) => canvas.getByText(asRead(term)).parentElement
    const { theoreticalValue, theoreticalOfCounted, countedValue, differenceOfCounted } = texts.record
    await expect(figure(theoreticalValue)).toHaveTextContent(/4.810/)
    await expect(figure(theoreticalOfCounted)).toHaveTextContent(/2.400[.,]00/)
    await expect(figure(countedValue)).toHaveTextContent(/2.170[.,]00/)
    await expect(figure(differenceOfCounted)).toHaveTextContent(/[-−]€?230[.,]00/)
    // Each tab keeps the stock-take in its address.
    await expect(canvas.getByRole('tab', { name: texts.tab.differences })).toHaveAttribute(
      'href',
      expect.stringMatching(/\?id=5&tab=differences$/),
    )
  },
}

/** People who do not count in it get no link to its count sheet. */
export const NotCounter: Story = {
  parameters: { msw: [opened({ ...take, isCounter: false }), ...besideTake], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByRole('link', { name: texts.record.edit })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: texts.record.count })).toBeNull()
  },
}

/** The counts beside the books, in quantity and value. */
export const Differences: Story = {
  parameters: addressed('?id=5&tab=differences'),
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect((await canvas.findAllByText(line.name))[0]).toBeVisible()
    await expect(canvas.getAllByText(texts.lineState.recount)[0]).toBeVisible()
  },
}

/** Lines that two people counted differently, for a third person to recount. */
export const Recounts: Story = {
  parameters: { ...addressed('?id=5&tab=recounts'), picture: 'none' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('THE-002'))[0]).toBeVisible()
  },
}

const explaining = recording(updateStockLine, { content: { ...line, explanation: 'Casse' } })
/** A difference beyond the tolerance is explained, for the version on screen. */
export const Explained: Story = {
  parameters: {
    ...addressed('?id=5&tab=differences'),
    msw: [explaining.handler, opened(take), ...besideTake],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await chooseOn(canvas, line.code, texts.action.explain)
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox'), 'Casse')
    await userEvent.click(dialog.getByRole('button', { name: texts.explain.confirm }))
    await waitFor(() =>
      expect(explaining.sent).toEqual([{ version: line['@odata.etag'], body: { explanation: 'Casse' } }]),
    )
  },
}

/** Who counted the line and when, with the quantity as typed. */
export const History: Story = {
  parameters: addressed('?id=5&tab=differences'),
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await chooseOn(canvas, line.code, texts.action.history)
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByText(/10\*24\+10/)).toBeVisible()
    await expect(dialog.getByText('Un carton ouvert')).toBeVisible()
  },
}

const [photo] = listCountPhotos.success.some.value
const photoContent = answerWith<'getCountPhotoContent'>(
  getCountPhotoContent,
  getCountPhotoContent.success.one,
)
const removedPhoto = recording(deleteCountPhoto, { status: 204 })
/** Who took each photo and when. The person who took a photo can remove it. */
export const HistoryPhotos: Story = {
  parameters: {
    ...addressed('?id=5&tab=differences'),
    msw: [
      answerPage(listCountPhotos, { ...photo, createdBy: storyPerson.email }),
      photoContent,
      removedPhoto.handler,
      opened(take),
      ...besideTake,
    ],
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await chooseOn(canvas, line.code, texts.action.history)
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByText('Un carton ouvert')).toBeVisible()
    const [begin = ''] = texts.history.showPhoto.split('{{')
    await userEvent.click(await dialog.findByRole('button', { name: new RegExp(`^${begin}`) }))
    const picture = await screen.findByRole('img', { name: filled(texts.photo.title, { name: line.name }) })
    await waitFor(() => expect((picture as HTMLImageElement).naturalWidth).toBe(160))
    await expect(screen.getByRole('button', { name: texts.photo.remove })).toBeVisible()
  },
}

/** The photo is removed in the version that was on screen. */
export const PhotoRemoved: Story = {
  parameters: { ...HistoryPhotos.parameters, picture: 'none' },
  play: async context => {
    await HistoryPhotos.play?.(context)
    const texts = textsOf(context.globals)
    await userEvent.click(screen.getByRole('button', { name: texts.photo.remove }))
    await waitFor(() => expect(removedPhoto.sent).toEqual([{ version: '"1"', body: undefined }]))
    await waitFor(() => expect(screen.queryByRole('button', { name: texts.photo.remove })).toBeNull())
  },
}

/** Nobody can remove somebody else's photo, or any photo of a closed stock-take. */
export const PhotosStay: Story = {
  parameters: {
    ...addressed('?id=5&tab=differences'),
    picture: 'none',
    msw: [
      answerPage(listCountPhotos, { ...photo, createdBy: storyPerson.email }),
      photoContent,
      opened(closed),
      ...besideTake,
    ],
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await chooseOn(canvas, line.code, texts.action.history)
    const dialog = within(await screen.findByRole('dialog'))
    const [begin = ''] = texts.history.showPhoto.split('{{')
    await userEvent.click(await dialog.findByRole('button', { name: new RegExp(`^${begin}`) }))
    await screen.findByRole('img', { name: filled(texts.photo.title, { name: line.name }) })
    await expect(screen.queryByRole('button', { name: texts.photo.remove })).toBeNull()
  },
}

/** The photos fail to load; the counts do not. */
export const PhotosFailed: Story = {
  parameters: {
    ...addressed('?id=5&tab=differences'),
    picture: 'none',
    msw: [breakOff(listCountPhotos), opened(take), ...besideTake],
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await chooseOn(canvas, line.code, texts.action.history)
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByText('Un carton ouvert')).toBeVisible()
    await expect(await dialog.findByText(asRead(texts.photo.listFailed))).toBeVisible()
  },
}

const unfinished = recording(updateStockTake, problemOf('stock-unfinished'))
/** What is missing before reconciliation is listed in the confirmation dialog. */
export const Unfinished: Story = {
  parameters: { msw: [unfinished.handler, opened(take), ...besideTake] },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.reconcile.open }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: texts.reconcile.confirm }))
    await expect(await dialog.findByText(asRead(texts.problem.unfinished))).toBeVisible()
    await expect(unfinished.sent).toEqual([{ version: take['@odata.etag'], body: { status: 'reconciled' } }])
  },
}

/** The stock-take is reconciled and waits to be closed. */
export const Reconciled: Story = {
  parameters: { msw: [opened(reconciled), ...besideTake], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByRole('button', { name: texts.close.open })).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.review.open })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: texts.record.edit })).toBeNull()
  },
}

/** A closed stock-take has no actions left, and late counts are reported. */
export const Closed: Story = {
  parameters: { msw: [opened(closed), ...besideTake] },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const late = asRead(filled(texts.record.late, { count: '2' }))
    await expect(await canvas.findByText(late)).toBeVisible()
    // Everything is counted, so there is only one book value.
    await expect(canvas.getByText(asRead(texts.record.differenceValue))).toBeVisible()
    await expect(canvas.queryByText(asRead(texts.record.theoreticalOfCounted))).toBeNull()
    await expect(canvas.queryByRole('button', { name: texts.close.open })).toBeNull()
    await expect(canvas.queryByRole('link', { name: texts.record.count })).toBeNull()
    await expect(canvas.queryByRole('tab', { name: texts.tab.paper })).toBeNull()
  },
}

/** People who may only read get no actions. */
export const Reader: Story = {
  parameters: {
    ...inPortal({ ...portalOfReader, ...at(stockTakes, 'record', {}, '?id=5') }),
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await canvas.findByRole('heading', { level: 1, name: take.name })
    await expect(canvas.queryByRole('button', { name: texts.reconcile.open })).toBeNull()
    await expect(canvas.queryByRole('link', { name: texts.record.edit })).toBeNull()
  },
}

const importing = recording(importStockLines, { content: { lineCount: 1 } })
const nothingRemembered = answerWith<'getStockImportColumns'>(getStockImportColumns, { value: [] })
const emptyTake = [importing.handler, opened(prepared), answerPage(listStockLines), nothingRemembered]
const openImport = async (
  canvas: Canvas,
  globals: Record<string, unknown>,
  content: string | Uint8Array<ArrayBuffer>,
  of: 'importing' | 'movementImport' = 'importing',
) => {
  const texts = textsOf(globals)
  await userEvent.click(await canvas.findByRole('button', { name: texts[of].open }))
  const dialog = await screen.findByRole('dialog')
  const input = await waitFor(() => {
    const found = dialog.querySelector<HTMLInputElement>('input[type="file"]')
    if (!found) throw new Error('The field of the file is not there yet')
    return found
  })
  await userEvent.upload(input, new File([content], 'stock.csv', { type: 'text/csv' }))
  return { dialog: within(dialog), texts }
}

/** Articles are imported from a file whose columns are recognised by their names. */
export const Imported: Story = {
  parameters: { ...addressed('?id=6&tab=articles'), msw: emptyTake, picture: 'none' },
  play: async ({ canvas, globals }) => {
    const content = 'Code;Désignation;Zone;Qté;Coût\nTHE-001;Thé vert;Réserve;300;4,60\n'
    const { dialog, texts } = await openImport(canvas, globals, content)
    const send = filled(texts.importing.send_one, { count: '1' })
    await userEvent.click(await dialog.findByRole('button', { name: asRead(send) }))
    await waitFor(() => expect(importing.sent).toHaveLength(1))
    await expect(importing.sent[0]?.body).toMatchObject({
      part: { number: 0, count: 1 },
      columns: [
        { name: 'Code', says: ['code'] },
        { name: 'Désignation', says: ['name'] },
        { name: 'Zone', says: ['zone'] },
        { name: 'Qté', says: ['theoreticalQuantity'] },
        { name: 'Coût', says: ['unitCost'] },
      ],
      lines: [{ code: 'THE-001', site: 'Rennes', zone: 'Réserve', theoreticalQuantity: 300, unitCost: 4.6 }],
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** Every faulty row is listed with its reason, and nothing is sent. */
export const WrongRows: Story = {
  parameters: { ...addressed('?id=6&tab=articles'), msw: emptyTake },
  play: async ({ canvas, globals }) => {
    const content = 'Code;Désignation;Zone;Qté\nA;Thé;Réserve;1\nA;Thé;Réserve;2\nB;Thé;Cave;-3\n'
    const { dialog, texts } = await openImport(canvas, globals, content)
    const { duplicate, place: unknown } = texts.importing.fault
    await expect(
      await dialog.findByText(text => text.includes(asRead(filled(duplicate, { row: '2' })))),
    ).toBeVisible()
    await expect(dialog.getByText(text => text.includes(asRead(unknown)))).toBeVisible()
    await expect(importing.sent).toHaveLength(0)
  },
}

/** Columns with unknown names are mapped by hand. */
export const UnknownColumns: Story = {
  parameters: { ...addressed('?id=6&tab=articles'), msw: emptyTake, picture: 'none' },
  play: async ({ canvas, globals }) => {
    const { dialog, texts } = await openImport(canvas, globals, 'Truc;Machin\nA;1\n')
    const words = new RegExp(asRead(texts.importing.missing).split('{{')[0]?.trim() ?? '')
    await expect(await dialog.findByText(words)).toBeVisible()
    await expect(importing.sent).toHaveLength(0)
  },
}

const strangeFile = 'Réf. interne;Texte;Dépôt;Informatique;Famille\nTHE-001;Thé vert;Réserve;300;Thés\n'

/** A file with the columns of an earlier one of the client is mapped like that one, until the reader changes it. */
export const Remembered: Story = {
  parameters: {
    ...addressed('?id=6&tab=articles'),
    msw: [
      answerWith<'getStockImportColumns'>(getStockImportColumns, getStockImportColumns.success.some),
      ...emptyTake,
    ],
  },
  play: async ({ canvas, globals }) => {
    const { dialog, texts } = await openImport(canvas, globals, strangeFile)
    await expect(await dialog.findByText(asRead(texts.importing.remembered))).toBeVisible()
    const ready = asRead(filled(texts.importing.ready, { count: '1' }))
    await expect(await dialog.findByText(ready)).toBeVisible()
    // The file is read in the browser, and nothing is being sent yet.
    await expect(dialog.getByText('stock.csv')).toBeVisible()
    await expect(dialog.queryByRole('progressbar')).toBeNull()
  },
}

/** Earlier mappings fail to load: a message says so, and columns can be mapped by hand. */
export const NotRemembered: Story = {
  parameters: {
    ...addressed('?id=6&tab=articles'),
    msw: [refuse(getStockImportColumns, 'server-error'), ...emptyTake],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const { dialog, texts } = await openImport(canvas, globals, strangeFile)
    await expect(await dialog.findByText(asRead(texts.importing.notRemembered))).toBeVisible()
    await expect(dialog.getByRole('button', { name: texts.importing.askAgain })).toBeVisible()
    await expect(dialog.queryByText(asRead(texts.importing.remembered))).toBeNull()
  },
}

/** A workbook with a password, or from before Excel 2007, is refused with advice on what to do. */
export const ProtectedWorkbook: Story = {
  parameters: { ...addressed('?id=6&tab=articles'), msw: emptyTake, picture: 'none' },
  play: async ({ canvas, globals }) => {
    const start = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
    const { dialog, texts } = await openImport(canvas, globals, start)
    const { title, help } = texts.importing.refusal['workbook-protected']
    await expect(
      await dialog.findByText(text => text.includes(asRead(title)) && text.includes(asRead(help))),
    ).toBeVisible()
    await expect(importing.sent).toHaveLength(0)
  },
}

/** Sheets for counting on paper, which hide the expected quantities like the sheet on screen. */
export const Paper: Story = {
  parameters: { ...addressed('?id=5&tab=paper') },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const sheet = within(await canvas.findByRole('table', { name: 'Rennes, Réserve' }))
    await expect(sheet.getByRole('columnheader', { name: texts.paper.counted })).toBeVisible()
    await expect(sheet.getByText(line.name)).toBeVisible()
    const row = sheet.getByRole('row', { name: new RegExp(line.code) })
    // It shows neither the expected nor the counted quantity.
    await expect(row).not.toHaveTextContent(/300|250/)
    const print = spyOn(window, 'print').mockImplementation(() => undefined)
    try {
      await userEvent.click(canvas.getByRole('button', { name: texts.paper.print }))
      await expect(print).toHaveBeenCalledTimes(1)
    } finally {
      print.mockRestore()
    }
  },
}

/** A long list is printed in parts, in walking order. */
export const PaperInParts: Story = {
  parameters: {
    ...addressed('?id=5&tab=paper'),
    msw: [
      opened(take),
      http.get(listStockLines.pattern, ({ request }) => {
        const skip = Number(new URL(request.url).searchParams.get('$skip'))
        const all = Array.from({ length: 503 }, (_, id) => ({ ...line, id, shelf: `B-${503 - id}` }))
        return HttpResponse.json({ value: all.slice(skip, skip + 500) })
      }),
    ],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const first = await canvas.findByRole('table', { name: /^Rennes, Réserve · 1 / })
    const shelves = (table: HTMLElement) =>
      within(table)
        .getAllByRole('row')
        .map(row => row.querySelectorAll('td')[1]?.textContent)
        .filter(Boolean)
    await expect(shelves(first).slice(0, 3)).toEqual(['B-1', 'B-2', 'B-3'])
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(texts.paper.part) }))
    await userEvent.click(await screen.findByRole('option', { name: /^501 / }))
    const second = await canvas.findByRole('table', { name: /^Rennes, Réserve · 501 / })
    await expect(shelves(second)).toEqual(['B-501', 'B-502', 'B-503'])
  },
}

/** The place has no articles, so there is nothing to print. */
export const PaperWithoutArticles: Story = {
  parameters: {
    ...addressed('?id=5&tab=paper'),
    msw: [opened(take), answerPage(listStockLines)],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByText(asRead(texts.paper.empty))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.paper.print })).toBeNull()
  },
}

/** The articles fail to load and can be requested again. */
export const PaperFailed: Story = {
  parameters: {
    ...addressed('?id=5&tab=paper'),
    msw: [opened(take), refuse(listStockLines, 'server-error')],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByText(asRead(texts.paper.failed))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.paper.print })).toBeNull()
  },
}

const drawing = recording(drawStockSample, { content: drawStockSample.success.one })
const samples = [
  opened(take),
  drawing.handler,
  answerWith<'getStockSamples'>(getStockSamples, getStockSamples.success.some),
]

/** The samples that auditors drew, with everything needed to draw them again. */
export const Samples: Story = {
  parameters: { ...addressed('?id=5&tab=samples'), msw: samples },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const byValue = new RegExp(`^${texts.samples.by.value}`)
    const table = within(await canvas.findByRole('table', { name: byValue }))
    await expect(table.getByRole('columnheader', { name: texts.samples.hits })).toBeVisible()
    await expect(table.getByRole('row', { name: /^THE-001/ })).toHaveTextContent(/300.*250/)
    // Without thousands separators, as it has to be typed.
    await expect(canvas.getByText('20261127')).toBeVisible()
    await userEvent.click(
      canvas.getByRole('button', { name: new RegExp(`${texts.samples.one}$|^${texts.samples.by.value}`) }),
    )
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(texts.samples.by.threshold) }))
    await expect(
      await canvas.findByRole('table', { name: new RegExp(`^${texts.samples.by.threshold}`) }),
    ).toBeVisible()
    await expect(canvas.queryByText('20261127')).toBeNull()
  },
}

/** The form asks only for the numbers that the method needs. */
export const SampleDrawn: Story = {
  parameters: { ...addressed('?id=5&tab=samples'), msw: samples },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.samples.draw }))
    const dialog = within(await screen.findByRole('dialog'))
    const field = (name: string) => dialog.findByRole('textbox', { name: new RegExp(`^${name}`) })
    await userEvent.click(dialog.getByRole('button', { name: texts.samples.draw }))
    await expect(await field(texts.samples.size)).toBeInvalid()
    await expect(drawing.sent).toHaveLength(0)
    await userEvent.click(dialog.getByRole('radio', { name: new RegExp(texts.samples.by.threshold) }))
    await expect(await field(texts.samples.threshold)).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: new RegExp(texts.samples.by.value) }))
    await userEvent.type(await field(texts.samples.size), '25')
    await userEvent.type(await field(texts.samples.seed), '7')
    await userEvent.click(dialog.getByRole('button', { name: texts.samples.draw }))
    await waitFor(() =>
      expect(drawing.sent.map(({ body }) => body)).toEqual([
        { method: 'value', size: 25, threshold: null, seed: 7 },
      ]),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** No sample has been drawn, and people who may only read cannot draw one. */
export const SamplesEmpty: Story = {
  parameters: {
    ...inPortal({ ...portalOfReader, ...at(stockTakes, 'record', {}, '?id=5&tab=samples') }),
    msw: [opened(take), answerWith<'getStockSamples'>(getStockSamples, { value: [] })],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByText(asRead(texts.samples.empty))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.samples.draw })).toBeNull()
  },
}

/** The samples fail to load. */
export const SamplesFailed: Story = {
  parameters: {
    ...addressed('?id=5&tab=samples'),
    msw: [opened(take), refuse(getStockSamples, 'server-error')],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(asRead(textsOf(globals).samples.failed))).toBeVisible()
  },
}

const states = recordStates({
  asks: getStockTake,
  beside: besideTake,
  around: addressed('?id=5'),
  texts: stockTakesTexts,
  thing: take,
  shows: ({ name }) => name,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Gone = states.Gone
export const LongText = states.LongText
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline

const movementsTab = addressed('?id=5&tab=movements')
const [used, outside] = listStockMovements.success.some.value
if (!used || !outside)
  throw new Error('The examples of the contract have one that is used and one that is not')

/** Movements between counting and closing. Those outside that period are reported. */
export const Movements: Story = {
  parameters: movementsTab,
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect((await canvas.findAllByText('BL-2041'))[0]).toBeVisible()
    await expect(canvas.getByText(asRead(filled(texts.movement.outside, { count: '1' })))).toBeVisible()
    await expect(canvas.getAllByText(texts.movement.use.forward)[0]).toBeVisible()
    await expect(canvas.getAllByText(texts.movement.use.outside)[0]).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.movementImport.open })).toBeVisible()
    await expect(canvas.queryByRole('searchbox')).toBeNull()
  },
}

/** There are no movements yet. */
export const NoMovements: Story = {
  parameters: {
    ...movementsTab,
    msw: [
      opened({ ...take, movementCount: 0, outsideCount: 0 }),
      answerPage(listStockMovements),
      ...besideTake,
    ],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByText(asRead(texts.movements.emptyTitle))).toBeVisible()
  },
}

/** The movements fail to load. */
export const MovementsFailed: Story = {
  parameters: {
    ...movementsTab,
    msw: [breakOff(listStockMovements), opened(take), ...besideTake],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByText(asRead(texts.movements.failed))).toBeVisible()
  },
}

/**
 * Counting took place after the closing day, so movements are subtracted. Once the stock-take is closed, nothing can be
 * changed.
 */
export const MovementsBack: Story = {
  parameters: {
    ...movementsTab,
    msw: [
      opened({ ...closed, countDate: '2027-01-04', closingDate: '2026-12-31', outsideCount: 0 }),
      answerPage(listStockMovements, { ...used, date: '2027-01-02', use: 'back' }),
      ...besideTake,
    ],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect((await canvas.findAllByText(texts.movement.use.back))[0]).toBeVisible()
    const [begin = ''] = texts.movement.back.split('{{')
    await expect(canvas.getByText(new RegExp(`^${asRead(begin)}`))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.movementImport.open })).toBeNull()
    await expect(canvas.queryByRole('button', { name: new RegExp(used.code) })).toBeNull()
  },
}

/** From the counted quantity to that of the closing day, movement by movement. */
export const MovementsOfLine: Story = {
  parameters: addressed('?id=5&tab=differences'),
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await chooseOn(canvas, line.code, texts.movement.show)
    const dialog = within(await screen.findByRole('dialog'))
    await expect(
      await dialog.findByText(asRead(filled(texts.movement.document, { document: 'BL-2041' }))),
    ).toBeVisible()
    await expect(dialog.getByText(asRead(texts.movement.closing)).parentElement).toHaveTextContent('226')
    await expect(dialog.getByText(texts.movement.use.outside)).toBeVisible()
  },
}

const entering = recording(importStockMovements, { content: importStockMovements.success.one })
/** A movement of a line is typed. Impossible values are reported before anything is sent. */
export const MovementEntered: Story = {
  parameters: {
    ...addressed('?id=5&tab=differences'),
    msw: [entering.handler, opened(take), ...besideTake],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await chooseOn(canvas, line.code, texts.movement.add)
    const dialog = within(await screen.findByRole('dialog'))
    const quantity = dialog.getByRole('textbox', { name: new RegExp(`^${texts.field.quantity}`) })
    await userEvent.type(quantity, '2,5')
    await userEvent.click(dialog.getByRole('radio', { name: texts.movement.kind.receipt }))
    await userEvent.click(dialog.getByRole('button', { name: texts.movement.confirm }))
    await expect((await dialog.findAllByText(new RegExp(texts.movement.fraction)))[0]).toBeVisible()
    await expect(entering.sent).toEqual([])
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '24')
    const [firstPart] = dialog.getAllByRole('spinbutton')
    if (!firstPart) throw new Error('A date has parts')
    await userEvent.click(firstPart)
    // French dates start with the day, English ones with the month; this date is the same either way.
    await userEvent.keyboard('12122026')
    await userEvent.click(dialog.getByRole('button', { name: texts.movement.confirm }))
    await waitFor(() => expect(entering.sent).toHaveLength(1))
    await expect(entering.sent[0]?.body).toEqual({
      isTrial: false,
      movements: [
        {
          code: line.code,
          site: line.site,
          zone: line.zone,
          shelf: line.shelf,
          batch: line.batch,
          date: '2026-12-12',
          kind: 'receipt',
          quantity: 24,
          document: '',
          unitCost: null,
        },
      ],
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

const removing = recording(deleteStockMovement, { status: 204 })
/** A movement is removed in the version on screen. */
export const MovementRemoved: Story = {
  parameters: {
    ...movementsTab,
    msw: [removing.handler, opened(take), ...besideTake],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await chooseOn(canvas, used.code, texts.movement.remove)
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: texts.movement.remove }))
    await waitFor(() => expect(removing.sent).toEqual([{ version: '"1"', body: undefined }]))
  },
}

const file = 'Code;Date;Type;Quantité;Pièce\nTHE-001;04/12/2026;Livraison;-24;BL-2041\n'
const movementsSent = recording(importStockMovements, { content: importStockMovements.success.one })
/** The whole file is checked before any of it is saved. */
export const MovementsImported: Story = {
  parameters: {
    ...movementsTab,
    msw: [movementsSent.handler, opened(take), ...besideTake],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const { dialog, texts } = await openImport(canvas, globals, file, 'movementImport')
    const send = filled(texts.movementImport.send_one, { count: '1' })
    await userEvent.click(await dialog.findByRole('button', { name: asRead(send) }))
    await waitFor(() => expect(movementsSent.sent).toHaveLength(2))
    const movements = [
      {
        code: 'THE-001',
        date: '2026-12-04',
        kind: 'delivery',
        quantity: -24,
        document: 'BL-2041',
        unitCost: null,
      },
    ]
    const part = { importId: expect.any(String), number: 0, count: 1 }
    await expect(movementsSent.sent.map(sent => sent.body)).toEqual([
      { isTrial: true, part, movements },
      { isTrial: false, part, movements },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

const faulty = recording(importStockMovements, {
  content: {
    movementCount: 0,
    outsideCount: 0,
    faults: [{ index: 0, column: 'code', reason: 'ambiguous' }],
  },
})
/** Faults that the services find are listed with their rows, and nothing is saved. */
export const MovementsWrong: Story = {
  parameters: { ...movementsTab, msw: [faulty.handler, opened(take), ...besideTake] },
  play: async ({ canvas, globals }) => {
    const { dialog, texts } = await openImport(canvas, globals, file, 'movementImport')
    const send = filled(texts.movementImport.send_one, { count: '1' })
    await userEvent.click(await dialog.findByRole('button', { name: asRead(send) }))
    const { code } = texts.movementImport.column
    const reason = filled(texts.movementImport.fault.ambiguous, { column: code })
    await expect(
      await dialog.findByText(asRead(filled(texts.importing.row, { row: '2', reason }))),
    ).toBeVisible()
    await expect(faulty.sent).toHaveLength(1)
    await expect(dialog.queryByRole('button', { name: asRead(send) })).toBeNull()
  },
}
