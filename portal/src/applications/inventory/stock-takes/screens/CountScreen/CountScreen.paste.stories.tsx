import { createCounts } from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { breakOff } from '../../../../../stories/answers.ts'
import { at, atPlace } from '../../../../../stories/at-its-address.tsx'
import { asRead, filled, languageOf } from '../../../../../stories/read-texts.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { stockTakes } from '../../application.ts'
import { mostPastedRows } from '../../rules/pasted-table.ts'
import {
  besideSheet,
  counted,
  memoryCounts,
  onDevice,
  openedSheet,
  packed,
  portal,
  textsOf,
  weighed,
} from '../../stock-takes-stories.fixtures.tsx'
import { CountScreen } from './CountScreen.tsx'

interface SentCount {
  clientId: string
  lineId: number
  quantity: number | null
  expression: string
  note: string
}

const sent: SentCount[] = []
const taking = http.post(createCounts.pattern, async ({ request }) => {
  const { counts } = (await request.json()) as { counts: SentCount[] }
  sent.push(...counts)
  return HttpResponse.json({
    value: counts.map(({ clientId, lineId }) => ({ clientId, outcome: 'kept', reason: null, lineId })),
  })
})

const lines = [packed, weighed]
const addressed = inPortal({ ...portal, ...at(stockTakes, 'count', {}, '?id=5') })
const place = atPlace(stockTakes, 'count', portal, [taking, openedSheet, ...besideSheet(lines)])

const meta = {
  title: 'Screens/Paste into a count sheet',
  component: CountScreen,
  ...place,
  decorators: [onDevice(() => memoryCounts()), ...place.decorators],
  parameters: { ...place.parameters, ...addressed, picture: 'none' },
  beforeEach: () => {
    sent.length = 0
    place.beforeEach()
  },
} satisfies Meta<typeof CountScreen>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = ReturnType<typeof within>
type Globals = Record<string, unknown>

const quantityField = (canvas: Canvas, globals: Globals) =>
  canvas.findByRole('textbox', { name: new RegExp(`^${textsOf(globals).sheet.quantity}`) })

/** Milliseconds for the dialog, or the worker that reads files, to be loaded for the first time. */
const firstLoad = 20_000

const openedDialog = async () => within(await screen.findByRole('dialog', {}, { timeout: firstLoad }))

async function openDialog(canvas: Canvas, globals: Globals) {
  await userEvent.click(await canvas.findByRole('button', { name: textsOf(globals).pasting.open }))
  return openedDialog()
}

const area = (dialog: Canvas, globals: Globals) =>
  dialog.findByRole('textbox', { name: textsOf(globals).pasting.text })

/** Replaces what is in the large field. */
async function paste(dialog: Canvas, globals: Globals, text: string) {
  const field = await area(dialog, globals)
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste(text)
}

const seen = async (canvas: Canvas, text: string) =>
  waitFor(async () => expect(canvas.getByText(asRead(text))).toBeVisible())

/** A text with a number of things, in the form of that number. */
function counting(
  globals: Globals,
  of: 'ready' | 'left' | 'untouched' | 'replaces' | 'confirm' | 'done' | 'doneLeft' | 'undone',
  count: number,
): string {
  const { pasting } = textsOf(globals)
  const isOne = languageOf(globals) === 'fr' ? count < 2 : count === 1
  const number = new Intl.NumberFormat(languageOf(globals)).format(count)
  return filled(pasting[isOne ? (`${of}_one` as const) : (`${of}_other` as const)], { count: number })
}

const rowOf = (dialog: Canvas, table: string, name: RegExp) =>
  within(dialog.getByRole('table', { name: table })).getByRole('row', { name })

const confirm = async (dialog: Canvas, globals: Globals, count: number) =>
  userEvent.click(await dialog.findByRole('button', { name: asRead(counting(globals, 'confirm', count)) }))

