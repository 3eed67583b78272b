import {
  deleteStockEntry,
  getStockValuation,
  importStockEntries,
  listStockEntries,
} from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answerPage, answerWith, breakOff } from '../../../../../stories/answers.ts'
import { at, atPlace } from '../../../../../stories/at-its-address.tsx'
import { openCards } from '../../../../../stories/open-cards.ts'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { recording } from '../../../../../stories/recording.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { stockTakes } from '../../application.ts'
import {
  besideTake,
  opened,
  portal,
  portalOfReader,
  reconciled,
  take,
  textsOf,
} from '../../stock-takes-stories.fixtures.tsx'
import { StockTakeScreen } from './StockTakeScreen.tsx'

const addressed = (search: string, who = portal) =>
  inPortal({ ...who, ...at(stockTakes, 'record', {}, search) })
const entriesTab = '?id=5&tab=entries'
const [imported] = listStockEntries.success.some.value
if (!imported) throw new Error('The examples of the contract have an entry')
const typed = { ...imported, id: 2, '@odata.etag': '"1"', document: 'FA-0412', isImported: false }
const listed = [answerPage(listStockEntries, imported, typed), ...besideTake]
const place = atPlace(stockTakes, 'record', portal, [opened(take), ...listed])

const meta = {
  title: 'Screens/Entries of a stock-take',
  component: StockTakeScreen,
  ...place,
  parameters: { ...place.parameters, ...addressed(entriesTab), picture: 'none' },
} satisfies Meta<typeof StockTakeScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The entries that value the articles, imported and typed. */
export const Loaded: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const texts = textsOf(globals)
    await canvas.findAllByText(imported.code)
    await openCards(canvasElement)
    await expect((await canvas.findAllByText(typed.document))[0]).toBeVisible()
    await expect(canvas.getAllByText(imported.document ?? '')[0]).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.entry.add })).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.entryImport.open })).toBeVisible()
  },
}

const givenNow = answerWith<'getStockValuation'>(getStockValuation, {
  ...getStockValuation.success.one,
  method: 'given',
})

/**
 * While articles are valued at given costs, entries are not used. A message says so and lets the reader choose the
 * method.
 */
export const Unused: Story = {
  parameters: { msw: [givenNow, opened(take), ...listed] },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const said = asRead(filled(texts.entry.unused, { method: texts.valuation.by.given }))
    await expect(await canvas.findByText(said)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: texts.valuation.choose }))
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getByRole('button', { name: texts.valuation.confirm })).toBeVisible())
  },
}

/** Articles are valued by the entries, so there is no message. */
export const Used: Story = {
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await canvas.findAllByText(imported.code)
    const said = asRead(filled(texts.entry.unused, { method: texts.valuation.by.given }))
    await expect(canvas.queryByText(said)).toBeNull()
  },
}

/** There are no entries yet, and a message says where they come from. */
export const Empty: Story = {
  parameters: { msw: [answerPage(listStockEntries), opened(take), ...besideTake] },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(asRead(textsOf(globals).entries.empty))).toBeVisible()
  },
}

/** The entries fail to load. */
export const Failed: Story = {
  parameters: { msw: [breakOff(listStockEntries), opened(take), ...besideTake] },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(asRead(textsOf(globals).entries.failed))).toBeVisible()
  },
}

const nothingToChange: Story['play'] = async ({ canvas, globals }) => {
  const texts = textsOf(globals)
  await expect((await canvas.findAllByText(typed.document))[0]).toBeVisible()
  await expect(canvas.queryByRole('button', { name: texts.entry.add })).toBeNull()
  await expect(canvas.queryByRole('button', { name: new RegExp(typed.code ?? '') })).toBeNull()
}

/** People who may only read cannot add entries. */
export const Reader: Story = {
  parameters: addressed(entriesTab, portalOfReader),
  play: nothingToChange,
}

/** Nothing can be changed after reconciliation. */
export const Frozen: Story = {
  parameters: { msw: [opened(reconciled), ...listed] },
  play: nothingToChange,
}

