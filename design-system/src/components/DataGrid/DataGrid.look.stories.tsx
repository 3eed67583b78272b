import type { Meta, StoryObj } from '@storybook/react-vite'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { PageThumbnail } from '../PageThumbnail/PageThumbnail.tsx'
import { DataGrid, type DataGridProps, type GridColumn } from './DataGrid.tsx'
import { makeRequests, requestColumns, requestId, type PlanningRequest } from './requests.fixtures.ts'

const requests = makeRequests(8)
const toggled = fn()
const drawn: Parameters<typeof PageThumbnail>[0]['page'] = {
  width: 1280,
  height: 720,
  visuals: [{ name: 'chart', x: 40, y: 40, width: 1200, height: 640, kind: 'chart' }],
}
const pictureOf = () => <PageThumbnail page={drawn} />

const columnOf = (id: string, part: Partial<GridColumn<PlanningRequest>>): GridColumn<PlanningRequest>[] =>
  requestColumns.flatMap(column => (column.id === id ? { ...column, ...part } : []))
const columns = [
  ...columnOf('client', { width: 120, canGrow: false, isWrapped: true }),
  ...columnOf('mission', { width: 130, canGrow: false, isWrapped: true }),
  ...columnOf('updated', { width: 110, form: 'date' }),
  ...columnOf('isUrgent', { isShown: false }),
]

/** Behaves like a screen: remembers what is toggled on. */
function WithStars(props: DataGridProps<PlanningRequest>) {
  const [urgent, setUrgent] = useState(() => new Set(props.rows.filter(row => row.isUrgent).map(requestId)))
  const rows = props.rows.map(row => ({ ...row, isUrgent: urgent.has(row.id) }))
  const [rowToggle] = useState(() => ({
    label: 'Urgente',
    icon: <Star aria-hidden size={18} />,
    isOn: (row: PlanningRequest) => row.isUrgent,
    onToggle: ({ id }: PlanningRequest) => {
      toggled(id)
      setUrgent(before => {
        const others = new Set(before)
        if (!others.delete(id)) others.add(id)
        return others
      })
    },
  }))
  return <DataGrid {...props} rows={rows} rowToggle={rowToggle} />
}

const meta = {
  title: 'Components/DataGrid/Looks',
  component: DataGrid<PlanningRequest>,
  args: {
    'aria-label': 'Demandes',
    rows: requests,
    columns,
    getRowId: requestId,
    rowActions: () => [{ id: 'open', label: 'Ouvrir', onAction: fn() }],
  },
  render: args => <WithStars {...args} />,
  beforeEach: () => {
    toggled.mockReset()
  },
} satisfies Meta<DataGridProps<PlanningRequest>>
export default meta
type Story = StoryObj<typeof meta>

/** A press turns the toggle of a row on, and a key turns it off. The menu beside it still opens. */
export const Toggle: Story = {
  play: async ({ canvasElement }) => {
    const grid = within(within(canvasElement).getByRole('grid', { name: 'Demandes' }))
    const calm = requests.find(({ isUrgent }) => !isUrgent)
    if (!calm) throw new Error('all are urgent')
    const star = grid.getByRole('button', { name: new RegExp(`^Urgente.*${calm.client}$`), pressed: false })
    await userEvent.click(star)
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    await expect(star).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(star).toHaveAttribute('aria-pressed', 'false')
    await expect(toggled.mock.calls).toEqual([[calm.id], [calm.id]])
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Ouvrir' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
  },
}

/** Names wrap to two lines within the row height. A moment shows only its day. */
export const WholeNames: Story = {
  play: async ({ canvasElement }) => {
    const [, first] = within(canvasElement).getAllByRole('row')
    if (!first) throw new Error('no rows')
    const name = within(first).getByRole('link', { name: 'Établissements Durand 1' })
    const cell = within(first).getByRole('rowheader')
    const row = first.getBoundingClientRect()
    for (const line of name.getClientRects()) {
      await expect(line.left).toBeGreaterThanOrEqual(cell.getBoundingClientRect().left)
      await expect(line.right).toBeLessThanOrEqual(cell.getBoundingClientRect().right)
      await expect(line.bottom).toBeLessThanOrEqual(row.bottom + 1)
    }
    await expect(name.getClientRects().length).toBe(2)
    await expect(within(first).getByText(/^\d{2}[/-]\d{2}[/-]\d{4}$/)).toBeVisible()
  },
}

/** A search-only column has no cells but can still be filtered. */
export const WithoutCells: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('columnheader', { name: 'Urgente' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /^(Filter|Filtrer)$/ }))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Urgente' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
  },
}

/** The same rows as cards with pictures, as many side by side as fit. */
export const Cards: Story = {
  args: { layout: 'cards', cardPicture: pictureOf },
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole('list', { name: 'Demandes' }))
    const [first, second] = list.getAllByRole('listitem')
    if (!first || !second) throw new Error('no cards')
    // Decorative, because the name is beside it.
    await expect(within(first).queryByRole('img')).toBeNull()
    await expect(first.querySelector('svg [data-kind="chart"]')).not.toBeNull()
    if (canvasElement.clientWidth > 700)
      await expect(second.getBoundingClientRect().top).toBe(first.getBoundingClientRect().top)
    const star = within(first).getByRole('button', { name: /^Urgente/, pressed: true })
    await userEvent.click(star)
    await expect(star).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(within(first).getByRole('button', { name: /^Actions/ }))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Ouvrir' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
  },
}

const ugly = ['Anticonstitutionnellement'.repeat(3), '<b>Île</b> & « Fils »', '王 小明 – מאיה כהן']
/** Long words, markup and other scripts, as rows and as cards; one has no picture. */
export const Permutations: Story = {
  args: { rows: requests.slice(0, 3).map((row, at) => ({ ...row, client: ugly[at] ?? '' })) },
  render: args => (
    <Stack>
      <WithStars {...args} />
      <WithStars
        {...args}
        layout="cards"
        cardPicture={({ isUrgent }) => <PageThumbnail page={isUrgent ? drawn : undefined} />}
      />
    </Stack>
  ),
}
