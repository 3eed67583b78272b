import { listStockCounts } from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answerPage } from '../../../../../stories/answers.ts'
import { at, atPlace } from '../../../../../stories/at-its-address.tsx'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { stockTakes } from '../../application.ts'
import { besideTake, line, opened, portal, take, textsOf } from '../../stock-takes-stories.fixtures.tsx'
import { StockTakeScreen } from './StockTakeScreen.tsx'

const meta = {
  title: 'Screens/Stock-take/Counts',
  component: StockTakeScreen,
  ...atPlace(stockTakes, 'record', portal, [opened(take), ...besideTake]),
} satisfies Meta<typeof StockTakeScreen>
export default meta
type Story = StoryObj<typeof meta>

const [madeCount] = listStockCounts.success.some.value
/** Counts from a device whose clock was a day ahead, then from one whose clock was three hours behind. */
export const WrongClock: Story = {
  parameters: {
    ...inPortal({ ...portal, ...at(stockTakes, 'record', {}, '?id=5&tab=differences') }),
    msw: [
      answerPage(
        listStockCounts,
        { ...madeCount, clockError: 1440 },
        { ...madeCount, id: 72, clockError: -178 },
      ),
      opened(take),
      ...besideTake,
    ],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const { action, history } = textsOf(globals)
    const isFrench = globals['locale'] === 'fr'
    const [menu] = await canvas.findAllByRole('button', { name: new RegExp(line.code) })
    if (menu) await userEvent.click(menu)
    await userEvent.click(await screen.findByRole('menuitem', { name: action.history }))
    const dialog = within(await screen.findByRole('dialog'))
    const ahead = asRead(filled(history.clockAhead, { time: isFrench ? '1 jour' : '1 day' }))
    const behind = asRead(filled(history.clockBehind, { time: isFrench ? '3 heures' : '3 hours' }))
    await waitFor(() => expect(dialog.getByText(ahead)).toBeVisible())
    await expect(dialog.getByText(behind)).toBeVisible()
  },
}
