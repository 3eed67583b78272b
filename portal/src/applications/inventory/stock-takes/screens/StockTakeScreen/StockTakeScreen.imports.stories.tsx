import {
  getStockImportColumns,
  importStockLines,
  importStockMovements,
  listStockLines,
} from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answerPage, answerWith, breakOff, neverAnswer, problemOf } from '../../../../../stories/answers.ts'
import { at, atPlace } from '../../../../../stories/at-its-address.tsx'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { recording } from '../../../../../stories/recording.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { stockTakes } from '../../application.ts'
import { besideTake, opened, portal, prepared, take, textsOf } from '../../stock-takes-stories.fixtures.tsx'
import { StockTakeScreen } from './StockTakeScreen.tsx'

const addressed = (search: string) => inPortal({ ...portal, ...at(stockTakes, 'record', {}, search) })
const empty = [
  opened(prepared),
  answerPage(listStockLines),
  answerWith<'getStockImportColumns'>(getStockImportColumns, { value: [] }),
]
const place = atPlace(stockTakes, 'record', portal, empty)

const meta = {
  title: 'Screens/Import into a stock-take',
  component: StockTakeScreen,
  ...place,
  parameters: { ...place.parameters, ...addressed('?id=6&tab=articles'), picture: 'none' },
} satisfies Meta<typeof StockTakeScreen>
export default meta
type Story = StoryObj<typeof meta>

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number)
const articles = (count: number) =>
  ['Code;Désignation;Zone;Qté', ...numbers(count).map(number => `A-${number};Thé;Réserve;1`)].join('\n')

/** Chooses a file and sends it. */
async function importFile(
  canvas: ReturnType<typeof within>,
  globals: Record<string, unknown>,
  {
    content,
    count,
    of = 'importing',
  }: { content: string; count: number; of?: 'importing' | 'movementImport' },
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
  // Each language groups the digits of a count in its own way.
  const words = asRead(count === 1 ? texts[of].send_one : texts[of].send_other)
  const name = new RegExp(`^${words.replace('{{count}}', '.+')}$`)
  const send = async () => userEvent.click(await within(dialog).findByRole('button', { name }))
  await send()
  return { dialog: within(dialog), texts, send }
}

const sentOf = ({ sent }: { sent: { body: unknown }[] }) =>
  sent.map(({ body }) => body) as { part: { importId: string; number: number; count: number } }[]