/** Fills in the form of an entry. */
async function fill(globals: Record<string, unknown>, code: string, quantity: string) {
  const texts = textsOf(globals)
  const dialog = within(await screen.findByRole('dialog'))
  const field = (label: string) => dialog.getByRole('textbox', { name: new RegExp(`^${label}`) })
  if (code !== '') await userEvent.type(field(texts.field.code), code)
  const [firstPart] = dialog.getAllByRole('spinbutton')
  if (!firstPart) throw new Error('A date has parts')
  await userEvent.click(firstPart)
  // French dates start with the day, English ones with the month; this date is the same either way.
  await userEvent.keyboard('12122026')
  await userEvent.type(field(texts.field.quantity), quantity)
  await userEvent.type(field(texts.field.unitCost), '4,7250')
  return {
    dialog,
    texts,
    field,
    confirm: () => userEvent.click(dialog.getByRole('button', { name: texts.entry.confirm })),
  }
}

const adding = recording(importStockEntries, { content: importStockEntries.success.one })
/** An entry is typed. An impossible quantity is reported before anything is sent. */
export const Added: Story = {
  parameters: { msw: [adding.handler, opened(take), ...listed] },
  play: async ({ canvas, globals }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textsOf(globals).entry.add }))
    const { dialog, texts, field, confirm } = await fill(globals, 'THE-001', '0')
    await confirm()
    await expect((await dialog.findAllByText(new RegExp(texts.entry.fault.zero)))[0]).toBeVisible()
    await expect(adding.sent).toEqual([])
    await userEvent.clear(field(texts.field.quantity))
    await userEvent.type(field(texts.field.quantity), '1000000000000000')
    await expect((await dialog.findAllByText(new RegExp(texts.entry.fault.large)))[0]).toBeVisible()
    await userEvent.clear(field(texts.field.quantity))
    await userEvent.type(field(texts.field.quantity), '96')
    await confirm()
    await waitFor(() => expect(adding.sent).toHaveLength(1))
    await expect(adding.sent[0]?.body).toEqual({
      isTrial: false,
      entries: [{ code: 'THE-001', date: '2026-12-12', quantity: 96, unitCost: 4.725, document: '' }],
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** A fault that only the services can find is reported at its field, and the typed values stay. */
export const CodeUnknown: Story = {
  parameters: {
    msw: [
      answerWith<'importStockEntries'>(importStockEntries, {
        entryCount: 2,
        faults: [{ index: 0, column: 'code', reason: 'unknown' }],
      }),
      opened(take),
      ...listed,
    ],
  },
  play: async ({ canvas, globals }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textsOf(globals).entry.add }))
    const { texts, field, confirm } = await fill(globals, 'THE-999', '96')
    await confirm()
    await waitFor(() => expect(field(texts.field.code)).toBeInvalid())
    await expect(field(texts.field.code)).toHaveAccessibleDescription(
      new RegExp(texts.entry.fault.unknown.replaceAll('.', String.raw`\.`)),
    )
    await expect(field(texts.field.code)).toHaveValue('THE-999')
    await expect(field(texts.field.quantity)).toHaveValue('96')
  },
}

const removing = recording(deleteStockEntry, { status: 204 })
/** An entry is removed in the version on screen. */
export const Removed: Story = {
  parameters: { msw: [removing.handler, opened(take), ...listed] },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const [menu] = await canvas.findAllByRole('button', { name: new RegExp(typed.code ?? '') })
    if (menu) await userEvent.click(menu)
    await userEvent.click(await screen.findByRole('menuitem', { name: texts.entry.remove }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: texts.entry.remove }))
    await waitFor(() => expect(removing.sent).toEqual([{ version: '"1"', body: undefined }]))
  },
}

const addingOf = recording(importStockEntries, { content: importStockEntries.success.one })
/** Opened from the value of an article, the form already has its code. */
export const AddedToArticle: Story = {
  parameters: {
    ...addressed('?id=5&tab=valuation'),
    msw: [addingOf.handler, opened(take), ...listed],
  },
  play: async ({ canvas, globals }) => {
    const [menu] = await canvas.findAllByRole('button', { name: /THE-001/ })
    if (menu) await userEvent.click(menu)
    await userEvent.click(await screen.findByRole('menuitem', { name: textsOf(globals).entry.add }))
    const { confirm } = await fill(globals, '', '12')
    await confirm()
    await waitFor(() => expect(addingOf.sent).toHaveLength(1))
    await expect(addingOf.sent[0]?.body).toMatchObject({ entries: [{ code: 'THE-001', quantity: 12 }] })
  },
}
