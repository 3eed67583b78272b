import type { Meta, StoryObj } from '@storybook/react-vite'
import { RouterProvider } from 'react-aria'
import { expect, fn, userEvent, within } from 'storybook/test'
import { DataGrid, type DataGridProps } from './DataGrid.tsx'
import { makeRequests, requestColumns, requestId, type PlanningRequest } from './requests.fixtures.ts'

const requests = makeRequests(40)
const navigate = fn()

const meta = {
  title: 'Components/DataGrid/Rows',
  component: DataGrid<PlanningRequest>,
  args: {
    'aria-label': 'Demandes',
    rows: requests,
    columns: requestColumns,
    getRowId: requestId,
    maxHeight: '26rem',
  },
  beforeEach: () => {
    navigate.mockReset()
  },
} satisfies Meta<DataGridProps<PlanningRequest>>
export default meta
type Story = StoryObj<typeof meta>

/** What the browser would have done with a press, which the story keeps it from doing. */
async function leftToBrowser(press: () => Promise<unknown>): Promise<boolean> {
  let isLeft = false
  const watch = (event: MouseEvent) => {
    isLeft = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', watch)
  await press()
  window.removeEventListener('click', watch)
  return isLeft
}

/** Links are followed by the application; what opens tabs, and other sites, by the browser. */
export const Links: Story = {
  args: {
    columns: requestColumns.map(column =>
      column.id === 'city' ? { ...column, type: 'link', href: () => 'https://city.example/' } : column,
    ),
  },
  render: args => (
    <RouterProvider navigate={navigate}>
      <DataGrid {...args} />
    </RouterProvider>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Établissements Durand 1' })
    await expect(await leftToBrowser(() => userEvent.click(link))).toBe(false)
    await expect(navigate).toHaveBeenLastCalledWith('/requests/request-1', undefined)
    await expect(await leftToBrowser(() => userEvent.keyboard('{ArrowDown}{Enter}'))).toBe(false)
    await expect(navigate).toHaveBeenLastCalledWith('/requests/request-2', undefined)
    await expect(navigate).toHaveBeenCalledTimes(2)
    const user = userEvent.setup()
    await user.keyboard('{Control>}')
    await expect(await leftToBrowser(() => user.click(link))).toBe(true)
    await user.keyboard('{/Control}')
    const elsewhere = within(canvasElement).getAllByRole('link', { name: /^(Paris|Lyon)$/ })[0]
    await expect(await leftToBrowser(() => userEvent.click(elsewhere as HTMLElement))).toBe(true)
    await expect(navigate).toHaveBeenCalledTimes(2)
  },
}

export const Permutations: Story = { args: { rows: requests.slice(0, 3) } }