/** The field has the focus and says how copied cells are read. Nothing can be entered yet. */
export const Empty: Story = {
  play: async ({ canvas, globals }) => {
    const { pasting, importing } = textsOf(globals)
    const dialog = await openDialog(canvas, globals)
    await waitFor(async () => expect(await area(dialog, globals)).toHaveFocus())
    await seen(dialog, filled(pasting.hint, { name: packed.name }))
    const most = new Intl.NumberFormat(languageOf(globals)).format(mostPastedRows)
    await seen(dialog, filled(pasting.sentence, { most }))
    await expect(dialog.queryByRole('table')).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: importing.cancel }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** One column is read as quantities from the current line on. They are sent in order, and one undo takes all back. */
export const AsColumn: Story = {
  play: async ({ canvas, globals }) => {
    const { pasting, sheet } = textsOf(globals)
    const dialog = await openDialog(canvas, globals)
    await paste(dialog, globals, '10p+7\n12,5\n')
    await seen(dialog, filled(pasting.inOrder, { name: packed.name }))
    await seen(dialog, counting(globals, 'ready', 2))
    await expect(rowOf(dialog, pasting.countsTable, /THE-001.*247/)).toBeVisible()
    await confirm(dialog, globals, 2)
    await waitFor(() =>
      expect(sent).toMatchObject([
        { lineId: packed.id, quantity: 247, expression: '10p+7', note: '' },
        { lineId: weighed.id, quantity: 12.5, expression: '12,5' },
      ]),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await seen(canvas, counting(globals, 'done', 2))
    await seen(canvas, sheet.done)
    await userEvent.click(await canvas.findByRole('button', { name: pasting.undo }))
    await waitFor(() =>
      expect(sent.slice(2)).toMatchObject([
        { lineId: packed.id, quantity: null },
        { lineId: weighed.id, quantity: null },
      ]),
    )
    await seen(canvas, counting(globals, 'undone', 2))
    await expect(await canvas.findByRole('heading', { level: 2, name: packed.name })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: pasting.undo })).toBeNull()
  },
}

/** An undo right after the paste returns to the first pasted article, and stays there. */
export const UndoneAtOnce: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvas, globals }) => {
    const { pasting } = textsOf(globals)
    const dialog = await openDialog(canvas, globals)
    await paste(dialog, globals, 'Code\tQté\nTHE-002\t3,25\nTHE-001\t12\n')
    await confirm(dialog, globals, 2)
    await userEvent.click(await canvas.findByRole('button', { name: pasting.undo }))
    await seen(canvas, counting(globals, 'undone', 2))
    // Longer than the closing dialog takes to return the focus.
    await new Promise(resolve => setTimeout(resolve, 600))
    await expect(canvas.getByRole('heading', { level: 2, name: weighed.name })).toBeVisible()
  },
}

/** Articles are found by their codes in any order. Earlier counts are named, and keep their note. */
export const ByCode: Story = {
  parameters: { msw: [taking, openedSheet, ...besideSheet(lines, [counted])] },
  play: async ({ canvas, globals }) => {
    const { pasting } = textsOf(globals)
    const dialog = await openDialog(canvas, globals)
    await paste(
      dialog,
      globals,
      'Code\tDésignation\tQté\nTHE-002\tThé noir\t3,25\n3760123450012\tThé vert\t12\n',
    )
    await seen(dialog, pasting.byCode)
    await seen(dialog, counting(globals, 'replaces', 1))
    await expect(dialog.getByRole('checkbox', { name: pasting.hasHeader })).toBeChecked()
    await expect(rowOf(dialog, pasting.countsTable, /THE-001.*12.*250/)).toBeVisible()
    await confirm(dialog, globals, 2)
    await waitFor(() =>
      expect(sent).toMatchObject([
        { lineId: weighed.id, quantity: 3.25 },
        { lineId: packed.id, quantity: 12, note: counted.note },
      ]),
    )
    await userEvent.click(await canvas.findByRole('button', { name: pasting.undo }))
    const { quantity, expression, note } = counted
    await waitFor(() => expect(sent[3]).toMatchObject({ lineId: packed.id, quantity, expression, note }))
  },
}

