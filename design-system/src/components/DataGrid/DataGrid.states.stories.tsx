import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { RowModel } from '../../internal/rowModel/rowModel.ts'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { DataGrid, type DataGridProps } from './DataGrid.tsx'
import { initialView, readGridView, writeGridView } from './gridView.ts'
import { makeRequests, requestColumns, requestId, type PlanningRequest } from './requests.fixtures.ts'

const requests = makeRequests(40)
const many = makeRequests(100_000)

const meta = {
  title: 'Components/DataGrid/States',
  component: DataGrid<PlanningRequest>,
  args: {
    'aria-label': 'Demandes',
    rows: requests,
    columns: requestColumns,
    getRowId: requestId,
    maxHeight: '26rem',
  },
} satisfies Meta<DataGridProps<PlanningRequest>>
export default meta
type Story = StoryObj<typeof meta>

const grid = (canvasElement: HTMLElement) => within(canvasElement).getByRole('grid', { name: 'Demandes' })

export const Loading: Story = {
  args: { rows: [], status: 'loading' },
  play: async ({ canvasElement }) => {
    await expect(grid(canvasElement)).toHaveAttribute('aria-busy', 'true')
    await expect(within(canvasElement).getByText(/^(Loading|Chargement)$/)).toBeInTheDocument()
    await expect(within(canvasElement).queryByRole('heading')).toBeNull()
  },
}
export const Refreshing: Story = {
  args: { status: 'refreshing' },
  play: async ({ canvasElement }) => {
    await expect(grid(canvasElement)).toHaveAttribute('aria-busy', 'true')
    await expect(within(canvasElement).getAllByRole('row').length).toBeGreaterThan(5)
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/Refreshing|Actualisation/)
  },
}
export const Empty: Story = {
  args: {
    rows: [],
    emptyState: (
      <EmptyState
        title="Aucune demande pour le moment"
        actions={<Button variant="primary">Créer une demande</Button>}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const create = within(canvasElement).getByRole('button', { name: 'Créer une demande' })
    within(canvasElement)
      .getByRole('button', { name: /More options|Plus d’options/ })
      .focus()
    await userEvent.tab()
    await expect(grid(canvasElement).contains(document.activeElement)).toBe(true)
    await userEvent.tab()
    await expect(create).toHaveFocus()
  },
}
export const NoMatch: Story = {
  args: { defaultView: { ...initialView, search: 'introuvable' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: /Clear search and|Effacer la recherche et/ }),
    )
    await waitFor(() => expect(grid(canvasElement)).toHaveAttribute('aria-rowcount', '41'))
  },
}
export const Failed: Story = {
  args: { rows: [], status: 'error', onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('alert')).toBeVisible()
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Try again|Réessayer/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const RefreshFailed: Story = {
  args: { status: 'error', onRetry: fn() },
  play: async ({ canvasElement }) => {
    // The previous rows stay readable.
    await expect(within(canvasElement).getAllByRole('row').length).toBeGreaterThan(5)
    await expect(
      within(canvasElement).getByText(/could not be refreshed|pas pu être actualisées/),
    ).toBeVisible()
  },
}
export const Partial: Story = {
  args: { status: 'partial', onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByText(/Some rows are missing|Il manque des lignes/)).toBeVisible()
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Try again|Réessayer/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

const services = new RowModel(makeRequests(1234), requestColumns, requestId, 'fr')
/** Behaves like a portal: keeps the view in the URL and requests the page that it describes. */
function FromServices(props: DataGridProps<PlanningRequest>) {
  const [url, setUrl] = useState('page=1')
  const view = readGridView(new URLSearchParams(url))
  const found = services.arrange(view)
  const page = found.rows.subarray((view.page - 1) * 50, view.page * 50)
  const { mode: _, paging: _paging, source: _source, rowCount: _count, pageSize: _size, ...own } = props
  return (
    <Stack>
      <DataGrid
        {...own}
        mode="server"
        rows={[...page].flatMap(number => services.rows[number] ?? [])}
        rowCount={found.length}
        view={view}
        onViewChange={next => setUrl(writeGridView(next, new URLSearchParams()).toString())}
      />
      <output>{url}</output>
    </Stack>
  )
}

export const Server: Story = {
  args: { selectionMode: 'multiple' },
  render: args => <FromServices {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const url = () => canvasElement.querySelector('output')?.textContent
    await expect(grid(canvasElement)).toHaveAttribute('aria-rowcount', '1235')
    await userEvent.click(await canvas.findByRole('button', { name: /Next page|Page suivante/ }))
    await expect(url()).toBe('page=2')
    await expect(canvas.getByRole('checkbox', { name: / 51$/ }).closest('[role="row"]')).toHaveAttribute(
      'aria-rowindex',
      '52',
    )
    await userEvent.click(
      canvas.getByRole('checkbox', { name: /all rows on this page|toutes les lignes de cette page/ }),
    )
    const bar = canvas.getByRole('group', { name: /Selected rows|Lignes sélectionnées/ })
    await expect(bar).toHaveTextContent(/50 rows selected|50 lignes sélectionnées/)
    // Selected rows stay selected across pages.
    await userEvent.click(canvas.getByRole('button', { name: /Next page|Page suivante/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: / 101$/ }))
    await expect(bar).toHaveTextContent(/51 rows selected|51 lignes sélectionnées/)
    await userEvent.click(
      canvas.getByRole('checkbox', { name: /all rows on this page|toutes les lignes de cette page/ }),
    )
    await userEvent.click(
      within(bar).getByRole('button', { name: /Select all 1.234|Sélectionner les 1.234/ }),
    )
    await expect(bar).toHaveTextContent(/All 1.234 matching rows|Les 1.234 lignes/)
    await userEvent.type(canvas.getByRole('searchbox'), 'lyon')
    await waitFor(() => expect(url()).toBe('q=lyon'))
    await expect(canvas.queryByRole('group', { name: /Selected rows|Lignes sélectionnées/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Heures' }))
    await expect(url()).toBe('sort=hours&q=lyon')
  },
}

/** 100,000 rows on the client: scrolled far, sorted, selected, and navigated to the end by keys. */
export const HundredThousand: Story = {
  args: { selectionMode: 'multiple' },
  // Not passed as `args`: writing them out as the docs page's snippet would delay it by half a minute.
  render: ({ mode: _mode, paging: _paging, source: _source, rowCount: _count, pageSize: _size, ...args }) => (
    <DataGrid {...args} rows={many} />
  ),
  play: async ({ canvasElement }) => {
    const table = grid(canvasElement)
    const shown = () =>
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map(row => Number(row.getAttribute('aria-rowindex')))
    await expect(table).toHaveAttribute('aria-rowcount', '100001')
    table.scrollTop = 2_000_000
    await waitFor(() => expect(Math.min(...shown())).toBeGreaterThan(40_000))
    await expect(shown().length).toBeLessThan(40)
    // Once scrolling stops, the rows are in DOM order, for screen readers that read from top to bottom.
    await waitFor(() => expect(shown()).toEqual(shown().toSorted((a, b) => a - b)))
    await userEvent.click(within(table).getByRole('button', { name: 'Heures' }))
    await expect(within(table).getByRole('columnheader', { name: 'Heures' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await userEvent.click(
      within(table).getByRole('checkbox', { name: /Select all 100.000|Sélectionner les 100.000/ }),
    )
    await userEvent.keyboard('{ArrowDown}{Control>}{End}{/Control}')
    await waitFor(() => expect(Math.max(...shown())).toBe(100_001))
    await expect(document.activeElement?.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '100001')
    await userEvent.keyboard(' ')
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/99.999/)
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await waitFor(() => expect(Math.min(...shown())).toBe(2))
    // The focused row stays in the DOM wherever the view scrolls, so that keys continue from there.
    table.scrollTop = 3_000_000
    await waitFor(() => expect(Math.max(...shown())).toBeGreaterThan(60_000))
    await expect(shown()).toContain(2)
    await expect(table.contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{ArrowDown}')
    await expect(document.activeElement?.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '3')
    await expect(table.scrollTop).toBeLessThan(100)
    // For the screenshot: the horizontal position depends on what was rendered by then.
    table.scrollLeft = 0
  },
}

export const Cards: Story = {
  args: {
    // Enough cards for a second portion, and little enough text for one screenshot.
    rows: requests.slice(0, 31),
    columns: requestColumns.slice(0, 1),
    selectionMode: 'multiple',
    rowActions: () => [{ id: 'edit', label: 'Modifier', onAction: fn() }],
  },
  decorators: [
    Story => (
      <div style={{ maxWidth: '24rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const list = canvas.getByRole('list', { name: 'Demandes' })
    await expect(canvas.queryByRole('grid')).toBeNull()
    const cards = () => list.querySelectorAll(':scope > li').length
    await expect(cards()).toBe(30)
    await userEvent.click(canvas.getByRole('button', { name: /Show more|Afficher la suite/ }))
    await expect(cards()).toBe(31)
    await userEvent.click(canvas.getByRole('checkbox', { name: /Durand 1$/ }))
    await expect(canvas.getByRole('group', { name: /Selected rows|Lignes sélectionnées/ })).toHaveTextContent(
      /1 row selected|1 ligne sélectionnée/,
    )
    await userEvent.click(canvas.getByRole('button', { name: /(for|pour) Établissements Durand 1$/ }))
    await waitFor(() =>
      expect(within(document.body).getByRole('menuitem', { name: 'Modifier' })).toBeVisible(),
    )
    await userEvent.keyboard('{Escape}')
  },
}

const common = { columns: requestColumns, getRowId: requestId }
export const Permutations: Story = {
  render: () => (
    <Stack gap={8}>
      <DataGrid {...common} rows={[]} status="loading" aria-label="Chargement" />
      <DataGrid {...common} rows={requests.slice(0, 2)} status="refreshing" aria-label="Actualisation" />
    </Stack>
  ),
}