const inParts = recording(importStockLines, { content: { lineCount: 0 } }, { content: { lineCount: 1001 } })
/** A long file arrives in parts of one import. The last one has the columns and replaces the articles. */
export const InParts: Story = {
  parameters: { msw: [inParts.handler, ...empty] },
  play: async ({ canvas, globals }) => {
    await importFile(canvas, globals, { content: articles(1001), count: 1001 })
    await waitFor(() => expect(inParts.sent).toHaveLength(2))
    const [first, last] = sentOf(inParts)
    await expect(first).toMatchObject({ part: { number: 0, count: 2 } })
    await expect(first).not.toHaveProperty('columns')
    await expect(last).toMatchObject({
      part: { importId: first?.part.importId, number: 1, count: 2 },
      columns: [
        { says: ['code'] },
        { says: ['name'] },
        { says: ['zone'] },
        { says: ['theoreticalQuantity'] },
      ],
      lines: [{ code: 'A-1000' }],
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** Nothing changes before the whole file has arrived, so the reader can leave until then. */
export const Cancelled: Story = {
  parameters: { msw: [neverAnswer(importStockLines), ...empty] },
  play: async ({ canvas, globals }) => {
    const { dialog, texts } = await importFile(canvas, globals, { content: articles(1001), count: 1001 })
    await waitFor(() => expect(dialog.getByText(asRead(texts.importing.nothingYet))).toBeVisible())
    await expect(dialog.getByRole('progressbar', { name: texts.importing.sending })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: texts.importing.cancel }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** While the articles are replaced, the reader waits. */
export const Replacing: Story = {
  parameters: { msw: [neverAnswer(importStockLines), ...empty] },
  play: async ({ canvas, globals }) => {
    const { dialog, texts } = await importFile(canvas, globals, { content: articles(1), count: 1 })
    await expect(await dialog.findByRole('progressbar', { name: texts.importing.replacing })).toBeVisible()
    await expect(dialog.getByRole('button', { name: texts.importing.cancel })).toBeDisabled()
    await expect(dialog.queryByText(asRead(texts.importing.nothingYet))).toBeNull()
  },
}

const openArticles = async (canvas: ReturnType<typeof within>, globals: Record<string, unknown>) => {
  const texts = textsOf(globals)
  await userEvent.click(await canvas.findByRole('button', { name: texts.importing.open }))
  return { dialog: within(await screen.findByRole('dialog')), removes: texts.importing.removes }
}

/** Before anything is sent, the reader sees what the articles take with them. */
export const Removes: Story = {
  parameters: {
    msw: [opened({ ...prepared, lineCount: 4, movementCount: 12, entryCount: 7 }), ...empty.slice(1)],
  },
  play: async ({ canvas, globals }) => {
    const { dialog, removes } = await openArticles(canvas, globals)
    await waitFor(() => expect(dialog.getByText(asRead(removes.title))).toBeVisible())
    for (const [words, number] of [
      [removes.articles, '4'],
      [removes.movements, '12'],
      [removes.entries, '7'],
    ] as const)
      await expect(dialog.getByText(asRead(filled(words, { number })))).toBeVisible()
    await expect(dialog.getByText(asRead(removes.help))).toBeVisible()
  },
}

/** A first import removes nothing. */
export const RemovesNothing: Story = {
  parameters: { msw: [opened({ ...prepared, lineCount: 0 }), ...empty.slice(1)] },
  play: async ({ canvas, globals }) => {
    const { dialog, removes } = await openArticles(canvas, globals)
    const { cancel } = textsOf(globals).importing
    await waitFor(() => expect(dialog.getByRole('button', { name: cancel })).toBeVisible())
    await expect(dialog.queryByText(asRead(removes.title))).toBeNull()
  },
}

const failing = recording(importStockLines, problemOf('stock-import-incomplete'), {
  content: { lineCount: 1 },
})
/** An import that failed has changed nothing, and begins again from the first part. */
export const Failed: Story = {
  parameters: { msw: [failing.handler, ...empty] },
  play: async ({ canvas, globals }) => {
    const { dialog, texts, send } = await importFile(canvas, globals, { content: articles(1), count: 1 })
    await waitFor(() => expect(dialog.getByText(asRead(texts.importing.failed))).toBeVisible())
    await expect(dialog.getByText(text => text.includes(asRead(texts.importing.again)))).toBeVisible()
    await expect(
      dialog.getByText(text => text.includes(asRead(texts.problem.importIncomplete))),
    ).toBeVisible()
    await send()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [first, again] = sentOf(failing)
    await expect(again).toMatchObject({ part: { number: 0, count: 1 } })
    await expect(again?.part.importId).not.toBe(first?.part.importId)
  },
}

/** If the answer to the last part is lost, nobody knows whether the articles were replaced. */
export const Unsure: Story = {
  parameters: { msw: [breakOff(importStockLines), ...empty] },
  play: async ({ canvas, globals }) => {
    const { dialog, texts } = await importFile(canvas, globals, { content: articles(1), count: 1 })
    const title = await dialog.findByText(asRead(texts.importing.unsure), {}, { timeout: 10_000 })
    await waitFor(() => expect(title).toBeVisible())
    await expect(dialog.getByText(text => text.includes(asRead(texts.importing.unsureHelp)))).toBeVisible()
  },
}

const row = (number: number) => `THE-001;04/12/2026;Livraison;-${number + 1};BL-${number}`
const found = recording(
  importStockMovements,
  { content: importStockMovements.success.one },
  {
    content: {
      movementCount: 0,
      outsideCount: 0,
      faults: [{ index: 0, column: 'code', reason: 'ambiguous' }],
    },
  },
)
/** Faults are told by the rows of the file, whichever part has them. */
export const FaultInSecondPart: Story = {
  parameters: {
    ...addressed('?id=5&tab=movements'),
    msw: [found.handler, opened(take), ...besideTake],
  },
  play: async ({ canvas, globals }) => {
    const content = ['Code;Date;Type;Quantité;Pièce', ...numbers(1001).map(row)].join('\n')
    const { dialog, texts } = await importFile(canvas, globals, {
      content,
      count: 1001,
      of: 'movementImport',
    })
    const { code } = texts.movementImport.column
    const reason = filled(texts.movementImport.fault.ambiguous, { column: code })
    const fault = asRead(filled(texts.importing.row, { row: '1002', reason }))
    await waitFor(() => expect(dialog.getByText(fault)).toBeVisible())
    await expect(found.sent).toHaveLength(2)
  },
}