/** Rows that cannot be entered are listed with their reason. They are corrected in place, or left out knowingly. */
export const WithFaults: Story = {
  play: async ({ canvas, globals }) => {
    const { pasting, sheet } = textsOf(globals)
    const dialog = await openDialog(canvas, globals)
    await paste(dialog, globals, 'THE-001;1,5\nTHE-002;12\nTHE-009;7\nTHE-002;\n')
    await seen(dialog, counting(globals, 'ready', 1))
    await seen(dialog, counting(globals, 'left', 2))
    await seen(dialog, counting(globals, 'untouched', 1))
    const reasons = within(dialog.getByRole('table', { name: pasting.leftTable }))
    await expect(reasons.getByText(asRead(sheet.fault.fraction))).toBeVisible()
    await expect(reasons.getByText(asRead(pasting.fault.unknown))).toBeVisible()
    await paste(dialog, globals, 'THE-001;2\nTHE-002;12\nTHE-009;7\n')
    await seen(dialog, counting(globals, 'left', 1))
    await confirm(dialog, globals, 2)
    await waitFor(() => expect(sent).toMatchObject([{ quantity: 2 }, { quantity: 12 }]))
    await seen(canvas, `${counting(globals, 'done', 2)} ${counting(globals, 'doneLeft', 1)}`)
  },
}

/** A corrected text cannot be entered before it is read: the counts are still those of the text before. */
export const CorrectedAtLast: Story = {
  play: async ({ canvas, globals }) => {
    const dialog = await openDialog(canvas, globals)
    await paste(dialog, globals, '12\n13')
    const button = await dialog.findByRole('button', { name: asRead(counting(globals, 'confirm', 2)) })
    await waitFor(() => expect(button).toBeEnabled())
    const field = await area(dialog, globals)
    if (!(field instanceof HTMLTextAreaElement)) throw new Error('There is no large field')
    // Nothing waits between the key and the press, as with a table of thousands of rows.
    field.setRangeText('5', 0, 2)
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    button.click()
    await waitFor(() =>
      expect(rowOf(dialog, textsOf(globals).pasting.countsTable, /THE-001.*5/)).toBeVisible(),
    )
    await expect(sent).toHaveLength(0)
    await confirm(dialog, globals, 2)
    await waitFor(() => expect(sent).toMatchObject([{ quantity: 5 }, { quantity: 13 }]))
  },
}

/** If the columns were guessed wrong, the reader chooses others. */
export const OtherColumns: Story = {
  play: async ({ canvas, globals }) => {
    const { pasting } = textsOf(globals)
    const dialog = await openDialog(canvas, globals)
    await paste(dialog, globals, 'THE-001\t5\t9')
    await expect(await dialog.findByRole('row', { name: /THE-001.*9/ })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: pasting.columns }))
    await userEvent.click(dialog.getByRole('button', { name: new RegExp(pasting.column.quantity) }))
    await userEvent.click(await screen.findByRole('option', { name: /^2.*5/ }))
    await expect(await dialog.findByRole('row', { name: /THE-001.*5/ })).toBeVisible()
    await confirm(dialog, globals, 1)
    await waitFor(() => expect(sent).toMatchObject([{ lineId: packed.id, quantity: 5 }]))
  },
}

/** More rows than are read at once are refused as a whole. */
export const TooMany: Story = {
  play: async ({ canvas, globals }) => {
    const { pasting } = textsOf(globals)
    const dialog = await openDialog(canvas, globals)
    await paste(dialog, globals, '1\n'.repeat(mostPastedRows + 1))
    const most = new Intl.NumberFormat(languageOf(globals)).format(mostPastedRows)
    await seen(dialog, filled(pasting.tooMany, { most }))
    await expect(dialog.queryByRole('button', { name: /^(Enter|Saisir)/ })).toBeNull()
    await expect(sent).toHaveLength(0)
  },
}

/** Several cells pasted into the field of one quantity, or anywhere outside a field, are read as a table. */
export const PastedIntoPage: Story = {
  play: async ({ canvas, globals }) => {
    const { sheet, field, importing } = textsOf(globals)
    const quantity = await quantityField(canvas, globals)
    await waitFor(() => expect(quantity).toHaveFocus())
    await userEvent.paste('12')
    await expect(quantity).toHaveValue('12')
    await userEvent.paste('13\n14\n')
    const dialog = await openedDialog()
    await expect(await area(dialog, globals)).toHaveValue('13\n14\n')
    await seen(dialog, counting(globals, 'ready', 2))
    await userEvent.click(dialog.getByRole('button', { name: importing.cancel }))
    await waitFor(() => expect(quantity).toHaveFocus())
    await expect(quantity).toHaveValue('12')
    // Other fields keep what is pasted into them.
    await userEvent.click(canvas.getByRole('textbox', { name: field.note }))
    await userEvent.paste('a\tb')
    await expect(screen.queryByRole('dialog')).toBeNull()
    canvas.getByRole('button', { name: sheet.skip }).focus()
    await userEvent.paste('THE-001\t5')
    await seen(await openedDialog(), counting(globals, 'ready', 1))
  },
}

