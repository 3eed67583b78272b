import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { RouterProvider } from 'react-aria'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { DataGrid, type DataGridProps } from './DataGrid.tsx'
import { initialColumns, initialView } from './gridView.ts'
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

/** Whether a press is left to the browser, whose default action the story prevents. */
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

/** The application follows links; the browser handles new tabs and other sites. */
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

const tree = (canvasElement: HTMLElement) => within(canvasElement).getByRole('treegrid', { name: 'Demandes' })
const shownRows = (canvasElement: HTMLElement) => within(tree(canvasElement)).getAllByRole('row').slice(1)
const chooseFor = async (canvasElement: HTMLElement, column: string, item: RegExp) => {
  const header = within(canvasElement).getByRole('columnheader', { name: column })
  await userEvent.click(within(header).getByRole('button', { name: /^(Column|Colonne) / }))
  const menu = await screen.findByRole('menu')
  await userEvent.click(within(menu).getByRole('menuitem', { name: item }))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
}
const euros = (text: string | null | undefined) => Number((text ?? '').replace(/[^\d]/g, '')) / 100

/** Grouped rows with totals. */
export const Groups: Story = {
  args: { hasTotals: true, selectionMode: 'multiple', onViewChange: fn() },
  play: async ({ canvasElement, args }) => {
    await chooseFor(canvasElement, 'Ville', /Group by this column|Grouper par cette colonne/)
    await expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ groupBy: ['city'] }))
    const status = () => within(canvasElement).getByRole('status')
    await expect(status()).toHaveTextContent(/^(Grouped by|Groupé par) Ville/)
    const cities = new Set(requests.map(({ city }) => city))
    // Header, groups, rows, total.
    await expect(tree(canvasElement)).toHaveAttribute('aria-rowcount', String(1 + cities.size + 40 + 1))
    const [first, second] = shownRows(canvasElement)
    if (!first || !second) throw new Error('no rows')
    await expect(first).toHaveAttribute('aria-level', '1')
    await expect(first).toHaveAttribute('aria-expanded', 'true')
    await expect(first).toHaveTextContent(/Élancourt/)
    await expect(second).toHaveAttribute('aria-level', '2')
    // The totals are those of its rows.
    const inFirst = requests.filter(({ city }) => city === 'Élancourt')
    const sum = inFirst.reduce((all, { amount }) => all + (amount ?? 0), 0)
    const amount = within(canvasElement)
      .getByRole('columnheader', { name: 'Honoraires' })
      .getAttribute('aria-colindex')
    const figure = (row: Element | undefined) =>
      row?.querySelector(`[aria-colindex="${amount}"]`)?.textContent
    await expect(euros(figure(first))).toBeCloseTo(sum, 2)
    const all = requests.reduce((total, row) => total + (row.amount ?? 0), 0)
    await expect(euros(figure(shownRows(canvasElement).at(-1)))).toBeCloseTo(all, 2)
    // With keys, the backward arrow closes and the forward arrow opens.
    const toggle = within(first).getByRole('button', { name: /Élancourt/ })
    toggle.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await expect(toggle).toHaveFocus()
    await expect(tree(canvasElement)).toHaveAttribute(
      'aria-rowcount',
      String(1 + cities.size + 40 - inFirst.length + 1),
    )
    await userEvent.keyboard('{ArrowDown}')
    await expect(document.activeElement).toHaveAccessibleName(/Évry/)
    await userEvent.keyboard('{ArrowUp}{ArrowRight}')
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    // A group stays closed when the sort order is reversed.
    await chooseFor(canvasElement, 'Ville', /Sort descending|Tri décroissant/)
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await expect(document.activeElement?.closest('[role="row"]')).toHaveTextContent(/^Total/)
    await userEvent.keyboard('{ArrowUp}{Home}')
    await expect(document.activeElement?.closest('[role="row"]')).toHaveTextContent(/Élancourt/)
    await expect(document.activeElement?.closest('[role="row"]')).toHaveAttribute('aria-expanded', 'false')
    // The total is that of the matching rows.
    await userEvent.type(within(canvasElement).getByRole('searchbox'), 'lyon')
    const inLyon = requests.filter(({ city }) => city === 'Lyon')
    await waitFor(() =>
      expect(euros(figure(shownRows(canvasElement).at(-1)))).toBeCloseTo(
        inLyon.reduce((total, row) => total + (row.amount ?? 0), 0),
        2,
      ),
    )
    await userEvent.clear(within(canvasElement).getByRole('searchbox'))
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: /(Stop grouping by|Ne plus grouper par) Ville/ }),
    )
    await waitFor(() =>
      expect(within(canvasElement).getByRole('grid')).toHaveAttribute('aria-rowcount', '42'),
    )
  },
}

