import { getStockDifferences, updateStockDifferences } from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answerWith, breakOff, problemOf } from '../../../../../stories/answers.ts'
import { at, atPlace } from '../../../../../stories/at-its-address.tsx'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { recording } from '../../../../../stories/recording.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { stockTakes } from '../../application.ts'
import type { StockDifferences } from '../../stock-take.ts'
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
const place = atPlace(stockTakes, 'record', portal, [opened(take), ...besideTake])

const meta = {
  title: 'Screens/Stock-take/Sums of differences',
  component: StockTakeScreen,
  ...place,
  parameters: { ...place.parameters, ...addressed('?id=5&tab=differences'), picture: 'none' },
} satisfies Meta<typeof StockTakeScreen>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = ReturnType<typeof within>

const differences: StockDifferences = getStockDifferences.success.one
const { total, classes } = differences
const answered = (changes: Partial<StockDifferences>) =>
  answerWith<'getStockDifferences'>(getStockDifferences, { ...differences, ...changes })

const rowOf = async (canvas: Canvas, title: string) =>
  canvas.findByRole('row', { name: new RegExp(`^${asRead(title)}`) })

/** Both sums, the tolerance and how far it is exceeded, in all and by class; what needs an explanation is said. */
export const Beyond: Story = {
  play: async ({ canvas, globals }) => {
    const { sums, valuation } = textsOf(globals)
    const all = await rowOf(canvas, sums.all)
    await waitFor(() => expect(all).toHaveTextContent(/310[.,]00.*[-−]€?230[.,]00.*48[.,]11.*261[.,]89/))
    const tea = await rowOf(canvas, filled(sums.ofClass, { articleClass: 'Thés et infusions' }))
    await expect(tea).toHaveTextContent(/310[.,]00.*300[.,]00.*10[.,]00.*Casse constatée/)
    await expect(await rowOf(canvas, valuation.noClass)).toBeVisible()
    await expect(canvas.getByText(asRead(filled(sums.beyond, { count: '1' })))).toBeVisible()
    await expect(canvas.getByText(asRead(filled(sums.withoutCost, { number: '1' })))).toBeVisible()
  },
}

const explaining = recording(updateStockDifferences, { content: updateStockDifferences.success.one })
const changed = recording(updateStockDifferences, problemOf('precondition-failed'))

async function explainAll(canvas: Canvas, globals: Record<string, unknown>) {
  const texts = textsOf(globals)
  await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`${asRead(texts.sums.all)}$`) }))
  await userEvent.click(await screen.findByRole('menuitem', { name: texts.sums.explain }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox'), 'Casse')
  await userEvent.click(dialog.getByRole('button', { name: texts.explain.confirm }))
  return { dialog, texts }
}

/** A sum is explained together with the amounts on screen: the explanation holds for no others. */
export const Explained: Story = {
  parameters: { msw: [explaining.handler, opened(take), ...besideTake] },
  play: async ({ canvas, globals }) => {
    await explainAll(canvas, globals)
    await waitFor(() =>
      expect(explaining.sent).toEqual([
        {
          version: differences['@odata.etag'],
          body: {
            articleClass: null,
            difference: total.difference,
            absoluteDifference: total.absoluteDifference,
            explanation: 'Casse',
          },
        },
      ]),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** The sum has changed meanwhile, so that the explanation is refused and stays in the dialog. */
export const Changed: Story = {
  parameters: { msw: [changed.handler, opened(take), ...besideTake] },
  play: async ({ canvas, globals }) => {
    const { dialog, texts } = await explainAll(canvas, globals)
    await waitFor(() =>
      expect(dialog.getByText(text => text.includes(asRead(texts.problem.changed)))).toBeVisible(),
    )
    await expect(dialog.getByRole('textbox')).toHaveValue('Casse')
  },
}

/** Nothing is said if no sum is beyond its tolerance, and one class of all articles is not shown twice. */
export const Within: Story = {
  parameters: {
    msw: [
      answered({
        total: { ...total, withoutCostCount: 0, tolerance: 400, excess: null },
        classes: classes.flatMap(({ articleClass, sum }) =>
          articleClass === '' ? [{ articleClass, sum: { ...sum, tolerance: null } }] : [],
        ),
      }),
      opened(take),
      ...besideTake,
    ],
  },
  play: async ({ canvas, globals }) => {
    const { sums, valuation } = textsOf(globals)
    await expect(await rowOf(canvas, sums.all)).toHaveTextContent(/400[.,]00/)
    await expect(canvas.queryByRole('row', { name: new RegExp(`^${asRead(valuation.noClass)}`) })).toBeNull()
    await expect(canvas.queryByText(asRead(sums.beyondHelp))).toBeNull()
    await expect(canvas.queryByText(asRead(sums.withoutCostHelp))).toBeNull()
  },
}

const noAction = async ({ canvas, globals }: { canvas: Canvas; globals: Record<string, unknown> }) => {
  const { sums } = textsOf(globals)
  await waitFor(async () => expect(await rowOf(canvas, sums.all)).toBeVisible())
  await expect(canvas.queryByRole('button', { name: new RegExp(`${asRead(sums.all)}$`) })).toBeNull()
}

/** People who may only read explain nothing. */
export const Reader: Story = {
  parameters: addressed('?id=5&tab=differences', portalOfReader),
  play: noAction,
}

/** Nor does anybody from reconciliation on. */
export const Reconciled: Story = {
  parameters: { msw: [opened(reconciled), ...besideTake] },
  play: noAction,
}

/** The sums fail to load and can be requested again. */
export const Failed: Story = {
  parameters: { msw: [breakOff(getStockDifferences), opened(take), ...besideTake] },
  play: async ({ canvas, globals }) => {
    const { sums } = textsOf(globals)
    await waitFor(() => expect(canvas.getByText(asRead(sums.failed))).toBeVisible())
  },
}

/** The page of a stock-take names the tolerances of its sums, and how many sums are still to be explained. */
export const Tolerances: Story = {
  parameters: {
    ...addressed('?id=5'),
    msw: [opened({ ...take, totalToleranceValue: 2000, unexplainedSumCount: 3 }), ...besideTake],
  },
  play: async ({ canvas, globals }) => {
    const { record } = textsOf(globals)
    const figure = async (term: string) => (await canvas.findByText(asRead(term))).parentElement
    await expect(await figure(record.totalTolerance)).toHaveTextContent(/1\s?%.*2.000[.,]00/)
    await expect(await figure(record.classTolerance)).toHaveTextContent(/300[.,]00/)
    await expect(await figure(record.unexplainedSums)).toHaveTextContent(/3$/)
  },
}
