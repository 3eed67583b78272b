import type { Meta, StoryObj } from '@storybook/react-vite'
import { I18nProvider } from 'react-aria/I18nProvider'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { DataGrid, type DataGridProps } from './DataGrid.tsx'
import { initialColumns, initialView } from './gridView.ts'
import {
  editableColumns,
  makeRequests,
  requestColumns,
  requestId,
  type PlanningRequest,
} from './requests.fixtures.ts'

const requests = makeRequests(40)

const meta = {
  title: 'Components/DataGrid/Touch and direction',
  component: DataGrid<PlanningRequest>,
  args: {
    'aria-label': 'Demandes',
    rows: requests,
    columns: requestColumns,
    getRowId: requestId,
    maxHeight: '22rem',
  },
} satisfies Meta<DataGridProps<PlanningRequest>>
export default meta
type Story = StoryObj<typeof meta>

const cellOf = (canvasElement: HTMLElement, row: number, column: number): HTMLElement => {
  const cell = canvasElement.querySelector<HTMLElement>(
    `[aria-rowindex="${row + 1}"] [aria-colindex="${column}"]`,
  )
  if (!cell) throw new Error(`no cell ${row}, ${column}`)
  return cell
}
const finger = { pointerType: 'touch', isPrimary: true, bubbles: true, cancelable: true, composed: true }
const press = (cell: HTMLElement) => cell.dispatchEvent(new PointerEvent('pointerdown', finger))
const lift = (cell: HTMLElement) => {
  cell.dispatchEvent(new PointerEvent('pointerup', finger))
  cell.dispatchEvent(new PointerEvent('click', finger))
}
const tap = (cell: HTMLElement) => {
  press(cell)
  lift(cell)
}

/** A tap acts like a double click. A long press selects, and after it taps select too. */
export const Touch: Story = {
  args: { selectionMode: 'multiple', onRowAction: fn() },
  play: async ({ canvasElement, args }) => {
    const isChosen = (row: number) =>
      cellOf(canvasElement, row, 1).closest('[role="row"]')?.getAttribute('aria-selected')
    tap(cellOf(canvasElement, 2, 4))
    await expect(args.onRowAction).toHaveBeenCalledOnce()
    // A moving finger scrolls.
    press(cellOf(canvasElement, 3, 4))
    window.dispatchEvent(new PointerEvent('pointercancel', finger))
    press(cellOf(canvasElement, 4, 4))
    await waitFor(() => expect(isChosen(4)).toBe('true'))
    lift(cellOf(canvasElement, 4, 4))
    await expect(isChosen(4)).toBe('true')
    await expect(isChosen(3)).toBe('false')
    tap(cellOf(canvasElement, 5, 4))
    await waitFor(() => expect(isChosen(5)).toBe('true'))
    await expect(args.onRowAction).toHaveBeenCalledOnce()
  },
}

export const TapToEdit: Story = {
  args: { columns: editableColumns, onCellEdit: fn(() => Promise.resolve()), onRowAction: fn() },
  play: async ({ canvasElement, args }) => {
    tap(cellOf(canvasElement, 1, 2))
    const field = await screen.findByRole('textbox', { name: 'Ville' })
    await userEvent.clear(field)
    await userEvent.type(field, 'Brest')
    // A tap elsewhere saves.
    await userEvent.click(within(canvasElement).getByText(/^40 (rows|lignes)$/))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onCellEdit).toHaveBeenCalledWith(expect.objectContaining({ value: 'Brest' }))
    await expect(args.onRowAction).not.toHaveBeenCalled()
  },
}

/** Right-to-left: columns, keys, pinned columns and opening rows. */
export const RightToLeft: Story = {
  args: {
    selectionMode: 'multiple',
    rowActions: () => [{ id: 'edit', label: 'تعديل', onAction: fn() }],
    renderDetail: row => <p>{row.note}</p>,
    hasTotals: true,
    defaultView: { ...initialView, columns: { ...initialColumns, pinned: ['client'] } },
  },
  render: args => (
    <I18nProvider locale="ar">
      <div dir="rtl">
        <DataGrid {...args} />
      </div>
    </I18nProvider>
  ),
  play: async ({ canvasElement }) => {
    const tree = within(canvasElement).getByRole('treegrid')
    const [client, city] = [cellOf(canvasElement, 1, 3), cellOf(canvasElement, 1, 4)]
    await expect(client.getBoundingClientRect().left).toBeGreaterThan(city.getBoundingClientRect().left)
    const button = cellOf(canvasElement, 1, 2).querySelector('button')
    button?.focus()
    // Here the left arrow is the forward arrow.
    await userEvent.keyboard('{ArrowLeft}')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowRight}')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(document.activeElement).toBe(city)
    await userEvent.keyboard('{End}{ArrowRight}')
    const last = document.activeElement?.getBoundingClientRect()
    await expect(last?.left).toBeGreaterThanOrEqual(tree.getBoundingClientRect().left)
    // Pinned columns stay at the start, which is on the right.
    await expect(tree.getBoundingClientRect().right - client.getBoundingClientRect().right).toBeLessThan(110)
  },
}

export const Permutations: Story = { ...RightToLeft, play: () => Promise.resolve() }
