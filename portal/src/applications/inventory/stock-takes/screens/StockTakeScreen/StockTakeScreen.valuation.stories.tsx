import {
  getStockEntryColumns,
  getStockValuation,
  importStockEntries,
  listStockValues,
  updateStockValuation,
} from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answerPage, answerWith, breakOff } from '../../../../../stories/answers.ts'
import { at, atPlace } from '../../../../../stories/at-its-address.tsx'
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
import type { StockValuation } from '../../stock-take.ts'
import { StockTakeScreen } from './StockTakeScreen.tsx'

const addressed = (search: string, who = portal) =>
  inPortal({ ...who, ...at(stockTakes, 'record', {}, search) })
const place = atPlace(stockTakes, 'record', portal, [opened(take), ...besideTake])

const meta = {
  title: 'Screens/Value of a stock-take',
  component: StockTakeScreen,
  ...place,
  parameters: { ...place.parameters, ...addressed('?id=5&tab=valuation') },
} satisfies Meta<typeof StockTakeScreen>
export default meta
type Story = StoryObj<typeof meta>

const valuation: StockValuation = getStockValuation.success.one
const valued = (changes: Partial<StockValuation>) =>
  answerWith<'getStockValuation'>(getStockValuation, { ...valuation, ...changes })
const [tea, , pot] = listStockValues.success.some.value
if (!tea || !pot) throw new Error('The examples of the contract have three articles')

/** The value of the stock, its method, and the part without entries. */
export const Loaded: Story = {
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect((await canvas.findAllByText(texts.valuation.by.fifo))[0]).toBeVisible()
    // The label is also the name of a column of the table.
    const figure = (term: string) => canvas.getAllByText(asRead(term))[0]?.parentElement
    await expect(figure(texts.valuation.value)).toHaveTextContent(/1.546[.,]12/)
    await expect(figure(texts.valuation.difference)).toHaveTextContent(/[-−]€?218[.,]48/)
    await expect(canvas.getByText(asRead(texts.valuation.uncovered))).toBeVisible()
    const rest = filled(texts.valuation.uncoveredOf, {
      quantity: '30',
      unit: texts.unit.piece,
      articles: '1',
    })
    await expect(canvas.getByText(asRead(rest), { exact: false })).toHaveTextContent(/138[.,]00/)
    await expect((await canvas.findAllByText(tea.name))[0]).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.entryImport.open })).toBeVisible()
  },
}

/** No method has been chosen, so unit costs are as given. */
export const AsGiven: Story = {
  parameters: {
    msw: [
      valued({ method: 'given', chosenDate: null, chosenBy: null, chosenByName: null, uncovered: [] }),
      opened(take),
      ...besideTake,
    ],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const { valuation: words } = textsOf(globals)
    await expect(await canvas.findByText(asRead(words.notYetChosen))).toBeVisible()
    await expect(canvas.queryByText(asRead(words.rest))).toBeNull()
    await expect(canvas.queryByText(asRead(words.uncovered))).toBeNull()
  },
}

/** Everything that the value may lack is reported. */
export const Missing: Story = {
  parameters: {
    picture: 'none',
    msw: [
      valued({
        method: 'average',
        rest: 'none',
        uncovered: [{ unit: 'kg', articleCount: 2, quantity: 12.5, restValue: null }],
        shortCount: 3,
        negativeCount: 4,
        lateEntryCount: 5,
        withoutCostCount: 6,
        total: { ...valuation.total, valuedCount: 0, withoutTheoreticalCount: 7, differenceValue: null },
      }),
      opened(take),
      ...besideTake,
    ],
  },
  play: async ({ canvas, globals }) => {
    const { valuation: words } = textsOf(globals)
    await expect(await canvas.findByText(asRead(filled(words.short, { count: '3' })))).toBeVisible()
    await expect(canvas.getByText(asRead(filled(words.negative, { count: '4' })))).toBeVisible()
    await expect(canvas.getByText(asRead(filled(words.late, { count: '5' })))).toBeVisible()
    await expect(canvas.getByText(asRead(filled(words.withoutCost, { count: '6' })))).toBeVisible()
    await expect(canvas.getByText(asRead(filled(words.withoutTheoretical, { count: '7' })))).toBeVisible()
    // The label is also the name of a column of the table.
    const theoretical = canvas.getAllByText(asRead(words.theoretical))[0]?.parentElement
    await expect(theoretical).toHaveTextContent(/2.721[.,]10.* 7\.$/)
    await expect(canvas.getByText(asRead(words.noDifference))).toBeVisible()
    await expect(canvas.getByText(asRead(words.byNothing), { exact: false })).toBeVisible()
  },
}

/** Nothing can be changed from reconciliation on. */
export const Frozen: Story = {
  parameters: { msw: [opened(reconciled), ...besideTake], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByText(asRead(texts.valuation.frozen))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.valuation.choose })).toBeNull()
    await expect(canvas.queryByRole('button', { name: texts.entryImport.open })).toBeNull()
  },
}

/** People who may only read cannot change anything. */
export const Reader: Story = {
  parameters: { ...addressed('?id=5&tab=valuation', portalOfReader), picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByText(asRead(texts.valuation.notFrozen))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.valuation.choose })).toBeNull()
  },
}

/** The valuation fails to load. */
export const Failed: Story = {
  parameters: { msw: [breakOff(getStockValuation), opened(take), ...besideTake], picture: 'none' },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(asRead(textsOf(globals).valuation.failed))).toBeVisible()
  },
}