/** Without a network the counts wait on the device. */
export const Offline: Story = {
  parameters: { msw: [breakOff(createCounts), openedSheet, ...besideSheet(lines)] },
  play: async ({ canvas, globals }) => {
    const { sending } = textsOf(globals)
    const dialog = await openDialog(canvas, globals)
    await paste(dialog, globals, '12\n13')
    await confirm(dialog, globals, 2)
    await seen(canvas, filled(sending.waiting_other, { count: '2' }))
  },
}

const broken = { ...memoryCounts(), add: () => Promise.reject(new Error('full')) }
/** A device that cannot store the counts stores none, and the text stays in the field. */
export const FullDevice: Story = {
  decorators: [onDevice(() => broken)],
  play: async ({ canvas, globals }) => {
    const { pasting } = textsOf(globals)
    const dialog = await openDialog(canvas, globals)
    await paste(dialog, globals, '12\n13')
    await confirm(dialog, globals, 2)
    await seen(dialog, pasting.notKept)
    await expect(await area(dialog, globals)).toHaveValue('12\n13')
    await expect(sent).toHaveLength(0)
  },
}

function fileInput(): HTMLInputElement {
  const input = screen.getByRole('dialog').querySelector('input[type="file"]')
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no field for a file')
  return input
}

const dropped = (text: string) => new File([text], 'comptage.csv', { type: 'text/csv' })

/** The rows of a file appear in the field, where they can be corrected. */
export const FromFile: Story = {
  play: async ({ canvas, globals }) => {
    const { pasting } = textsOf(globals)
    const dialog = await openDialog(canvas, globals)
    const input = fileInput()
    await userEvent.upload(input, dropped('Code,Qté\n'))
    const refused = asRead(pasting.noRows)
    await expect(await dialog.findByText(refused, {}, { timeout: firstLoad })).toBeVisible()
    await userEvent.upload(input, dropped('Code;Qté\nTHE-001;12\n\nTHE-002;"3,5"\n'))
    await waitFor(async () =>
      expect(await area(dialog, globals)).toHaveValue('Code\tQté\nTHE-001\t12\n\nTHE-002\t3,5'),
    )
    await confirm(dialog, globals, 2)
    await waitFor(() => expect(sent).toMatchObject([{ quantity: 12 }, { quantity: 3.5 }]))
  },
}

/** While a file is read nothing can be typed, because its rows will be the text. */
export const ReadingFile: Story = {
  beforeEach: () => {
    // No worker hears of its file, so none answers.
    const asked = spyOn(Worker.prototype, 'postMessage').mockImplementation(() => undefined)
    return () => asked.mockRestore()
  },
  play: async ({ canvas, globals }) => {
    const { importing } = textsOf(globals)
    const dialog = await openDialog(canvas, globals)
    const field = await area(dialog, globals)
    await expect(field).not.toHaveAttribute('readonly')
    await userEvent.upload(fileInput(), dropped('Code;Qté\nTHE-001;12\n'))
    await expect(await dialog.findByRole('progressbar', { name: importing.reading })).toBeVisible()
    await expect(field).toHaveAttribute('readonly')
    await userEvent.click(field)
    await userEvent.paste('12\n13')
    await expect(field).toHaveValue('')
  },
}

const many = Array.from({ length: 120 }, (_, n) => ({ ...packed, id: 1000 + n, code: `N-${n}`, barcode: '' }))
/** A long paste is shown page by page, and entered as a whole. */
export const ManyRows: Story = {
  parameters: { msw: [taking, openedSheet, ...besideSheet(many)] },
  play: async ({ canvas, globals }) => {
    const { pasting } = textsOf(globals)
    const dialog = await openDialog(canvas, globals)
    await paste(dialog, globals, many.map(({ code }, n) => `${code}\t${n}`).join('\n'))
    const pages = await dialog.findByRole('navigation', { name: pasting.countsPages })
    await expect(pages).toBeVisible()
    await confirm(dialog, globals, 120)
    await waitFor(() => expect(sent).toHaveLength(120))
    await expect(sent.map(({ quantity }) => quantity)).toEqual(many.map((_, n) => n))
  },
}
