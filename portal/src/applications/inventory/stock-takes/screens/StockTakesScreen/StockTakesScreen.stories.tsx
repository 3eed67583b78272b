import { listStockTakes } from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { answerPage } from '../../../../../stories/answers.ts'
import { at, atPlace } from '../../../../../stories/at-its-address.tsx'
import { listStates } from '../../../../../stories/standard-states.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { stockTakes } from '../../application.ts'
import { stockTakesTexts } from '../../i18n/texts.ts'
import { portal, portalOfReader, prepared, take, textsOf } from '../../stock-takes-stories.fixtures.tsx'
import { StockTakesScreen } from './StockTakesScreen.tsx'

const rows = [take, prepared] as const
const place = atPlace(stockTakes, 'list', portal, [answerPage(listStockTakes, ...rows)])

const meta = {
  title: 'Screens/Stock-takes',
  component: StockTakesScreen,
  ...place,
} satisfies Meta<typeof StockTakesScreen>
export default meta
type Story = StoryObj<typeof meta>

/** One stock-take is being counted, the other is being prepared. */
export const Loaded: Story = {
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const [link] = await canvas.findAllByRole('link', { name: take.name })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\/DetailsInventaire\?id=5$/))
    await expect(canvas.getAllByText(texts.status.counting)[0]).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.list.create })).toBeVisible()
  },
}

/** People who may only read cannot prepare a stock-take. */
export const Reader: Story = {
  parameters: { ...inPortal({ ...portalOfReader, ...at(stockTakes, 'list') }), picture: 'none' },
  play: async ({ canvas, globals }) => {
    await canvas.findAllByRole('link', { name: take.name })
    await expect(canvas.queryByRole('link', { name: textsOf(globals).list.create })).toBeNull()
  },
}

const states = listStates({
  asks: listStockTakes,
  texts: stockTakesTexts,
  rows,
  shows: ({ name }) => name,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Empty = states.Empty
export const LongText = states.LongText
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