/** Details below a row for content that does not fit into columns. */
export const Details: Story = {
  args: {
    renderDetail: row => (
      <Stack gap={2}>
        <p>{row.note === '' ? 'Sans note.' : row.note.repeat(12)}</p>
        <TextField label="Commentaire" value="" onChange={fn()} />
      </Stack>
    ),
  },
  play: async ({ canvasElement }) => {
    const button = (number: number) =>
      within(tree(canvasElement)).getByRole('button', {
        name: new RegExp(`^(Details of|Détails d[e’]).* ${number}$`),
      })
    button(2).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(button(2)).toHaveAttribute('aria-expanded', 'true')
    await expect(tree(canvasElement)).toHaveAttribute('aria-rowcount', '42')
    const detail = within(canvasElement).getByRole('group', { name: /^(Details of|Détails d[e’]).* 2$/ })
    const cell = detail.closest('[role="gridcell"]') as HTMLElement
    await expect(cell.closest('[role="row"]')).toHaveAttribute('aria-level', '2')
    // The following rows are below the details, whatever their height.
    const next = button(3).closest('[role="row"]') as HTMLElement
    await waitFor(() =>
      expect(next.getBoundingClientRect().top).toBeCloseTo(cell.getBoundingClientRect().bottom, -1),
    )
    await userEvent.keyboard('{ArrowDown}')
    const field = within(cell).getByRole('textbox', { name: 'Commentaire' })
    await expect(field).toHaveFocus()
    // The grid does not handle keys typed there.
    await userEvent.keyboard('B{ArrowDown}')
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(cell).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(document.activeElement?.closest('[role="row"]')).toBe(next)
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await expect(document.activeElement?.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '42')
    await expect(document.activeElement).toBeVisible()
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowDown}')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(within(canvasElement).queryByRole('textbox', { name: 'Commentaire' })).toBeNull()
    await expect(button(2)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    tree(canvasElement).scrollLeft = 0
  },
}

/** Removes a row while the focus is elsewhere, like a dialog that asks before deleting. */
function Deleting(props: DataGridProps<PlanningRequest>) {
  const [rows, setRows] = useState(props.rows)
  return (
    <Stack>
      <Button onPress={() => setRows(rows.slice(0, -1))}>Supprimer la dernière ligne</Button>
      <DataGrid {...props} rows={rows} />
    </Stack>
  )
}

/** When the last focused row is removed, Tab enters the grid at the row that took its place. */
export const Deleted: Story = {
  args: { rows: requests.slice(0, 3) },
  parameters: { picture: 'none' },
  render: args => <Deleting {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const grid = canvas.getByRole('grid')
    canvas.getByRole('link', { name: / 3$/ }).focus()
    const deletion = canvas.getByRole('button', { name: /^Supprimer/ })
    deletion.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('link', { name: / 3$/ })).toBeNull())
    for (let step = 0; step < 8 && !grid.contains(document.activeElement); step++) await userEvent.tab()
    await expect(canvas.getByRole('link', { name: / 2$/ })).toHaveFocus()
  },
}

/** In print: every row and column, with groups and totals. */
export const Printed: Story = {
  args: { rows: makeRequests(300), hasTotals: true, defaultView: { ...initialView, groupBy: ['city'] } },
  parameters: { picture: 'none' },
  play: async ({ canvasElement, args }) => {
    const table = () => within(canvasElement).queryByRole('table', { hidden: true })
    await expect(table()).toBeNull()
    window.dispatchEvent(new Event('beforeprint'))
    const printed = table()
    await expect(printed?.querySelector('caption')).toHaveTextContent(/^Demandes 300 (rows|lignes)$/)
    await expect(printed?.querySelectorAll('thead th')).toHaveLength(requestColumns.length)
    const rows = [...(printed?.querySelectorAll('tbody tr') ?? [])].map(({ textContent }) => textContent)
    const cities = new Set(args.rows.map(({ city }) => city))
    await expect(rows).toHaveLength(300 + cities.size + 1)
    await expect(rows[0]).toMatch(/^Ville\s?: Élancourt \d+ (rows|lignes)/)
    await expect(rows.at(-1)).toMatch(/^Total/)
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(table()).toBeNull())
    // Rows of a closed group are not printed, and the printout says so.
    const closed = args.rows.filter(({ city }) => city === 'Élancourt').length
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Élancourt/ }))
    window.dispatchEvent(new Event('beforeprint'))
    const count = new RegExp(`^Demandes ${300 - closed} (of 300 rows|lignes sur 300)$`)
    await waitFor(() => expect(table()?.querySelector('caption')).toHaveTextContent(count))
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(table()).toBeNull())
  },
}

export const Permutations: Story = {
  args: {
    rows: makeRequests(24),
    hasTotals: true,
    selectionMode: 'multiple',
    rowActions: () => [{ id: 'edit', label: 'Modifier', onAction: fn() }],
    renderDetail: row => <p>{row.note}</p>,
    defaultView: {
      ...initialView,
      groupBy: ['mission', 'status'],
      columns: {
        ...initialColumns,
        order: ['client', 'mission', 'amount', 'hours', 'start', 'city', 'status'],
      },
    },
  },
}