const choosing = recording(updateStockValuation, { content: valuation })
/** The method is chosen, for the version on screen. */
export const MethodChosen: Story = {
  parameters: { msw: [choosing.handler, opened(take), ...besideTake], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const { valuation: words } = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: words.choose }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByRole('radio', { name: words.by.fifo })).toBeChecked()
    await userEvent.click(dialog.getByRole('radio', { name: words.by.average }))
    await userEvent.click(dialog.getByRole('radio', { name: words.restBy.none }))
    await userEvent.click(dialog.getByRole('button', { name: words.confirm }))
    await waitFor(() =>
      expect(choosing.sent).toEqual([{ version: '"4"', body: { method: 'average', rest: 'none' } }]),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

const entriesSent = recording(importStockEntries, { content: importStockEntries.success.one })
/** Columns are mapped as for the client's last file, and the whole file is checked before any of it is saved. */
export const EntriesImported: Story = {
  parameters: {
    msw: [
      entriesSent.handler,
      answerWith<'getStockEntryColumns'>(getStockEntryColumns, getStockEntryColumns.success.some),
      opened(take),
      ...besideTake,
    ],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.entryImport.open }))
    const importDialog = await screen.findByRole('dialog')
    const input = await waitFor(() => {
      const found = importDialog.querySelector<HTMLInputElement>('input[type="file"]')
      if (!found) throw new Error('The field of the file is not there yet')
      return found
    })
    const content = 'Réf. interne;Reçu le;Nombre;Prix net;Fournisseur\nTHE-001;02/12/2026;96;4,72;Dupont\n'
    await userEvent.upload(input, new File([content], 'entrees.csv', { type: 'text/csv' }))
    const dialog = within(importDialog)
    await waitFor(() => expect(importDialog).toHaveTextContent(asRead(texts.importing.remembered)))
    const send = filled(texts.entryImport.send_one, { count: '1' })
    await userEvent.click(await dialog.findByRole('button', { name: asRead(send) }))
    await waitFor(() => expect(entriesSent.sent).toHaveLength(2))
    await expect(entriesSent.sent.map(sent => sent.body)).toMatchObject(
      [true, false].map(isTrial => ({
        isTrial,
        part: { number: 0, count: 1 },
        entries: [{ code: 'THE-001', date: '2026-12-02', quantity: 96, unitCost: 4.72, document: '' }],
      })),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

const slowTab = addressed('?id=5&tab=slow')
const slowOnes = [answerPage(listStockValues, pot), opened(take), ...besideTake]

/** The slow-moving articles, their value, and the reduction that the reader's own rules suggest. */
export const SlowArticles: Story = {
  parameters: { ...slowTab, msw: slowOnes },
  play: async ({ canvas, globals }) => {
    const { slow } = textsOf(globals)
    await expect((await canvas.findAllByText(pot.name))[0]).toBeVisible()
    const figure = (term: string) => canvas.getByText(asRead(term)).parentElement
    await expect(figure(slow.depreciation)).toHaveTextContent(/123[.,]75/)
    await expect(canvas.getByText(asRead(filled(slow.unknown, { count: '1' })))).toBeVisible()
  },
}

/** Nothing is calculated until the reader asks for it. */
export const SlowNotAsked: Story = {
  parameters: {
    ...slowTab,
    msw: [valued({ slowDays: null, slowMonths: null }), ...slowOnes],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const { slow } = textsOf(globals)
    await expect(await canvas.findByText(asRead(slow.notAsked))).toBeVisible()
    await expect(canvas.queryByText(pot.name)).toBeNull()
  },
}

/** Without exits from stock, nothing can be calculated. */
export const SlowNoExits: Story = {
  parameters: {
    ...slowTab,
    msw: [valued({ slow: { ...valuation.slow, movementsFrom: null } }), ...slowOnes],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const { slow } = textsOf(globals)
    await expect(await canvas.findByText(asRead(slow.noExits))).toBeVisible()
    await expect(canvas.queryByText(pot.name)).toBeNull()
  },
}

const ruling = recording(updateStockValuation, { content: valuation })
/** The reader adds rules. Each needs days and a percentage, and no two rules may have the same days. */
export const SlowChosen: Story = {
  parameters: { ...slowTab, msw: [ruling.handler, ...slowOnes] },
  play: async ({ canvas, globals }) => {
    const { slow } = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: slow.choose }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: slow.addRule }))
    await userEvent.click(dialog.getByRole('button', { name: slow.confirm }))
    await expect((await dialog.findAllByText(asRead(slow.ruleMissing)))[0]).toBeVisible()
    const field = (words: string) =>
      dialog.getByRole('textbox', { name: new RegExp(`^${filled(words, { number: '3' })}`) })
    await userEvent.type(field(slow.ruleDays), '365')
    await userEvent.type(field(slow.rulePercent), '80')
    await userEvent.click(dialog.getByRole('button', { name: slow.confirm }))
    await expect((await dialog.findAllByText(asRead(slow.ruleTwice)))[0]).toBeVisible()
    await userEvent.clear(field(slow.ruleDays))
    await userEvent.type(field(slow.ruleDays), '730')
    await userEvent.click(dialog.getByRole('button', { name: slow.confirm }))
    await waitFor(() =>
      expect(ruling.sent).toEqual([
        {
          version: '"4"',
          body: {
            slowDays: 180,
            slowMonths: 12,
            depreciation: [
              { days: 180, percent: 25 },
              { days: 365, percent: 50 },
              { days: 730, percent: 80 },
            ],
          },
        },
      ]),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
