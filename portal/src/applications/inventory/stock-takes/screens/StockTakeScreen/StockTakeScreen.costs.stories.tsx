import {
  getStockImportColumns,
  getStockSamples,
  importStockLines,
  listStockLines,
} from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answerPage, answerWith } from '../../../../../stories/answers.ts'
import { at, atPlace } from '../../../../../stories/at-its-address.tsx'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { recording } from '../../../../../stories/recording.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { stockTakes } from '../../application.ts'
import {
  besideTake,
  line,
  opened,
  portal,
  prepared,
  take,
  textsOf,
} from '../../stock-takes-stories.fixtures.tsx'
import { StockTakeScreen } from './StockTakeScreen.tsx'

const addressed = (search: string) => inPortal({ ...portal, ...at(stockTakes, 'record', {}, search) })
const place = atPlace(stockTakes, 'record', portal, [opened(take), ...besideTake])

const meta = {
  title: 'Screens/Stock-take/Unit costs',
  component: StockTakeScreen,
  ...place,
  parameters: { ...place.parameters, ...addressed('?id=5'), picture: 'none' },
} satisfies Meta<typeof StockTakeScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Values leave out the articles without a unit cost, and say how many there are. */
export const NotKnown: Story = {
  parameters: { msw: [opened({ ...take, withoutCostCount: 1234 }), ...besideTake] },
  play: async ({ canvas, globals }) => {
    const { record } = textsOf(globals)
    const [before = ''] = asRead(record.withoutCost).split('{{')
    await waitFor(() => expect(canvas.getByText(text => text.startsWith(before.trim()))).toBeVisible())
    await expect(canvas.getByText(text => text.startsWith(before.trim()))).toHaveTextContent(/1.234$/)
    await expect(canvas.getByText(asRead(record.withoutCostHelp))).toBeVisible()
    const theoretical = canvas.getByText(asRead(record.theoreticalValue)).parentElement
    await expect(theoretical).toHaveTextContent(/4.810[.,]50.*1.234\.$/)
  },
}

/** Nothing is said if every article has one. */
export const AllKnown: Story = {
  play: async ({ canvas, globals }) => {
    const { record } = textsOf(globals)
    await waitFor(() => expect(canvas.getByText(asRead(record.theoreticalValue))).toBeVisible())
    await expect(canvas.queryByText(asRead(record.withoutCostHelp))).toBeNull()
  },
}

const empty = [
  opened(prepared),
  answerPage(listStockLines),
  answerWith<'getStockImportColumns'>(getStockImportColumns, { value: [] }),
]

/** Opens an import and chooses a file. */
async function choose(
  canvas: ReturnType<typeof within>,
  globals: Record<string, unknown>,
  { content, of = 'importing' }: { content: string; of?: 'importing' | 'movementImport' },
) {
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

/** A cost with more decimals than are kept is refused at its row, and not rounded. */
export const TooManyDecimals: Story = {
  parameters: { ...addressed('?id=6&tab=articles'), msw: empty },
  play: async ({ canvas, globals }) => {
    const content = 'Code;Désignation;Zone;Qté;Coût\nA;Thé;Réserve;1;4,1255\nB;Thé;Réserve;1;4,12555\n'
    const { dialog, texts } = await choose(canvas, globals, { content })
    const { column, fault, row } = texts.importing
    const reason = filled(fault.digits, { column: column.unitCost, most: 4 })
    await waitFor(() => expect(dialog.getByText(asRead(filled(row, { row: '3', reason })))).toBeVisible())
    await expect(dialog.queryByText(asRead(filled(row, { row: '2', reason })))).toBeNull()
  },
}

/** The same is true of a movement. */
export const MovementWithTooManyDecimals: Story = {
  parameters: { ...addressed('?id=5&tab=movements') },
  play: async ({ canvas, globals }) => {
    const content = 'Code;Date;Type;Quantité;PU\nA;04/12/2026;Réception;1,2345;2\n'
    const { dialog, texts } = await choose(canvas, globals, { content, of: 'movementImport' })
    const { column, fault } = texts.movementImport
    const reason = filled(fault.digits, { column: column.quantity, most: 3 })
    await waitFor(() =>
      expect(dialog.getByText(asRead(filled(texts.importing.row, { row: '2', reason })))).toBeVisible(),
    )
  },
}

/** Nor is one that is typed. */
export const TypedWithTooManyDecimals: Story = {
  parameters: { ...addressed('?id=5&tab=differences') },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const [menu] = await canvas.findAllByRole('button', { name: new RegExp(line.code) })
    if (menu) await userEvent.click(menu)
    await userEvent.click(await screen.findByRole('menuitem', { name: texts.movement.add }))
    const dialog = within(await screen.findByRole('dialog'))
    const field = (label: string) => dialog.getByRole('textbox', { name: new RegExp(`^${label}`) })
    await userEvent.type(field(texts.field.quantity), '1,2345')
    await userEvent.type(field(texts.field.unitCost), '0,00005')
    await userEvent.click(dialog.getByRole('button', { name: texts.movement.confirm }))
    for (const fault of [texts.movement.quantityDigits, texts.movement.unitCostDigits])
      await waitFor(() => expect(dialog.getAllByText(new RegExp(asRead(fault)))[0]).toBeVisible())
  },
}

const importing = recording(importStockLines, { content: { lineCount: 2 } })
/** An empty cell is a unit cost that is not known; a zero is one. */
export const ImportedWithout: Story = {
  parameters: {
    ...addressed('?id=6&tab=articles'),
    msw: [
      importing.handler,
      opened(prepared),
      answerPage(listStockLines, { ...line, unitCost: null, theoreticalQuantity: 77 }),
      answerWith<'getStockImportColumns'>(getStockImportColumns, { value: [] }),
    ],
  },
  play: async ({ canvas, globals }) => {
    // The list leaves the cell empty.
    const cells = within(await canvas.findByRole('row', { name: /77/ }))
    await expect(cells.queryByText(/€/)).toBeNull()
    const content = 'Code;Désignation;Zone;Qté;Coût\nA;Thé;Réserve;1;\nB;Thé;Réserve;1;0\n'
    const { dialog, texts } = await choose(canvas, globals, { content })
    const send = asRead(filled(texts.importing.send_other, { count: '2' }))
    await userEvent.click(await dialog.findByRole('button', { name: send }))
    await waitFor(() => expect(importing.sent).toHaveLength(1))
    await expect(importing.sent[0]?.body).toMatchObject({
      lines: [
        { code: 'A', unitCost: null },
        { code: 'B', unitCost: 0 },
      ],
    })
  },
}

const [sample] = getStockSamples.success.some.value
if (!sample) throw new Error('The examples of the contract have a sample')
/** A sample says which of its articles have no value, and how many it was drawn from. */
export const Sampled: Story = {
  parameters: {
    ...addressed('?id=5&tab=samples'),
    msw: [
      opened(take),
      answerWith<'getStockSamples'>(getStockSamples, {
        value: [
          {
            ...sample,
            withoutCostCount: 3,
            lines: sample.lines.map((each, index) =>
              index === 0 ? { ...each, theoreticalValue: null } : each,
            ),
          },
        ],
      }),
      ...besideTake,
    ],
  },
  play: async ({ canvas, globals }) => {
    const { samples } = textsOf(globals)
    await waitFor(() => expect(canvas.getByText(asRead(samples.notKnown))).toBeVisible())
    for (const number of ['3', '1'])
      await expect(
        canvas.getByText(text => text.includes(asRead(filled(samples.ofThemWithoutCost, { number })))),
      ).toBeVisible()
  },
}
